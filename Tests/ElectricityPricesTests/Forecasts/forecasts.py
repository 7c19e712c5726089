#!/usr/bin/env python3
"""Writes forecasts.txt: small forecast files in the formats of services, with expected slots.

Each file is made from slots (start, length, origin, price, low, high). The expected slots
("truth") are the same, in the unit of the output.
"""
import json
import os
from datetime import datetime, timedelta, timezone
from decimal import Decimal as D

T0 = 1804546800  # 2027-03-08T23:00:00Z, midnight in Berlin
H, Q, M30, M5 = 3600, 900, 1800, 300
fixtures = []


def utc(t, f="%Y-%m-%dT%H:%M:%SZ"):
    return datetime.fromtimestamp(t, timezone.utc).strftime(f)


def at(t, hours, f="%Y-%m-%dT%H:%M:%S"):
    """Returns the local time at an offset from UTC; the default format includes the offset."""
    sign = "+" if hours >= 0 else "-"
    offset = "%s%02d:00" % (sign, abs(hours)) if f == "%Y-%m-%dT%H:%M:%S" else ""
    return datetime.fromtimestamp(t, timezone(timedelta(hours=hours))).strftime(f) + offset


def plain(value):
    text = format(D(value).normalize(), "f")
    return "0" if text == "-0" else text


def slots(steps, origins, prices, bounds=None, start=T0):
    rows, t = [], start
    for i, (step, origin, price) in enumerate(zip(steps, origins, prices)):
        low, high = bounds[i] if bounds and bounds[i] else (None, None)
        rows.append((t, step, origin, D(price), low and D(low), high and D(high)))
        t += step
    return rows


def truth(rows, power=0, band="", issued=""):
    lines = []
    for t, step, origin, price, low, high in rows:
        f = lambda v: "" if v is None else plain(v.scaleb(power))
        is_forecast = origin == "forecast"
        lines.append(",".join([
            str(t), str(t + step), origin, f(price), f(low), f(high),
            band if low is not None else "", str(issued) if is_forecast else ""]))
    return lines


def add(name, format_name, unit, vat, text, lines):
    fixtures.append((name, format_name, unit, vat, text, lines))


def dump(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=float)


K, F, U = "known", "forecast", ""
P = ["9.5", "8.25", "-0.75", "0.5", "12.125"]
B = [None, None, ("-2.5", "1.25"), ("0.25", "0.5"), ("10", "20.5")]
ISSUED = T0 - 7 * H

# Rows with their origin.
r = slots([H] * 5, [K, K, F, F, F], P)
add("energyforecast.de, version 1", "energyforecast", "ct/kWh", "unknown", dump([
    {"start": at(t, 1), "end": at(t + s, 1), "price": p, "price_origin": "market" if o == K else F}
    for t, s, o, p, _, _ in r]), truth(r, 2))
add("energyforecast.de for Home Assistant", "energyforecast", "ct/kWh", "unknown",
    dump({"forecast": {"data": [
        {"start": at(t, 1), "end": at(t + s, 1), "price": p,
         "price_origin": "market" if o == K else F} for t, s, o, p, _, _ in r]}}), truth(r, 2))
r = slots([Q] * 5, [K, K, F, F, F], P)
add("energyforecast.de, version 2", "energyforecast", "ct/kWh", "excluded", dump({
    "generated_at": utc(ISSUED), "valid_until": utc(T0), "data": [
        {"start": at(t, 1), "end": at(t + s, 1), "price_ct_kwh": p, "total_ct_kwh": p + 2,
         "price_origin": "market" if o == K else F} for t, s, o, p, _, _ in r]}),
    truth(r, 0, issued=ISSUED))
r = slots([H] * 5, [U] * 5, P)
add("a proxy that drops the origin", "json", "", "unknown", dump({"prices": [
    {"start": at(t, 1), "end": at(t + s, 1), "value": p} for t, s, _, p, _, _ in r]}), truth(r))
r = slots([M30] * 5, [K, K, F, F, F], P, B)
add("Amber Electric", "amber", "c/kWh", "included", dump([
    dict({"type": ["ActualInterval", "CurrentInterval"][i] if i < 2 else "ForecastInterval",
          "duration": 30, "spotPerKwh": 1, "perKwh": p, "nemTime": at(t + s, 10),
          "startTime": utc(t + 1), "endTime": utc(t + s), "channelType": "general"},
         **({"range": {"min": 1, "max": 99},
             "advancedPrice": {"low": l, "predicted": p, "high": h}} if l is not None else {}))
    for i, (t, s, o, p, l, h) in enumerate(r)]), truth(r, 0, "unnamed"))
