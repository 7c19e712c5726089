"""Adds costs up in another way than the product: the reference of CostReferenceTests.

Reads cases of standard text, a line each, and writes the totals by day and by month:
  case ZONE VAT|-            begins a case
  add FROM-TO=AMOUNT|AMOUNT  an addition, with tax
  price START END AMOUNT|-   a price for a kilowatt-hour
  use START END µWh|-        what was used
"""
import sys
from datetime import datetime, timezone
from decimal import Decimal, getcontext
from zoneinfo import ZoneInfo

getcontext().prec = 60


def minutes(text):
    hour, _, minute = text.partition(":")
    return int(hour) * 60 + int(minute or 0)


class Case:
    def __init__(self, zone, tax):
        self.zone = ZoneInfo(zone)
        self.tax = 1 + Decimal(tax) / 100 if tax != "-" else Decimal(1)
        self.additions, self.prices, self.uses = [], [], []

    def local(self, seconds):
        return datetime.fromtimestamp(seconds, timezone.utc).astimezone(self.zone)

    def paid(self, start, amount):
        total = amount * self.tax
        time = self.local(start)
        minute = time.hour * 60 + time.minute
        for hours, extra in self.additions:
            if hours is None:
                total += extra
                continue
            first, last = hours
            within = first <= minute < last
            over_midnight = minute >= first or minute < last
            inside = within if first < last else over_midnight
            total += extra if inside else 0
        return total

    def price_of(self, start, end):
        """The price of every second of the slot, if all seconds of it have one."""
        around = [p for p in self.prices if p[0] < end and p[1] > start]
        if not around or any(p[2] is None for p in around):
            return None
        covered = sum(min(end, p[1]) - max(start, p[0]) for p in around)
        whole = all(start <= p[0] and p[1] <= end for p in around)
        if covered != end - start or not (whole or len(around) == 1):
            return None
        return sum((p[1] - p[0] if whole else end - start) * self.paid(p[0], p[2])
                   for p in around) / (end - start)

    def write(self):
        totals = {}
        for start, end, energy in self.uses:
            time = self.local(start)
            for key in (f"{time:%Y-%m-%d}", f"{time:%Y-%m}"):
                total = totals.setdefault(key, [Decimal(0), Decimal(0), Decimal(0)])
                if energy is None:
                    continue
                price = self.price_of(start, end)
                if price is None:
                    total[2] += energy
                else:
                    total[0] += energy
                    total[1] += energy * price
        for key in sorted(totals, key=lambda k: (-len(k), k)):
            kwh, cost, left = totals[key]
            print(key, plain(kwh), plain(cost), plain(left))


def plain(number):
    text = f"{number.normalize():f}"
    return "0" if text == "-0" else text


case = None
for line in open(sys.argv[1], encoding="utf-8"):
    kind, *words = line.split()
    if kind == "case":
        if case:
            case.write()
        case = Case(*words)
        print("case")
    elif kind == "add":
        hours, _, amount = words[0].rpartition("=")
        stretch = tuple(minutes(t) for t in hours.split("-")) if hours else None
        case.additions.append((stretch, Decimal(amount)))
    else:
        start, end, amount = int(words[0]), int(words[1]), words[2]
        number = None if amount == "-" else Decimal(amount)
        if kind == "price":
            case.prices.append((start, end, number))
        else:
            case.uses.append((start, end, None if number is None else number / 10**9))
case.write()
