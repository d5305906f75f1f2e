"use strict";
(() => {
  const page = `<!doctype html>\n${document.documentElement.outerHTML}`; // before anything changes
  const { steps, rows, views } = JSON.parse(document.getElementById("data").textContent);
  const by = (id) => document.getElementById(id);
  let drawing, items, links, size, labels, grads; // of the picture that is shown
  let view = views[0];
  view.svg = document.getElementById("graph").innerHTML;
  const idOf = (id) => (view.of ? view.of[id] : id); // undefined for what is folded away
  let at = 0;
  let scale = 1;
  let told = false;

  const add = (parent, tag, text, cls) => {
    const made = parent.appendChild(document.createElement(tag));
    if (text !== undefined) made.textContent = text;
    if (cls) made.className = cls;
    return made;
  };

  const LETTER = 6.8;
  const cut = (text, width) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

  const use = (next) => {
    view = next;
    by("graph").innerHTML = view.svg;
    drawing = document.querySelector(".ag-graph");
    items = new Map([...drawing.querySelectorAll(".item")].map((each) => [each.id, each]));
    links = [...drawing.querySelectorAll(".link")];
    size = { width: drawing.width.baseVal.value, height: drawing.height.baseVal.value };
    scale = 1;
    // Where an item in which gradients are added up shows what its buffer holds, and how many
    // characters of it, so that neighbours do not cover each other.
    labels = new Map();
    const nodes = [...items].filter(([id]) => id.startsWith("n"));
    const boxes = nodes.map(([id, item]) => [id, item.getBBox()]); // all before anything is added
    for (const [id, box] of boxes) {
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      text.setAttribute("x", box.x + box.width / 2);
      text.setAttribute("y", box.y - 5);
      text.setAttribute("class", "held");
      drawing.append(text);
      labels.set(id, [text, Math.max(12, Math.floor(box.width / LETTER))]);
    }
    // The line of a leaf that shows its .grad, and what it showed before the pass.
    grads = new Map();
    for (const [id, item] of items) {
      const lines = [...item.querySelectorAll("text")];
      const line = lines.find((each) => each.textContent.startsWith("grad "));
      if (item.classList.contains("leaf") && line) grads.set(id, [line, line.textContent]);
      item.setAttribute("tabindex", "0");
      const tell = () => { by("about").textContent = item.querySelector("title").textContent; };
      item.addEventListener("focus", tell);
      item.addEventListener("mouseenter", tell);
      if (!(id in view.opens)) continue;
      const open = () => change(views[view.opens[id]]);
      item.classList.add("opens");
      item.setAttribute("role", "button");
      item.addEventListener("click", open);
      item.addEventListener("keydown", (event) => { if (event.key === "Enter") open(); });
    }
    by("fold").hidden = by("unfold").hidden = views.length === 1;
    by("fold").disabled = view === views[0];
    by("unfold").disabled = view === views.at(-1);
  };

  // What is seen at step `at`: everything up to it, put together anew.
  const stateAt = (at) => {
    const state = { seen: new Set(), buffers: new Map(), written: new Map() };
    for (const step of steps.slice(0, at + 1)) {
      step.shows.forEach((id) => state.seen.add(id));
      step.buffers.forEach(([id, name, text]) => {
        const held = state.buffers.get(id) ?? new Map();
        state.buffers.set(id, held.set(name, text));
      });
      (step.done ?? []).forEach((id) => state.buffers.delete(id));
      (step.written ?? []).forEach(([id, ...rest]) => state.written.set(id, rest));
    }
    return state;
  };

  const showGraph = (step, state) => {
    const active = new Set(step.active.map(idOf));
    const seen = new Set([...state.seen].map(idOf));
    const flows = new Set((step.flows ?? []).map(([a, b]) => `${idOf(a)} ${idOf(b)}`));
    const held = new Map(); // what the buffers of an item hold: of several nodes, if it is a block
    const hold = (id, text) => held.set(idOf(id), [...(held.get(idOf(id)) ?? []), text]);
    for (const [id, texts] of state.buffers) texts.forEach((text) => hold(id, text));
    const waiting = new Set(held.keys());
    for (const [id, [, text]] of state.written) if (!state.buffers.has(id)) hold(id, `= ${text}`);
    for (const [id, item] of items) {
      item.classList.toggle("unseen", !seen.has(id));
      item.classList.toggle("active", active.has(id));
      item.classList.toggle("waiting", waiting.has(id) && !active.has(id));
    }
    for (const link of links) {
      const { from, to } = link.dataset;
      link.classList.toggle("unseen", !(seen.has(from) && seen.has(to)));
      link.classList.toggle("flows", flows.has(`${from} ${to}`));
    }
    for (const [id, [label, width]] of labels) { // the table beside it has the whole text
      label.textContent = cut((held.get(id) ?? []).join(", "), width);
    }
    for (const [line, before] of grads.values()) line.textContent = before;
    for (const [, text, leaf] of state.written.values()) {
      if (grads.has(idOf(leaf))) grads.get(idOf(leaf))[0].textContent = `grad ${text}`;
    }
    const first = step.active.map(idOf).find((id) => items.has(id));
    if (first) bringIntoView(items.get(first));
  };

  const bringIntoView = (item) => {
    const pane = by("graph");
    const outer = pane.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    pane.scrollBy(
      box.left + box.width / 2 - outer.left - outer.width / 2,
      box.top + box.height / 2 - outer.top - outer.height / 2,
    );
  };

  const showStep = (step) => {
    by("phase").textContent = step.phase;
    by("title").textContent = step.title;
    by("row").textContent = step.location;
    by("row").href = `#${anchor(step.location)}`;
    by("lines").replaceChildren();
    step.lines.forEach(([kind, text]) => add(by("lines"), "li", text, kind));
  };

  const showBuffers = (step, state) => {
    const changed = new Set(step.buffers.map(([id, name]) => `${id} ${name}`));
    by("buffers").replaceChildren();
    const row = (name, text, isNew) => {
      const line = add(by("buffers"), "tr", undefined, isNew ? "changed" : "");
      add(line, "td", name);
      add(line, "td", text);
    };
    for (const [id, held] of state.buffers) {
      for (const [name, text] of held) row(name, text, changed.has(`${id} ${name}`));
    }
    const now = new Set((step.written ?? []).map(([id]) => id));
    for (const [id, [name, text]] of state.written) row(name, text, now.has(id));
    by("gradients").hidden = !by("buffers").hasChildNodes();
  };

  const go = (to) => {
    at = Math.max(0, Math.min(steps.length - 1, to));
    const state = stateAt(at);
    showGraph(steps[at], state);
    showStep(steps[at]);
    showBuffers(steps[at], state);
    by("at").value = at;
    by("count").textContent = `${at + 1} of ${steps.length}`;
    if (told) {
      try { history.replaceState(null, "", `#${at + 1}`); } catch { /* a frame without an address */ }
    }
    told = true; // a page that is being loaded has its address
    by("first").disabled = by("back").disabled = at === 0;
    by("last").disabled = by("next").disabled = at === steps.length - 1;
  };

  // What is at (x, y) of the pane, its middle unless it is given, stays there.
  const resize = (factor, x = by("graph").clientWidth / 2, y = by("graph").clientHeight / 2) => {
    const pane = by("graph");
    const before = scale;
    scale = Math.max(0.01, Math.min(3, scale * factor));
    drawing.setAttribute("width", size.width * scale);
    drawing.setAttribute("height", size.height * scale);
    const grown = scale / before;
    pane.scrollTo((pane.scrollLeft + x) * grown - x, (pane.scrollTop + y) * grown - y);
  };
  const fit = (least) => {
    const pane = by("graph");
    const whole = Math.min(pane.clientWidth / size.width, pane.clientHeight / size.height, 1);
    resize(Math.max(whole, least) / scale);
  };

  const change = (next) => {
    use(next);
    fit(0.5); // smaller letters cannot be read
    go(at);
  };

  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    link.download = `${document.title.replace(/[^\w-]+/g, "-")}.html`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const anchor = (location) => `row-${location.replace(/[^\w-]/g, "-")}`;

  const showRows = () => {
    for (const [location, row] of Object.entries(rows)) {
      const article = add(by("rows"), "article");
      article.id = anchor(location);
      const list = add(article, "dl");
      add(list, "dt", `${location}  ${row.signature}`);
      if (row.doc) add(list, "dd", row.doc);
      add(list, "dd", `forward: ${row.forward}`);
      row.formulas.forEach(([name, formula]) => add(list, "dd", `${name}: ${formula}`));
    }
  };

  const keys = {
    ArrowRight: () => go(at + 1), ArrowDown: () => go(at + 1), " ": () => go(at + 1),
    ArrowLeft: () => go(at - 1), ArrowUp: () => go(at - 1),
    Home: () => go(0), End: () => go(steps.length - 1),
    "+": () => resize(1.25), "-": () => resize(0.8), 0: () => fit(0),
    f: () => change(views[0]), u: () => change(views.at(-1)),
  };
  document.addEventListener("keydown", (event) => {
    const own = event.target.matches(event.key === " " ? "input, button, a" : "input");
    if (own || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  const clicks = {
    first: () => go(0), back: () => go(at - 1), next: () => go(at + 1),
    last: () => go(steps.length - 1), smaller: () => resize(0.8), larger: () => resize(1.25),
    fit: () => fit(0), fold: () => change(views[0]), unfold: () => change(views.at(-1)), save,
  };
  for (const [id, click] of Object.entries(clicks)) by(id).addEventListener("click", click);
  by("at").max = steps.length - 1;
  by("at").addEventListener("input", () => go(Number(by("at").value)));
  const pane = by("graph");
  pane.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const outer = pane.getBoundingClientRect();
    resize(Math.exp(-event.deltaY / 300), event.clientX - outer.left, event.clientY - outer.top);
  }, { passive: false });
  pane.addEventListener("pointermove", (event) => {
    pane.classList.toggle("dragged", event.buttons === 1);
    if (event.buttons === 1) pane.scrollBy(-event.movementX, -event.movementY);
  });
  showRows();
  use(view);
  fit(0.5);
  go((Number.parseInt(location.hash.slice(1), 10) || 1) - 1);
})();