r = slots([M5, M5, M30, M30], [F] * 4, P, [("1", "2")] * 4)
add("Amber in Home Assistant", "homeassistant", "c/kWh", "included", dump({"attributes": {
    "forecasts": [{"duration": s // 60, "per_kwh": p, "nem_date": at(t + s, 10),
                   "start_time": at(t + 1, 10), "end_time": at(t + s, 10), "range_min": l,
                   "range_max": h} for t, s, o, p, l, h in r],
    "channel_type": "general", "unit_of_measurement": "$/kWh"}}), truth(r, 2, "range"))
r = slots([M5, M5, M30, M30], [K, K, F, F], P, [None, None, ("-1", "2"), ("0.25", "0.75")])
add("amber2mqtt", "homeassistant", "c/kWh", "included", dump({"Forecasts": [
    dict({"type": "ActualInterval" if o == K else "ForecastInterval", "start_time": utc(t + 1),
          "end_time": utc(t + s), "per_kwh": p},
         **({} if l is None else {"advanced_price_low": h, "advanced_price_predicted": p,
                                  "advanced_price_high": l})) for t, s, o, p, l, h in r]}),
    truth(r, 2, "unnamed"))

# Known prices in one list, forecasts in another.
r = slots([Q, Q, H, H, H], [K, K, F, F, F], P, start=T0 - 2 * Q)
add("Energi Data Service in Home Assistant", "homeassistant", "øre/kWh", "unknown", dump({
    "attributes": {"unit": "kWh", "currency": "DKK", "region_code": "DK2", "tomorrow_valid": False,
                   "raw_today": [{"hour": at(t, 1), "price": p} for t, s, o, p, _, _ in r[:2]],
                   "raw_tomorrow": [],
                   # The forecast includes an hour whose price is already known.
                   "forecast": [{"hour": at(T0 - H, 1), "price": 99}]
                   + [{"hour": at(t, 1), "price": p} for t, s, o, p, _, _ in r[2:]]}}),
    [",".join([str(T0 - H), str(T0 - 2 * Q), F, "9900", "", "", "", ""])] + truth(r, 2))
r = slots([H] * 4, [K, F, F, F], P)
for other in ["forecast", "preview"]:
    add("Eltariff, " + other, "eltariff", "öre/kWh", "excluded", dump({
        "timeZone": "Europe/Stockholm", "currency": "SEK", "resolution": "PT1H",
        "actual": [{"created": at(ISSUED, 1), "start": at(t, 1), "end": at(t + s, 1),
                    "priceExVat": p, "priceIncVat": p} for t, s, o, p, _, _ in r[:1]],
        other: [{"created": at(ISSUED, 1), "start": at(t, 1), "end": at(t + s, 1),
                 "priceExVat": p, "priceIncVat": p} for t, s, o, p, _, _ in r[1:]]}),
        truth(r, 2, issued=ISSUED))
r = slots([M30] * 4, [K, K, F, F], P)
add("api.x2r.uk", "x2r", "p/kWh", "included", dump({
    "forecast_at": at(ISSUED, 1), "region": "G", "prices": {
        "actual": [{"date": utc(r[0][0]), "price": r[0][3]}],
        "day_ahead": [{"date": utc(r[1][0]), "price": r[1][3]}],
        "forecast": [{"date": utc(t), "price": p} for t, s, o, p, _, _ in r[2:]]}}),
    truth(r, issued=ISSUED))

# A time that separates known prices from forecasts.
r = slots([H] * 5, [K, K, F, F, F], P)
add("nordpool-predict-fi in Home Assistant", "homeassistant", "c/kWh", "included", dump({
    "attributes": {"forecast": [{"timestamp": utc(t), "value": p} for t, s, o, p, _, _ in r],
                   "forecast_start": utc(r[2][0]), "unit_of_measurement": "c/kWh"}}), truth(r))
r = slots([Q] * 5, [K, K, F, F, F], P)
add("EpexPredictor", "epexpredictor", "ct/kWh", "unknown", dump({
    "prices": [{"startsAt": at(t, 1), "total": p} for t, s, o, p, _, _ in r],
    "knownUntil": at(r[1][0], 1)}), truth(r))
