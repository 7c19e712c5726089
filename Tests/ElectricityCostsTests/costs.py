"""Calculates costs independently of the product: the reference of CostReferenceTests.

Reads cases from a text file and writes their totals by day and by month. Each line is one of:
  case ZONE                  begins a case
  term NAME VALUE…           a line of the contract
  price START END AMOUNT|-   a price per kilowatt-hour
  use START END µWh|-        usage
  shift KWH:HOURS:HOURS      usage to move to other hours
"""
import sys
from datetime import datetime, timedelta, timezone
from decimal import Decimal, getcontext
from zoneinfo import ZoneInfo

getcontext().prec = 60


def minutes(text):
    hour, _, minute = text.partition(":")
    return int(hour) * 60 + int(minute or 0)


MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
# The Norwegian schemes: the thresholds of strømstøtte, the price of Norgespris, and the
# kilowatt-hours a month that a scheme covers.
THRESHOLDS = {2024: Decimal("0.73"), 2025: Decimal("0.75")}
FIXED = Decimal("0.40")
COVERED = 5000
DAYS = "mon tue wed thu fri sat sun".split()
# The public holidays of Norway in the period of the cases: Easter 2024.
HOLIDAYS = {"2024-03-28", "2024-03-29", "2024-03-31", "2024-04-01"}


def circle(names, first, last):
    """Returns the indices from one name to another, in cyclic order."""
    place, found = names.index(first), []
    while True:
        found.append(place)
        if names[place] == last:
            return found
        place = (place + 1) % len(names)


def holds(words, time):
    """Returns whether all conditions hold at a local time; holidays extend the days."""
    date = f"{time:%Y-%m-%d}"
    days, any_day = [], True
    for word in words:
        ends = word.split("-")
        if word == "winter" and time.month not in (11, 12, 1, 2, 3):
            return False
        if word == "summer" and not 4 <= time.month <= 10:
            return False
        if ends[0] in MONTHS and time.month - 1 not in circle(MONTHS, ends[0], ends[-1]):
            return False
        if word == "workdays":
            any_day = False
            days.append(time.weekday() < 5 and date not in HOLIDAYS)
        if word == "weekend":
            any_day = False
            days.append(time.weekday() > 4)
        if word == "holidays":
            any_day = False
            days.append(date in HOLIDAYS)
        if ends[0] in DAYS:
            any_day = False
            days.append(time.weekday() in circle(DAYS, ends[0], ends[-1]))
        if ends[0][0].isdigit():
            first, last = minutes(ends[0]), minutes(ends[1])
            minute = time.hour * 60 + time.minute
            within = first <= minute < last
            over_midnight = minute >= first or minute < last
            if not (within if first < last else over_midnight):
                return False
    return any_day or any(days)


