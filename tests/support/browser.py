"""Chromium without a window, for the tests of pages."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

__all__ = ["chromium"]

_SWITCHES = (
    *("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"),
    *("disable-background-networking", "disable-component-update", "disable-sync"),
    "window-size=1400,900",
)


@contextmanager
def chromium(profile: str, *logs: str) -> Iterator[Any]:
    """A driver of a browser with a fresh profile, which keeps the logs named. Skips the test where
    there is no selenium, or no Chromium with its chromedriver."""
    webdriver = pytest.importorskip("selenium.webdriver")
    binary = shutil.which("chromium") or shutil.which("google-chrome")
    chromedriver = shutil.which("chromedriver")
    if binary is None or chromedriver is None:
        pytest.skip("no Chromium with its chromedriver here")
    options = webdriver.ChromeOptions()
    options.binary_location = binary
    for switch in (*_SWITCHES, f"user-data-dir={profile}"):
        options.add_argument(f"--{switch}")
    options.set_capability("goog:loggingPrefs", dict.fromkeys(logs, "ALL"))
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(chromedriver))
    try:
        yield driver
    finally:
        driver.quit()
