"""Colors as CIELAB, in which distances are about as large as people see them."""

from __future__ import annotations

from typing import Any

import numpy as np

Picture = np.ndarray[Any, np.dtype[np.float64]]


def lab(rgb: Picture) -> Picture:
    """CIELAB of sRGB colors 0 ... 255, for daylight."""
    linear = np.where(rgb <= 0.04045 * 255, rgb / 255 / 12.92, ((rgb / 255 + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack(
        [116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1
    )
