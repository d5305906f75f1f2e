"""Views, writes in place, and the histories that follow from them."""
