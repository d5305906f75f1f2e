"""Pictures of graphs, and a page that steps through them: ``ag.draw`` and ``ag.explore``."""

from autograd.drawing.explorer import Exploration, explore
from autograd.drawing.picture import Drawing, draw
from autograd.drawing.recording import recorded

__all__ = ["Drawing", "Exploration", "draw", "explore", "recorded"]
