/// Texts beside the prices, of which nobody knows what they name: countries, perhaps.
struct LabelColumn {
  private var names: [String] = []
  private var codes: [[UInt8]: Int32] = [:]
  private var rows: [Int32] = []
  private var last: (bytes: [UInt8], code: Int32)?

  // More are notes, not names.
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

  /// Where rows of several names share their times, leaves those of the wanted one, or refuses.
  func split(
    _ reading: inout PriceReading, name: String, _ hours: inout HourColumn
  ) throws(PriceFault) {
    guard names.count > 1, reading.areas.count == 1, reading[0].count == rows.count else { return }
    var times: Set<[Int64]> = []
    for index in 0..<rows.count {
      times.insert([reading[0].starts[index], hours.minutes(index)])
    }
    // In autumn a time or two occur twice in any table.
    guard times.count * 2 <= rows.count + 1 else { return }
    let wanted = reading.options.area?.uppercased()
    guard let code = names.firstIndex(where: { $0.uppercased() == wanted }) else {
      throw PriceFault(.sharedTable(column: name, names: names))
    }
    let kept = rows.indices.filter { rows[$0] == Int32(code) }
    hours.keep(kept)
    reading.keep(kept, area: names[code])
  }
}
