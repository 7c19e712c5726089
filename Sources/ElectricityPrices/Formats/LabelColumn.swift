/// A column of texts with an unknown meaning, such as the names of countries.
struct LabelColumn {
  /// Whether the heading says that the texts distinguish series.
  let isKey: Bool
  private var names: [String] = []
  private var codes: [[UInt8]: Int32] = [:]
  private var rows: [Int32] = []
  private var last: (bytes: [UInt8], code: Int32)?

  init(isKey: Bool) { self.isKey = isKey }

  // More distinct texts are notes, not names.
  private static var mostNames: Int { 1000 }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let last, bytes.elementsEqual(last.bytes) { return rows.append(last.code) }
    let key = Array(bytes)
    var code = codes[key] ?? -1
    if code < 0, names.count <= Self.mostNames {
      code = Int32(names.count)
      codes[key] = code
      names.append(bytes.text)
    }
    last = (key, code)
    rows.append(code)
  }

  /// Keeps the rows of the requested name if several names share times or distinguish series.
  ///
  /// Throws if no name is requested.
  func split(
    _ reading: inout PriceReading, name: String, _ hours: inout HourColumn
  ) throws(PriceFault) {
    guard names.count > 1, reading.areas.count == 1, reading[0].count == rows.count else { return }
    var times: Set<[Int64]> = []
    for index in 0..<rows.count {
      times.insert([reading[0].starts[index], hours.minutes(index)])
    }
    // In autumn one or two times occur twice in any table.
    let areShared = times.count * 2 <= rows.count + 1
    guard areShared || isKey else { return }
    let wanted = reading.options.area?.uppercased()
    guard let code = names.firstIndex(where: { $0.uppercased() == wanted }) else {
      throw PriceFault(
        areShared
          ? .sharedTable(column: name, names: names) : .severalNames(column: name, names: names))
    }
    let kept = rows.indices.filter { rows[$0] == Int32(code) }
    hours.keep(kept)
    reading.keep(kept, area: names[code])
  }
}
