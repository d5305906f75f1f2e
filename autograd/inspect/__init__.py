"""Looking at graphs and passes: explain, draw, explore, anomaly mode, profile."""
