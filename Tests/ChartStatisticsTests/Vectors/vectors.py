"""Writes vectors.json, the expected results of ChartStatistics.

Run as `python3 vectors.py > vectors.json` with NumPy, SciPy and statsmodels; the tests need neither
them nor Python. Functions that no library has are implemented here from their definitions,
independently of the tested code.
"""

import json
import sys

import numpy as np
import scipy.special
import scipy.stats
import statsmodels.api as sm
from statsmodels.nonparametric.smoothers_lowess import lowess

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
    """Returns NumPy's bin edges, but for Scott's rule 3.49 as in his paper, not (24 √π)^⅓."""
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
    """Returns Tukey's box and outliers, as matplotlib's boxplot_stats and R's boxplot do."""
    x = np.sort(values)
    lower, median, upper = np.percentile(x, [25, 50, 75])
    reach = 1.5 * (upper - lower)
    inside = x[(x >= lower - reach) & (x <= upper + reach)]
    whiskers = (inside.min(), inside.max()) if len(inside) else (lower, upper)
    return {"box": [min(whiskers[0], lower), lower, median, upper, max(whiskers[1], upper)],
            "outliers": [v for v in x.tolist() if v < lower - reach or v > upper + reach]}


def moving(values):
    """Returns statistics of windows of four and five values: centred, and trailing."""
    n = len(values)
    result = {}
    for name, count, before in [("centered5", 5, 2), ("centered4", 4, 2), ("trailing5", 5, 4)]:
        windows = [values[max(i - before, 0):min(i - before + count, n)] for i in range(n)]
        result[name] = {"means": [float(np.mean(w)) for w in windows],
                        "medians": [float(np.median(w)) for w in windows],
                        "nineTenths": [float(np.quantile(w, 0.9)) for w in windows]}
    return result


def student(degrees, share):
    """Returns Student's t for a two-sided probability; t.ppf before SciPy 1.12 has eight digits."""
    place = scipy.special.betaincinv(0.5, degrees / 2, share)
    return float(np.sqrt(degrees * place / (1 - place)))


def fit(name, x, y, degree, exponential=False):
    design = np.vander(x, degree + 1, increasing=True)
    result = sm.OLS(np.log(y) if exponential else y, design).fit()
    at = np.array([x.min() - 1, x.min(), np.mean(x), x.max(), x.max() + 2])
    prediction = result.get_prediction(np.vander(at, degree + 1, increasing=True))
    shown = np.exp if exponential else lambda value: value
    bands = {}
    for share in (0.5, 0.95, 0.999):
        reach = student(result.df_resid, share) * prediction.se_mean
        ends = [prediction.predicted_mean - reach, prediction.predicted_mean + reach]
        bands[str(share)] = shown(np.column_stack(ends)).tolist()
    return {"name": name, "degree": degree, "exponential": exponential, "x": x.tolist(),
            "y": y.tolist(),
            "determination": float(result.rsquared), "at": at.tolist(),
            "values": shown(prediction.predicted_mean).tolist(), "bands": bands}


def regressions():
    x = np.sort(random.uniform(-5, 30, 40)).round(3)
    y = (90 - 2.2 * x + 0.06 * x**2 + random.normal(0, 6, 40)).round(3)
    few = np.array([0.0, 1.0, 2.0, 4.0])
    fits = [fit("line", x, y, 1), fit("mean", x, y, 0), fit("square", x, y, 2),
            fit("quintic", x / 10, y, 5), fit("few", few, np.array([1.0, 3.0, 2.0, 5.0]), 1),
            fit("growth", x, (20 * np.exp(0.05 * x) * random.lognormal(0, 0.1, 40)).round(4), 1,
                True)]
    return fits