r = slots([Q] * 5, [F] * 5, P)
add("EpexPredictor without known prices", "epexpredictor", "ct/kWh", "unknown", dump({
    "prices": [{"startsAt": at(t, 1), "total": p} for t, s, o, p, _, _ in r],
    "knownUntil": "1970-01-01T01:00:00+01:00"}), truth(r))
r = slots([Q] * 5, [U] * 5, P)
add("EpexPredictor's short form", "epexpredictor", "ct/kWh", "unknown", dump({
    "s": [t for t, *_ in r], "t": [x[3] for x in r]}), truth(r))

# A known price beside a forecast.
r = slots([Q] * 5, [K, K, F, F, F], P, [None, None, ("-9", "3"), ("0", "2"), ("7", "99")])
quantiles = lambda p, l, h: [l, l, l, p, h, h, h] if l is not None else [p] * 7
add("epex_forecast", "epex-forecast", "ct/kWh", "excluded", dump({"data": [
    {"ts": utc(t), "market": p if o == K else None, "forecast": quantiles(p, l, h)}
    for t, s, o, p, l, h in r], "meta": {"region": "DE", "modelId": "example"}}),
    truth(r, -1, "q1-q7"))
add("epex_forecast, frame", "epex-forecast", "ct/kWh", "excluded",
    ",ground truth,0,1,2,3,4,5,6\n" + "".join(
        utc(t, "%Y-%m-%d %H:%M:%S+00:00") + "," + (str(p) if o == K else "") + ","
        + ",".join(str(q) for q in quantiles(p, l, h)) + "\n" for t, s, o, p, l, h in r),
    truth(r, -1, "q1-q7"))
r = slots([H] * 5, [K, K, F, F, F], P, B)
add("Stekker", "stekker", "ct/kWh", "unknown", dump({
    "region": "NL", "currency_code": "EUR", "duration_seconds": 3600, "prices": [
        {"period_start": utc(t), "price_per_mwh": p if o == K else None, "forecast": p,
         "forecast_lower": l, "forecast_upper": h} for t, s, o, p, l, h in r]}),
    truth(r, -1, "unnamed"))
r = slots([H] * 5, [K, K, F, F, F], P)
add("AESO", "aeso", "¢/kWh", "excluded", dump({"return": {"Pool Price Report": [
    {"begin_datetime_utc": utc(t, "%Y-%m-%d %H:%M"),
     "begin_datetime_mpt": at(t, -7, "%Y-%m-%d %H:%M"), "pool_price": str(p) if o == K else "",
     "forecast_pool_price": str(p + (1 if o == K else 0)), "rolling_30day_avg": "46.79"}
    for t, s, o, p, _, _ in r]}}), truth(r, -1))

# Flags, and slots of several lengths.
r = slots([Q, Q, H, H], [K, K, F, F], P, start=T0 - 2 * Q)
add("Strømligning", "stromligning", "øre/kWh", "included", dump({"priceArea": "DK2", "prices": [
    dict({"date": utc(t, "%Y-%m-%dT%H:%M:%S.000Z"),
          "price": {"value": p - 1, "vat": 1, "total": p, "unit": "kr/kWh"},
          "resolution": "15m" if s == Q else "1h"}, **({"forecast": True} if o == F else {}))
    for t, s, o, p, _, _ in r]}), truth(r, 2))
add("Strømligning, lean form", "stromligning", "øre/kWh", "included", dump({"prices": [
    dict({"date": utc(t, "%Y-%m-%dT%H:%M:%S.000Z"), "price": p,
          "resolution": "15m" if s == Q else "1h"}, **({"forecast": True} if o == F else {}))
    for t, s, o, p, _, _ in r]}), truth(r, 2))
r = slots([H] * 5, [K, K, F, F, F], P)
add("stroomprijsprognose.nl", "stroomprijsprognose", "ct/kWh", "excluded", dump({
    "generated_at": utc(ISSUED, "%Y-%m-%dT%H:%M:%S.000Z"), "unit": "ct/kWh",
    "timezone": "Europe/Berlin", "series": [
        {"timestamp": utc(t), "effective_ct_kwh": p, "forecast_ct_kwh": p + 1,
         "day_ahead_ct_kwh": p if o == K else None,
         "price_source": "day_ahead" if o == K else F, "retail_total_ct_kwh": p + 20}
        for t, s, o, p, _, _ in r]}), truth(r, issued=ISSUED))

