import CivilTime

/// What is known about value-added tax in the prices.
public enum ValueAddedTax: String, Hashable, Sendable, CaseIterable {
  /// The prices contain it.
  case included
  /// It comes on top.
  case excluded
  /// Nobody says.
  case unknown
}

/// The prices of one area: slots in the order of time that do not overlap.
///
/// A missing price is a slot without one, or no slot at all: two neighbours need not touch.
/// Copies share their columns; a grid of slots needs four bytes each.
public struct PriceSeries: Sendable {
  package internal(set) var times: SlotTimes
  package internal(set) var prices: PriceColumn
  /// The same prices with value-added tax, where the file gives both.
  var taxedPrices: PriceColumn?
  /// Where the prices come from.
  var origins = OriginColumn()
  /// The forecasts as issued, where newer ones or known prices have replaced some.
  var forecasts: [PriceSeries] = []

  /// The unit of the prices; `nil` if the file does not say it and its format does not imply it.
  public internal(set) var unit: PriceUnit?
  /// Whether the prices contain value-added tax.
  public internal(set) var valueAddedTax: ValueAddedTax
  /// Whether ``valueAddedTax`` is only what the format usually means.
  public internal(set) var isTaxAssumed: Bool
  /// The bidding zone or place, such as `NO1`; `nil` if the file does not say it.
  ///
  /// Controls in it become visible signs.
  public internal(set) var area: String? {
    get { visibleArea }
    set { visibleArea = newValue?.visibleName }
  }
  private var visibleArea: String?
  /// The zone whose clocks and days the prices are shown by.
  public internal(set) var zone: Zone
  /// The name of the file format, such as `hvakosterstrommen`.
  public internal(set) var formatName: String
  /// The column of the prices, where their evidence chose it.
  package internal(set) var column: ColumnChoice?
  /// What was mended or assumed on reading.
  public internal(set) var warnings: [PriceWarning]

  /// Creates a series from slots.
  ///
  /// Slots are sorted by start; of slots that overlap, the later in the order of time begins where
  /// the earlier ends, and is left out if nothing of it remains. Empty slots are left out.
  /// O(n log n).
  public init(
    slots: some Sequence<PriceSlot>, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, area: String? = nil, zone: Zone = .utc,
    formatName: String = "", warnings: [PriceWarning] = []
  ) {
    var times = SlotTimes()
    var prices = PriceColumn()
    var last = Instant(secondsSince1970: .min)
    // Sorted as an array: of a sequence of any type that takes ten times as long.
    for slot in Array(slots).sorted(by: { $0.start < $1.start }) {
      let start = Swift.max(slot.start, last)
      guard start < slot.end else { continue }
      times.append(start: start, end: slot.end)
      prices.append(slot.price)
      last = slot.end
    }
    self.init(times: times, prices: prices, zone: zone)
    self.unit = unit
    self.valueAddedTax = valueAddedTax
    self.area = area
    self.formatName = formatName
    self.warnings = warnings
  }

  init(times: SlotTimes, prices: PriceColumn, zone: Zone) {
    self.times = times
    self.prices = prices
    self.zone = zone
    valueAddedTax = .unknown
    isTaxAssumed = false
    formatName = ""
    warnings = []
  }
}

extension PriceSeries: RandomAccessCollection {
  /// The index of the first slot: 0.
  public var startIndex: Int { 0 }
  /// The number of slots.
  public var endIndex: Int { times.count }

  /// The slot at an index, O(1).
  public subscript(index: Int) -> PriceSlot {
    PriceSlot(start: times.start(index), end: times.end(index), price: prices[index])
  }

  /// The price of a slot as the nearest floating-point number; NaN for a missing one.
  ///
  /// Faster than the slot's own price, for drawing.
  public func doubleValue(at index: Int) -> Double { prices.double(index) }

  /// When a slot begins, without a look at its price.
  public func start(at index: Int) -> Instant { times.start(index) }

  /// When a slot ends.
  package func end(at index: Int) -> Instant { times.end(index) }

  /// The slots in the order of time: the series itself, under the name that reads well.
  public var slots: PriceSeries { self }
}

extension PriceSeries: Equatable {
  /// Whether slots, unit, tax, area and forecasts are equal; the format and the warnings do not
  /// matter, nor whether prices that are no forecast are known.
  public static func == (left: PriceSeries, right: PriceSeries) -> Bool {
    left.count == right.count && left.unit == right.unit && left.area == right.area
      && left.valueAddedTax == right.valueAddedTax
      // Copies share their columns, which is seen without a look at the slots.
      && (left.times == right.times && left.prices == right.prices || left.elementsEqual(right))
      && (!left.hasForecasts && !right.hasForecasts || left.hasForecasts(like: right))
  }

  private func hasForecasts(like other: PriceSeries) -> Bool {
    indices.allSatisfy {
      origins[$0] == other.origins[$0] && bounds(at: $0) == other.bounds(at: $0)
    }
  }
}