class Case:
    def __init__(self, zone):
        self.zone = ZoneInfo(zone)
        self.terms, self.prices, self.uses = [], [], []
        self.known = {}

    def local(self, seconds):
        return datetime.fromtimestamp(seconds, timezone.utc).astimezone(self.zone)

    def scheme(self):
        return next((words[0] for name, *words in self.terms if name == "support"), None)

    def supported(self, start, amount):
        if self.scheme() == "norgespris":
            return FIXED
        above = amount - THRESHOLDS[self.local(start).year]
        return amount - above * Decimal("0.9") if above > 0 else amount

    def paid(self, start, amount, is_supported):
        time = self.local(start)
        has_support, support = is_supported and self.scheme(), Decimal(0)
        if has_support and amount is not None:
            support = amount - self.supported(start, amount)
        stated = [Decimal(words[0]) for name, *words in self.terms if name == "vat"]
        grid, tax = None, stated[0] if stated else Decimal(0)
        total = None if amount is None else (amount - support) * (1 + tax / 100)
        prices = [words for name, *words in self.terms if name == "price"]
        if prices:
            fitting = [words[-1] for words in prices if holds(words[:-1], time)]
            if not fitting:
                return None
            if fitting[0] != "spot":
                # The support for a fixed price depends on the exchange price, and includes VAT.
                tax = stated[0] if stated else Decimal(25)
                total = Decimal(fitting[0]) - support * (1 + tax / 100)
                if has_support and amount is None:
                    return None
        if total is None:
            return None
        for name, *words in self.terms:
            if name in ("add", "markup") and holds(words[:-1], time):
                total += Decimal(words[-1])
            if name == "grid" and grid is None and holds(words[:-1], time):
                grid = Decimal(words[-1])
        return total + (grid or 0)

    def price_of(self, start, end, is_supported=True):
        key = start, end, is_supported
        if key not in self.known:
            self.known[key] = self.price_of_slot(*key)
        return self.known[key]

    def price_of_slot(self, start, end, is_supported):
        """Returns the mean price of the slot; None unless every second of it has a price."""
        around = [(p[0], p[1], self.paid(p[0], p[2], is_supported))
                  for p in self.prices if p[0] < end and p[1] > start]
        if not around or any(p[2] is None for p in around):
            return None
        covered = sum(min(end, p[1]) - max(start, p[0]) for p in around)
        whole = all(start <= p[0] and p[1] <= end for p in around)
        if covered != end - start or not (whole or len(around) == 1):
            return None
        return sum((p[1] - p[0] if whole else end - start) * p[2]
                   for p in around) / (end - start)

    def in_hours(self, hours, start):
        return holds([hours], self.local(start))

    def all_costs(self, uses):
        """Returns the total, and for each month the start of the slot in which support ended."""
        months, ended, total = {}, {}, Decimal(0)
        for start, end, energy in sorted(uses, key=lambda use: use[0]):
            month = f"{self.local(start):%Y-%m}"
            before = months.get(month, Decimal(0))
            months[month] = before + energy
            above = Decimal(0)
            if self.scheme() and months[month] > COVERED:
                above = months[month] - max(before, COVERED)
                ended.setdefault(month, start)
            price = self.price_of(start, end, not above or above < energy)
            if price is not None:
                total += (energy - above) * price
                total += above * self.price_of(start, end, False) if above else 0
        return total, ended

    def marginal(self, start, end, ended):
        limit = ended.get(f"{self.local(start):%Y-%m}")
        return self.price_of(start, end, limit is None or start < limit)

    def write_shift(self):
        words = self.shift.split(":")
        amount, source, target = words[0], words[1], ":".join(words[2:])
        uses = [[start, end, energy or Decimal(0)] for start, end, energy in self.uses]
        known = [energy is not None for _, _, energy in self.uses]
        _, ended = self.all_costs(uses)
        index = 0
        cost, added = self.all_costs(uses)[0], []
        while index < len(uses):
            first = index
            while (index < len(uses) and self.in_hours(source, uses[index][0])
                   and uses[index][0] - uses[first][0] < 86400):
                index += 1
            if index == first:
                index += 1
                continue
            over, places = uses[index - 1][1], []
            # The same time of the clock on the next day.
            clock = self.local(over).replace(tzinfo=None) + timedelta(days=1)
            limit = clock.replace(tzinfo=self.zone).timestamp()
            for start, end, _ in self.prices:
                if start < over or start >= limit:
                    continue
                if self.in_hours(target, start):
                    places.append((start, end))
                elif places:
                    break
            priced = [(self.marginal(*place, ended), place) for place in places]
            priced = [pair for pair in priced if pair[0] is not None]
            if not priced:
                continue
            place = min(priced)[1]
            left = Decimal(amount.removesuffix("kWh"))
            slots = []
            for number in range(first, index):
                start, end, energy = self.uses[number]
                fully = start > ended.get(f"{self.local(start):%Y-%m}", start)
                price = self.price_of(start, end, not fully or not self.scheme())
                if known[number] and price is not None:
                    slots.append((-price, number))
            moved = Decimal(0)
            for _, number in sorted(slots):
                take = min(left, self.uses[number][2])
                if take > 0:
                    uses[number][2] -= take
                    left, moved = left - take, moved + take
            if not moved:
                continue
            added.append((*place, moved))
            now = self.all_costs(uses + added)[0]
            print("shift", f"{self.local(uses[first][0]):%Y-%m-%d}", plain(moved),
                  plain(cost - now))
            cost = now

    def divide(self):
        """Divides prices into half hours if a term begins or ends at a half hour."""
        if not any(":30" in word for _, *words in self.terms for word in words):
            return
        self.prices = [(time, min(time + 1800, end), amount) for start, end, amount in self.prices
                       for time in range(start, end, 1800)]

    def write(self):
        self.divide()
        totals, months = {}, {}
        self.write_shift()
        for start, end, energy in self.uses:
            time = self.local(start)
            month, above = f"{time:%Y-%m}", Decimal(0)
            if energy is not None and self.scheme():
                before = months.get(month, Decimal(0))
                months[month] = before + energy
                above = max(Decimal(0), months[month] - max(before, COVERED))
            for key in (f"{time:%Y-%m-%d}", f"{time:%Y-%m}"):
                total = totals.setdefault(key, [Decimal(0)] * 4)
                if energy is None:
                    continue
                price = self.price_of(start, end, not above or above < energy)
                if price is None:
                    total[2] += energy
                else:
                    total[0] += energy
                    total[1] += (energy - above) * price
                    total[3] += above
                    if above:
                        total[1] += above * self.price_of(start, end, False)
        for key in sorted(totals, key=lambda k: (-len(k), k)):
            print(key, *map(plain, totals[key]))


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
    elif kind == "shift":
        case.shift = words[0]
    elif kind == "term":
        case.terms.append(words)
    else:
        start, end, amount = int(words[0]), int(words[1]), words[2]
        number = None if amount == "-" else Decimal(amount)
        if kind == "price":
            case.prices.append((start, end, number))
        else:
            case.uses.append((start, end, None if number is None else number / 10**9))
case.write()
