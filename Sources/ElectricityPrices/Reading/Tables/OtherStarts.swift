import CivilTime

/// The starts of rows in additional fields.
struct OtherStarts {
  /// An additional field of the rows of an area.
  private struct Field {
    var starts: [Int64] = []
    var isLocal: Bool?
    // False after a cell without a time, or after mixed times with and without an offset.
    var isUsable = true

    mutating func append(_ time: ISOTime?) {
      guard let time, time.mismatch(besideLocal: isLocal) == nil else { return isUsable = false }
      isLocal = time.isLocal
      starts.append(time.seconds)
    }
  }

  /// The clocks that the names of the fields state.
  private let clocks: [ClockName.Clock?]
  // By the index of the rows.
  private var fields: [[Field]] = []

  init(clocks: [ClockName.Clock?]) { self.clocks = clocks }

  /// Adds the times of a row, one for each field.
  mutating func add(_ times: [ISOTime?], rows: Int) {
    guard !times.isEmpty else { return }
    while fields.count <= rows { fields.append(clocks.map { _ in Field() }) }
    for (index, time) in times.enumerated() { fields[rows][index].append(time) }
  }

  /// Uses the first field whose times form a better grid than the starts of the rows.
  func choose(_ reading: inout PriceReading) {
    // If rows were omitted, the fields no longer match.
    guard !fields.isEmpty,
      fields.indices.allSatisfy({ index in
        fields[index].allSatisfy { !$0.isUsable || $0.starts.count == reading[index].count }
      })
    else { return }
    func breaks(_ starts: (Int) -> [Int64]) -> Int {
      fields.indices.reduce(0) { $0 + Self.breaks(starts($1)) }
    }
    var fewest = breaks { Array(reading[$0].starts) }
    var best: Int?
    for index in clocks.indices where fields.allSatisfy({ $0[index].isUsable }) {
      let count = breaks { fields[$0][index].starts }
      if count < fewest { (fewest, best) = (count, index) }
    }
    guard let best else { return }
    if let clock = clocks[best] { reading.setClock(clock) } else { reading.stampZone = nil }
    for (index, fields) in fields.enumerated() {
      reading[index].starts = TimeColumn(fields[best].starts)
      reading[index].ends = TimeColumn()
      reading[index].isLocal = fields[best].isLocal
    }
  }

  /// Returns the number of steps that differ from the usual one, including repeated times.
  private static func breaks(_ starts: [Int64]) -> Int {
    let sorted = starts.sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    let counts = steps.reduce(into: [Int64: Int]()) { $0[$1, default: 0] += 1 }
    return steps.count - (counts.values.max() ?? 0)
  }
}
