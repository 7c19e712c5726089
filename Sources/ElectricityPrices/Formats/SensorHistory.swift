import CivilTime

/// A decoder of the recorder's history of sensors, with a row or an entry per change of state.
///
/// A state holds until the next. A sensor changes some seconds after the start of its slot. The
/// slots have the longest usual length that fits all changes.
enum SensorHistory {
  private typealias Change = (time: Int64, price: Price?)

  // The maximum delay of a sensor in Home Assistant, in seconds.
  private static let delay: Int64 = 150

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var states = reading
    let numbers = TableNumbers(decimalSeparator: PlainNumber.point)
    try table.skipNames()
    while try table.next() {
      guard case .instant(let instant, _)? = ISOTime(bytes: table[2]), instant.isReadable else {
        throw table.badTime(2)
      }
      let price = try numbers.price(table, 1)
      let rows = try PriceFault.located(
        place: table.place(0), try states.rows(of: table[0].text))
      try states[rows].append(start: instant.secondsSince1970, price)
    }
    let priced = states.areas.filter { !isOther($0.area ?? "", unit: nil) }
    try place(priced, other: states.areas.first?.area, &reading)
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    var (states, other) = (reading, String?.none)
    for list in root.elements {
      guard let first = list.elements.first else { continue }
      let name = first["entity_id"]?.string ?? ""
      let unit = first["attributes"]?["unit_of_measurement"]?.string
      guard !isOther(name, unit: unit) else {
        other = other ?? name
        continue
      }
      let rows = try PriceFault.located(at: root.offset, try states.rows(of: name))
      states[rows].unit = unit.flatMap { PriceUnit($0) }
      for entry in list.elements {
        let time = try entry.required("last_changed").time("last_changed")
        guard case .instant(let instant, _) = time, instant.isReadable else {
          throw entry.wrongType("last_changed", .timeWithOffset(like: nil))
        }
        let price = try entry.required("state").price("state")
        try states[rows].append(start: instant.secondsSince1970, price)
      }
    }
    try place(states.areas, other: other, &reading)
  }

  /// Adds the slots of the sensors that have prices; others measure energy or the weather.
  private static func place(
    _ sensors: [PriceRows], other: String?, _ reading: inout PriceReading
  ) throws(PriceFault) {
    if let other, sensors.isEmpty { throw PriceFault(.notPrices(other)) }
    for sensor in sensors {
      let rows = try reading.rows(of: sensors.count > 1 ? sensor.area : nil)
      reading[rows].unit = sensor.unit
      let changes = sensor.starts.indices.map { Change(sensor.starts[$0], sensor.prices[$0]) }
      try place(changes.sorted { $0.time < $1.time }, rows, &reading)
    }
  }

  /// Returns whether a sensor measures something other than prices, by its unit or its name.
  ///
  /// Names of price sensors contain units of energy and names of services: `energi_data_service`.
  static func isOther(_ entity: String, unit: String?) -> Bool {
    if let unit, !MissingMark.isNoUnit(unit) {
      return PriceUnit(unit) == nil && Currency(unit) == nil
    }
    let name = ColumnName(String(entity.drop { $0 != "." }))
    guard !name.hasPrice, name.currency == nil, !name.words.contains("service") else {
      return false
    }
    return [ColumnKind.amount, .energy, .power].contains(where: name.has)
  }

  private static func place(
    _ changes: [Change], _ rows: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    var known: Price?
    let steps = changes.filter { change in
      guard let price = change.price, price != known else { return false }
      defer { known = price }
      return true
    }
    guard let first = steps.first, let last = steps.last else { throw PriceFault(.noPrices) }
    // The first state has the time at which the history begins, not of a change.
    let times = steps.dropFirst().map(\.time)
    let length = SlotLengths.ofMarkets.first { length in times.allSatisfy { $0 % length <= delay } }
    guard let length else { throw PriceFault(.unsteadyHistory) }
    for (state, next) in zip(changes, changes.dropFirst()) {
      try ReadingLimit.checkInterval(from: state.time, to: next.time)
    }
    guard (last.time - first.time) / length <= Int64(ReadingLimit.maximumSlots) else {
      throw PriceFault(.tooLarge(limit: .slots(ReadingLimit.maximumSlots)))
    }
    var index = 0
    var state: Price?
    var start = first.time - first.time % length
    while start <= last.time {
      while index < changes.count, changes[index].time <= start + delay {
        state = changes[index].price
        index += 1
      }
      // If the sensor was unavailable at the start of the slot, use its next state in the slot.
      let rest = changes[index...].prefix { $0.time < start + length }
      let next = rest.lazy.compactMap(\.price).first
      try reading[rows].append(start: start, end: start + length, state ?? next)
      start += length
    }
  }
}
