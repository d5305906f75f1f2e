"""Pictures of graphs, and a page that steps through them: ``ag.draw`` and ``ag.explore``."""

from autograd.inspect.drawing.explorer import Exploration, explore
from autograd.inspect.drawing.picture import Drawing, draw
from autograd.inspect.recording import recorded

__all__ = ["Drawing", "Exploration", "draw", "explore", "recorded"]
