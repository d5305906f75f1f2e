"""torch.autograd.anomaly_mode: see `autograd.inspect.anomaly`."""

from autograd.inspect.anomaly import detect_anomaly, set_detect_anomaly

__all__ = ["detect_anomaly", "set_detect_anomaly"]