def locally(x, y, span, robustness):
    """Returns Cleveland's curve without shortcuts: one least-squares problem for each value."""
    order = np.argsort(x, kind="stable")
    x, y = np.array(x)[order], np.array(y)[order]
    n, k = len(x), max(int(span * len(x) + 1e-10), 2)
    robust = np.ones(n)
    for _ in range(robustness + 1):
        curve = []
        for place in x:
            distance = np.abs(x - place)
            near = np.argsort(distance, kind="stable")[:k]
            weight = robust[near] * (1 - (distance[near] / distance[near].max()) ** 3) ** 3
            root = np.sqrt(weight)
            design = np.column_stack([np.ones(k), x[near] - place]) * root[:, None]
            curve.append(np.linalg.lstsq(design, y[near] * root, rcond=None)[0][0])
        far = np.abs(y - curve)
        share = far / (6 * np.median(far))
        robust = np.where(share < 1, (1 - share**2) ** 2, 0)
    return x.tolist(), [float(v) for v in curve]


def curves():
    x = np.sort(random.uniform(0, 10, 50)).round(4)
    y = (np.sin(x) * 10 + random.normal(0, 1.5, 50)).round(4)
    y[20] += 40
    result = []
    for span, robustness in [(0.3, 0), (0.75, 0), (0.5, 2), (1, 1)]:
        places, values = locally(x, y, span, robustness)
        library = lowess(y, x, frac=span, it=robustness, delta=0, return_sorted=True)
        result.append({"span": span, "robustness": robustness, "x": x.tolist(), "y": y.tolist(),
                       "places": places, "values": values,
                       "statsmodels": library[:, 1].tolist()})
    return result


def students():
    return [{"degrees": d, "share": s, "reach": student(d, s)}
            for d in (1, 2, 3, 5, 10, 29, 30, 100, 1001, 100_000)
            for s in (0.01, 0.5, 0.8, 0.95, 0.99, 0.9999)]


def largest_triangles(x, y, wanted):
    """Returns the indices that Steinarsson's algorithm chooses: his thesis, section 4.2."""
    n, width = len(x), (len(x) - 2) / (wanted - 2)
    chosen = [0]
    for bucket in range(wanted - 2):
        start, end = int(bucket * width) + 1, int((bucket + 1) * width) + 1
        after = min(int((bucket + 2) * width) + 1, n) if bucket < wanted - 3 else n
        mx, my = np.mean(x[end:after]), np.mean(y[end:after])
        ax, ay = x[chosen[-1]], y[chosen[-1]]
        areas = [abs((ax - mx) * (y[i] - ay) - (ax - x[i]) * (my - ay)) for i in range(start, end)]
        chosen.append(start + int(np.argmax(areas)))
    return chosen + [n - 1]


def extremes(x, y, columns):
    """Returns the indices of M4, as in its paper: first, minimum, maximum, last per group."""
    width = (x[-1] - x[0]) / columns
    groups = {}
    for i in range(len(x)):
        groups.setdefault(min(int((x[i] - x[0]) / width), columns - 1), []).append(i)
    chosen = set()
    for rows in groups.values():
        values = [y[i] for i in rows]
        chosen |= {rows[0], rows[-1], rows[int(np.argmin(values))], rows[int(np.argmax(values))]}
    return sorted(chosen)


def lines():
    x = np.arange(500) / 4
    y = (np.cumsum(random.normal(0, 1, 500))).round(4)
    return {"x": x.tolist(), "y": y.tolist(),
            "largestTriangles": {str(n): largest_triangles(x, y, n) for n in (3, 4, 20, 137)},
            "m4": {str(n): extremes(x, y, n) for n in (1, 7, 20)}}


spread = [n for n in SAMPLES if n not in ("one", "equal")]
json.dump({
    "shares": SHARES,
    "samples": SAMPLES,
    "summaries": {n: summaries(v) for n, v in SAMPLES.items()},
    "histograms": {n: edges(v) for n, v in SAMPLES.items() if n not in ("huge", "tiny")},
    "densities": {n: density(SAMPLES[n]) for n in spread if n not in ("huge", "tiny")},
    "boxes": {n: box(v) for n, v in SAMPLES.items()},
    "moving": {n: moving(SAMPLES[n]) for n in ("one", "negative", "ties", "normal")},
    "regressions": regressions(),
    "curves": curves(),
    "students": students(),
    "lines": lines(),
}, sys.stdout, indent=None, separators=(",", ":"))
