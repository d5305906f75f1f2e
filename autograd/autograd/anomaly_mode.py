"""torch.autograd.anomaly_mode: see `autograd.anomaly`."""

from autograd.anomaly import detect_anomaly, set_detect_anomaly

__all__ = ["detect_anomaly", "set_detect_anomaly"]
