import CivilTime

/// Whether prices contain value-added tax.
public enum ValueAddedTax: String, Hashable, Sendable, CaseIterable {
  /// The prices contain the tax.
  case included
  /// The prices do not contain the tax.
  case excluded
  /// The source does not state it.
  case unknown
}

/// The prices of one area, in chronological slots that do not overlap.
///
/// A missing price is a slot without a price or a gap between slots. Copies share their columns;
/// slots of equal length need four bytes each.
public struct PriceSeries: Sendable {
  package internal(set) var times: SlotTimes
  package internal(set) var prices: PriceColumn
  /// The zone in which to show times and days.
  public internal(set) var zone: Zone
  private var storage = Storage(Facts())

  /// What the series has besides slots.
  ///
  /// Copies share it until one of them changes it, since a series is part of many values.
  private var facts: Facts {
    get { storage.facts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      yield &storage.facts
    }
  }

  // Changed only while its series is the only one.
  private final class Storage: @unchecked Sendable {
    var facts: Facts
    init(_ facts: Facts) { self.facts = facts }
  }

  private struct Facts: Sendable {
    var taxedPrices: PriceColumn?
    var origins = OriginColumn()
    var forecasts: [PriceSeries] = []
    var unit: PriceUnit?
    var valueAddedTax = ValueAddedTax.unknown
    var isTaxAssumed = false
    var area: String?
    var formatName = ""
    var column: ColumnChoice?
    var warnings: [PriceWarning] = []
  }

  /// The prices including value-added tax, if the file has both.
  var taxedPrices: PriceColumn? {
    get { facts.taxedPrices }
    _modify { yield &facts.taxedPrices }
  }
  /// The origins of the prices.
  var origins: OriginColumn {
    get { facts.origins }
    _modify { yield &facts.origins }
  }
  /// The forecasts as issued, if newer ones or published prices have replaced some.
  var forecasts: [PriceSeries] {
    get { facts.forecasts }
    _modify { yield &facts.forecasts }
  }
  /// The unit of the prices; `nil` if neither the file nor its format states it.
  public internal(set) var unit: PriceUnit? {
    get { facts.unit }
    set { facts.unit = newValue }
  }
  /// Whether the prices contain value-added tax.
  public internal(set) var valueAddedTax: ValueAddedTax {
    get { facts.valueAddedTax }
    set { facts.valueAddedTax = newValue }
  }
  /// Whether ``valueAddedTax`` is an assumption from the format.
  public internal(set) var isTaxAssumed: Bool {
    get { facts.isTaxAssumed || warnings.contains(.taxUnstated) }
    set { facts.isTaxAssumed = newValue }
  }
  /// The bidding zone or place, such as `NO1`; `nil` if the file does not state it.
  ///
  /// Control characters in the name are replaced by visible characters.
  public internal(set) var area: String? {
    get { facts.area }
    set { facts.area = newValue?.visibleName }
  }
  /// The name of the file format, such as `hvakosterstrommen`.
  public internal(set) var formatName: String {
    get { facts.formatName }
    set { facts.formatName = newValue }
  }
  /// The column of the prices, if it was chosen by evidence.
  package internal(set) var column: ColumnChoice? {
    get { facts.column }
    set { facts.column = newValue }
  }
  /// The repairs and assumptions of the reader.
  public internal(set) var warnings: [PriceWarning] {
    get { facts.warnings }
    _modify { yield &facts.warnings }
  }

  /// Creates a series from slots.
  ///
  /// Slots are sorted by start. If two slots overlap, the later one begins where the earlier one
  /// ends, and is left out if nothing of it remains. Empty slots are left out.
  ///
  /// - Complexity: O(n log n), where n is the number of slots.
  public init(
    slots: some Sequence<PriceSlot>, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, area: String? = nil, zone: Zone = .utc,
    formatName: String = "", warnings: [PriceWarning] = []
  ) {
    var times = SlotTimes()
    var prices = PriceColumn()
    var last = Instant(secondsSince1970: .min)
    // Sorting an array is ten times as fast as sorting a sequence of any type.
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
    (self.times, self.prices, self.zone) = (times, prices, zone)
  }

  /// The series without its slots and its replaced forecasts.
  var withoutSlots: PriceSeries {
    var result = self
    (result.times, result.prices, result.forecasts) = (SlotTimes(), PriceColumn(), [])
    result.taxedPrices = taxedPrices.map { _ in PriceColumn() }
    result.origins = origins.kept([])
    return result
  }

  /// Appends the part of a slot of another series between two instants after the last slot.
  mutating func append(_ index: Int, of other: PriceSeries, from start: Instant, to end: Instant) {
    times.append(start: start, end: end)
    prices.append(other.prices[index])
    if taxedPrices != nil { taxedPrices?.append(other.taxedPrices?[index]) }
    guard !other.origins.isPlain || other.origins.usual != origins.usual else { return }
    origins.set(other.origins[index], other.bounds(at: index), at: count - 1)
  }
}

extension PriceSeries: RandomAccessCollection {
  /// The index of the first slot: 0.
  public var startIndex: Int { 0 }
  /// The number of slots.
  public var endIndex: Int { times.count }

  /// The slot at an index, in O(1).
  public subscript(index: Int) -> PriceSlot {
    PriceSlot(start: times.start(index), end: times.end(index), price: prices[index])
  }

  /// Returns the price of a slot as the nearest floating-point number; NaN for a missing price.
  ///
  /// Faster than reading the slot's price; intended for drawing.
  public func doubleValue(at index: Int) -> Double { prices.double(index) }

  /// Returns the start of a slot without reading its price.
  public func start(at index: Int) -> Instant { times.start(index) }

  /// Returns the end of a slot.
  package func end(at index: Int) -> Instant { times.end(index) }

  /// The slots in chronological order: the series itself, under a descriptive name.
  public var slots: PriceSeries { self }
}

extension PriceSeries: Equatable {
  /// Returns whether slots, unit, tax, area and forecasts are equal.
  ///
  /// Ignores the format, the warnings and whether prices other than forecasts are known or
  /// unstated.
  public static func == (left: PriceSeries, right: PriceSeries) -> Bool {
    left.count == right.count && left.unit == right.unit && left.area == right.area
      && left.valueAddedTax == right.valueAddedTax
      // Comparing shared columns is fast: copies need no comparison of slots.
      && (left.times == right.times && left.prices == right.prices || left.elementsEqual(right))
      && (!left.hasForecasts && !right.hasForecasts
        || left.indices.allSatisfy {
          left.origins[$0] == right.origins[$0] && left.bounds(at: $0) == right.bounds(at: $0)
        })
  }
}
