import CivilTime
import ElectricityPrices

/// The interval data of Australian meters, NEM12 of AEMO's Meter Data File Format.
///
/// A row has the facts about a register; each row below it has the values of a day.
struct IntervalData {
  private var reading: PriceReading
  private var facts: [String: SeriesFacts] = [:]
  // The rows of the current register and its step; `nil` unless it is energy through the meter.
  private var register: (key: String, step: Int64)?
  // A day of the register, whose quality the rows below it may change.
  private var day: (rows: Int, start: Instant, step: Int64, numbers: [Price?])?

  // Some exports begin with the row of the first register.
  static func isData(_ head: TableHead) -> Bool {
    let names = head.names
    return names.count > 1 && names[0] == "100" && names[1].uppercased() == "NEM12"
      || names.count > 8 && names[0] == "200" && EnergyUnit(names[7]) != nil
        && Int(names[8]) != nil
  }

  // Market time has no summer time in any state.
  private static let offset = 10 * 3600

  // The first letter of a register; other registers measure reactive energy.
  private static let directions: [Character: EnergyDirection] = [
    "E": .consumption, "B": .production,
  ]

  static func decode(_ table: TableReader, _ usage: inout UsageReading) throws(PriceFault) {
    var data = IntervalData(
      reading: PriceReading(usage.options, name: "nem12", zone: "Australia/Brisbane"))
    while try table.next() {
      switch table[0].text {
      case "200": try data.takeRegister(table, usage.options)
      case "300": try data.takeDay(table)
      case "400": try data.takeQuality(table)
      default: break
      }
    }
    try data.finishDay()
    guard !data.facts.isEmpty else { throw PriceFault(usage: .noUsage) }
    try usage.add(data.reading, data.facts)
  }

  /// Reads `200,NMI,registers,ID,suffix,stream,meter,unit,minutes,next reading`.
  private mutating func takeRegister(
    _ table: TableReader, _ options: UsageOptions
  ) throws(PriceFault) {
    try finishDay()
    register = nil
    let (meter, suffix, unit) = (table[1].text, table[4].text.uppercased(), table[7].text)
    guard let direction = suffix.first.flatMap({ Self.directions[$0] }), let unit = EnergyUnit(unit)
    else { return }
    guard !unit.isPower || options.hasPowerBySlot else {
      throw PriceFault(usage: .power(column: table[7].text), place: table.place(7))
    }
    guard let minutes = Int64(table[8].text), [5, 15, 30].contains(minutes) else {
      throw PriceFault(
        .badNumber(field: .named("IntervalLength"), text: table[8].text), place: table.place(8))
    }
    let key = meter + "\u{1F}" + suffix
    facts[key] = SeriesFacts(meter: meter, register: suffix, direction: direction, unit: unit)
    register = (key, minutes * 60)
  }

  /// Reads `300,date,values…,quality,…`.
  private mutating func takeDay(_ table: TableReader) throws(PriceFault) {
    try finishDay()
    guard let register else { return }
    let text = table[1].text
    guard text.utf8.count == 8, let time = TimeText.time(in: text) else {
      throw PriceFault(.badTime(field: .time, text: text), place: table.place(1))
    }
    let midnight = time.date.midnight.secondsSince1970
    let count = Int(86_400 / register.step)
    guard table.count >= count + 3 else {
      throw PriceFault(.missing(field: .named("QualityMethod")), place: table.place(table.count))
    }
    // More values than the step allows would be lost.
    let quality = table[count + 2].text.uppercased()
    guard quality.isEmpty || Self.qualities.contains(String(quality.prefix(1))) else {
      throw PriceFault(
        .badWord(field: .named("QualityMethod"), text: quality, expected: Self.qualities),
        place: table.place(count + 2))
    }
    let isMissing = Self.isMissing(quality)
    let numbers = try (2..<count + 2).map { (column) throws(PriceFault) -> Price? in
      let text = table[column].text
      if let number = CellNumber(text) { return isMissing ? nil : number.price }
      throw PriceFault(.badNumber(field: .value, text: text), place: table.place(column))
    }
    let start = Instant(secondsSince1970: midnight - Int64(Self.offset))
    day = (try reading.rows(of: register.key), start, register.step, numbers)
  }

  /// Reads `400,first,last,quality,…`, which applies to intervals of the day above.
  private mutating func takeQuality(_ table: TableReader) throws(PriceFault) {
    guard let count = day?.numbers.count, Self.isMissing(table[3].text) else { return }
    guard let first = Int(table[1].text), let last = Int(table[2].text), first > 0, first <= last,
      last <= count
    else {
      throw PriceFault(
        .badNumber(field: .named("StartInterval"), text: table[1].text), place: table.place(1))
    }
    for index in first - 1..<last { day?.numbers[index] = nil }
  }

  /// The first letters of qualities: actual, estimated, final, missing, substituted and various.
  private static let qualities = ["A", "E", "F", "N", "S", "V"]

  /// Returns whether a quality means a missing value.
  private static func isMissing(_ quality: String) -> Bool { quality.uppercased().hasPrefix("N") }

  private mutating func finishDay() throws(PriceFault) {
    guard let day else { return }
    self.day = nil
    for (index, number) in day.numbers.enumerated() {
      let start = day.start.advanced(by: Int64(index) * day.step)
      try reading[day.rows].append(
        .instant(start, offset: Self.offset),
        .instant(start.advanced(by: day.step), offset: Self.offset), number)
    }
  }
}
