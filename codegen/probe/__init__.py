"""Whether forwards do what their rows say, seen on small arrays."""