# Only forecasts.
r = slots([H] * 5, [F] * 5, P)
add("nordpool-predict-fi", "nordpool-predict-fi", "c/kWh", "included",
    "[" + ",".join("[%d.0,%s]" % (t * 1000, p) for t, s, o, p, _, _ in r) + "]", truth(r))
add("Carnot", "carnot", "øre/kWh", "excluded", dump({"predictions": [
    {"energysource": "spotprice", "pricearea": "dk2", "utctime": utc(t, "%Y-%m-%dT%H:%M:%S+00:00"),
     "prediction": p + old,
     "addedtime": utc(ISSUED - 24 * H * old, "%Y-%m-%dT%H:%M:%S.250000+00:00"),
     "id": i, "dktime": utc(t, "%Y-%m-%dT%H:%M:%S+00:00"), "latest": old == 0}
    for old in [1, 0] for i, (t, s, o, p, _, _) in enumerate(r)]}), truth(r, -1, issued=ISSUED))
add("Spotprisprognose", "spotprisprognose", "ct/kWh", "unknown", dump({
    "Forecast created": utc(ISSUED, "%Y-%m-%d %H:%M:%S"),
    "DK1": [{"Time": utc(t, "%Y-%m-%dT%H:%M:%S"), "Price": p} for t, s, o, p, _, _ in r]}),
    truth(r, -1, issued=ISSUED - H))
r = slots([M30] * 5, [F] * 5, P, [None, None] + B[2:])
runs = [{"name": "Region | G", "created_at": utc(ISSUED - old * H, "%Y-%m-%dT%H:%M:%S.110000Z"),
         "prices": [{"date_time": utc(t), "agile_pred": p + old, "agile_low": l, "agile_high": h}
                    for t, s, o, p, l, h in r]} for old in [0, 6]]
add("agilepredict.com", "agilepredict", "p/kWh", "included", dump(runs[:1]),
    truth(r, 0, "p10-p90", ISSUED))
for name, list_of_runs in [("newest first", runs), ("newest last", runs[::-1])]:
    add("agilepredict.com, two runs, " + name, "agilepredict", "p/kWh", "included",
        dump(list_of_runs), truth(r, 0, "p10-p90", ISSUED))
r = slots([H] * 3, [F] * 3, P, [("1", "2")] * 3)
add("Voltcast", "voltcast", "ct/kWh", "unknown", dump({"data": [
    {"target_start": utc(t), "p10": l, "p50": p, "p90": h} for t, s, o, p, l, h in r],
    "meta": {}}), truth(r, -1, "p10-p90"))

# Reports of market operators; times are the ends of slots, at a fixed offset from UTC.
def aemo(name, version, columns, rows):
    return "C,NEMP.WORLD,%s,AEMO,PUBLIC,2027/03/09,09:00:20,01,X,01\n" % name.split(",")[0] + \
        "I,%s,%s,%s\n" % (name, version, ",".join(columns)) + \
        "".join("D,%s,%s,%s\n" % (name, version, ",".join(row)) for row in rows) + \
        'C,"END OF REPORT",%d\n' % (len(rows) + 3)


nem = lambda t: '"%s"' % at(t, 10, "%Y/%m/%d %H:%M:%S")
for name, step, time, made in [("PREDISPATCH,REGION_PRICES", M30, "DATETIME", "LASTCHANGED"),
                               ("P5MIN,REGIONSOLUTION", M5, "INTERVAL_DATETIME", "RUN_DATETIME"),
                               ("PD7DAY,PRICESOLUTION", M30, "INTERVAL_DATETIME", "RUN_DATETIME")]:
    r = slots([step] * 3, [F] * 3, P)
    add("AEMO " + name, "aemo-report", "c/kWh", "excluded", aemo(
        name, "2", [made, "INTERVENTION", time, "REGIONID", "RRP", "ROP"],
        [[nem(ISSUED), str(run), nem(t + s), "NSW1", str(p + 7 * run), "1"]
         for run in [0, 1] for t, s, o, p, _, _ in r]), truth(r, -1, issued=ISSUED))
r = slots([M30] * 2, [F] * 2, P, [("-8", "20"), ("3", "11.5")])
add("AEMO sensitivities", "aemo-report", "c/kWh", "excluded", aemo(
    "PREDISPATCH,PRICESENSITIVITIES", "1",
    ["REGIONID", "INTERVENTION", "RRP", "RRPEEP1", "RRPEEP2", "RRPEEP3", "LASTCHANGED", "DATETIME"],
    [["VIC1", "0", str(p), str(h), str(p), str(l), nem(ISSUED), nem(t + s)]
     for t, s, o, p, l, h in r]), truth(r, -1, "scenarios", ISSUED))
