"""Writes vectors.json, which ChartStatistics is compared with.

Run as `python3 vectors.py > vectors.json` with NumPy and SciPy; the tests need neither them nor
Python. Where a library has a function it is asked; what none has is written here as its
source defines it, apart from the code that it checks.
"""

import json
import sys

import numpy as np
import scipy.stats

random = np.random.default_rng(19)
SAMPLES = {
    "one": [4.0],
    "two": [3.0, -1.0],
    "equal": [2.5] * 7,
    "negative": [-12.0, 0.0, -3.5, 8.25, 1.0, -0.125],
    "ties": [1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 9.0, 40.0],
    "normal": random.normal(80, 25, 60).round(3).tolist(),
    "skewed": random.exponential(40, 101).round(3).tolist(),
    "huge": (random.normal(0, 1, 20) * 1e120).tolist(),
    "tiny": (random.normal(0, 1, 20) * 1e-120).tolist(),
}
SHARES = [0, 0.01, 0.1, 0.25, 1 / 3, 0.5, 0.75, 0.9, 0.999, 1]


def summaries(values):
    return {
        "mean": float(np.mean(values)),
        "deviation": float(np.std(values, ddof=1)) if len(values) > 1 else None,
        "quantiles": np.quantile(values, SHARES).tolist(),
    }


def edges(values):
    """Ends of bins by NumPy; Scott's rule by his paper, whose 3.49 NumPy writes as (24 √π)^⅓."""
    x = np.array(values)
    result = {
        "sturges": np.histogram_bin_edges(x, "sturges").tolist(),
        "count": np.histogram_bin_edges(x, 7).tolist(),
    }
    if np.subtract(*np.percentile(x, [75, 25])) > 0:
        result["freedmanDiaconis"] = np.histogram_bin_edges(x, "fd").tolist()
    if len(x) > 1 and np.std(x) > 0:
        width = 3.49 * np.std(x, ddof=1) / len(x) ** (1 / 3)
        count = int(np.ceil((x.max() - x.min()) / width))
        result["scott"] = np.linspace(x.min(), x.max(), count + 1).tolist()
    return {
        rule: {"edges": ends, "counts": np.histogram(x, ends)[0].tolist()}
        for rule, ends in result.items()
    }


def density(values):
    x = np.array(values)
    deviation = np.std(x, ddof=1)
    quartiles = np.subtract(*np.percentile(x, [75, 25]))
    spread = min(deviation, quartiles / 1.34) if quartiles > 0 else deviation
    bandwidth = 0.9 * spread * len(x) ** -0.2
    places = np.linspace(x.min() - 3 * bandwidth, x.max() + 3 * bandwidth, 9)
    kernel = scipy.stats.gaussian_kde(x, bw_method=bandwidth / deviation)
    return {"bandwidth": float(bandwidth), "places": places.tolist(),
            "densities": kernel(places).tolist()}


def box(values):
    """Tukey's fences, as matplotlib's boxplot_stats and R's boxplot have them."""
    x = np.sort(values)
    lower, median, upper = np.percentile(x, [25, 50, 75])
    reach = 1.5 * (upper - lower)
    inside = x[(x >= lower - reach) & (x <= upper + reach)]
    whiskers = (inside.min(), inside.max()) if len(inside) else (lower, upper)
    return {"box": [min(whiskers[0], lower), lower, median, upper, max(whiskers[1], upper)],
            "outliers": [v for v in x.tolist() if v < lower - reach or v > upper + reach]}


def moving(values):
    """Windows of five and of four, written out: around each value, and up to it."""
    n = len(values)
    result = {}
    for name, count, before in [("centered5", 5, 2), ("centered4", 4, 2), ("trailing5", 5, 4)]:
        windows = [values[max(i - before, 0):min(i - before + count, n)] for i in range(n)]
        result[name] = {"means": [float(np.mean(w)) for w in windows],
                        "medians": [float(np.median(w)) for w in windows],
                        "nineTenths": [float(np.quantile(w, 0.9)) for w in windows]}
    return result


spread = [n for n in SAMPLES if n not in ("one", "equal")]
json.dump({
    "shares": SHARES,
    "samples": SAMPLES,
    "summaries": {n: summaries(v) for n, v in SAMPLES.items()},
    "histograms": {n: edges(v) for n, v in SAMPLES.items() if n not in ("huge", "tiny")},
    "densities": {n: density(SAMPLES[n]) for n in spread if n not in ("huge", "tiny")},
    "boxes": {n: box(v) for n, v in SAMPLES.items()},
    "moving": {n: moving(SAMPLES[n]) for n in ("one", "negative", "ties", "normal")},
}, sys.stdout, indent=None, separators=(",", ":"))