r = slots([M5, M5, M30, M30], [K, K, F, F], P)
add("AEMO's web page", "aemo-5min", "c/kWh", "excluded", dump({"5MIN": [
    {"SETTLEMENTDATE": at(t + s, 10, "%Y-%m-%dT%H:%M:%S.")[:19], "REGIONID": "NSW1", "RRP": p,
     "PERIODTYPE": "ACTUAL" if o == K else "FORECAST"} for t, s, o, p, _, _ in r]}), truth(r, -1))
r = slots([M30] * 3, [F] * 3, P)
add("AEMO in Home Assistant", "homeassistant", "c/kWh", "excluded", dump({"attributes": {
    "forecast": [{"start_time": at(t, 10), "end_time": at(t + s, 10), "price": p}
                 for t, s, o, p, _, _ in r], "unit_of_measurement": "$/kWh"}}), truth(r, 2))
r = slots([M5] * 3, [F] * 3, P)
chicago = lambda t: at(t, -6, "%m/%d/%Y %H:%M:%S")
add("ERCOT", "ercot", "¢/kWh", "excluded",
    "RTDTimestamp,RepeatedHourFlag,IntervalEnding,IntervalRepeatedHourFlag,SettlementPoint,"
    "SettlementPointType,LMP\n" + "".join(
        "%s,N,%s,N,HB_NORTH,HU,%s\n" % (chicago(ISSUED), chicago(t + s), p)
        for t, s, o, p, _, _ in r), truth(r, -1, issued=ISSUED))
r = slots([H] * 3, [F] * 3, P, start=T0 + 6 * H)
add("IESO pre-dispatch", "ieso-predispatch", "¢/kWh", "excluded",
    "CREATED AT %s FOR 2027/03/09\n" % at(ISSUED, -5, "%Y/%m/%d %H:%M:%S")
    + "Delivery Hour,Pricing Location,LMP,Energy Loss Price,Energy Congestion Price\n"
    + "".join("%d,TORONTO,%s,0.1,0\n" % ((t - T0 - 6 * H) // H + 1, p)
              for t, s, o, p, _, _ in slots([H] * 3, [F] * 3, P, start=T0 + 6 * H)),
    truth(r, -1, issued=ISSUED))

# Programs that pass prices on without their origin.
r = slots([Q, H, H], [U] * 3, P, start=T0 - Q)
rates = [{"start": at(t, 1), "end": at(t + s, 1), "value": p} for t, s, o, p, _, _ in r]
add("evcc", "evcc", "", "included", dump({"rates": rates}), truth(r))
add("evcc before 0.207", "evcc", "", "included", dump({"result": {"rates": rates}}), truth(r))
add("energypriceforecast.eu", "json", "", "unknown", dump(rates), truth(r))
add("evcc, state", "evcc", "ct/kWh", "included", dump({"currency": "EUR", "forecast": {
    "grid": [[t, t + s, p] for t, s, o, p, _, _ in r], "solar": {"timeseries": []}}}), truth(r, 2))
r = slots([M30] * 3, [U] * 3, P)
stamp = lambda t: at(t, 1, "%Y-%m-%d %H:%M:%S") + "+01:00"
add("EMHASS, table", "csv", "", "unknown", "".join(
    "%s,%s\n" % (stamp(t), p) for t, s, o, p, _, _ in r), truth(r))
add("EMHASS, parameters", "emhass", "", "unknown", dump({
    "load_cost_forecast": {stamp(t): p for t, s, o, p, _, _ in r}, "prediction_horizon": 3}),
    truth(r))
add("EMHASS, result", "emhass", "", "unknown",
    "timestamp,P_PV,P_Load,P_grid,unit_load_cost,unit_prod_price,cost_profit\n" + "".join(
        "%s,0.0,410.0,410.0,%s,0.065,-0.0597\n" % (stamp(t), p) for t, s, o, p, _, _ in r),
    truth(r))

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "forecasts.txt"), "w") as file:
    for name, format_name, unit, vat, text, lines in fixtures:
        file.write("== %s|%s|%s|%s\n%s\n-- truth\n%s\n"
                   % (name, format_name, unit, vat, text.rstrip("\n"), "\n".join(lines)))
