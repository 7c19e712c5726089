import CivilTime

/// A further field with the starts of the same rows.
struct StartField {
  let clock: ClockName.Clock?
  private var starts: [Int64] = []
  private var isLocal: Bool?
  // Cells that are no times, or times with and without offset, leave it out.
  private var isUsable = true

  init(clock: ClockName.Clock?) { self.clock = clock }

  mutating func append(_ time: ISOTime?) {
    guard let time, isLocal == nil || isLocal == time.isLocal else {
      isUsable = false
      return
    }
    isLocal = time.isLocal
    starts.append(time.seconds)
  }

  /// Of the fields of all rows, by the rows' index, takes the first that gives a better grid than
  /// the starts of the rows.
  static func choose(_ fields: [[StartField]], _ reading: inout PriceReading) {
    // Rows that were left out have left the fields behind.
    guard let first = fields.first,
      fields.indices.allSatisfy({ index in
        fields[index].allSatisfy { !$0.isUsable || $0.starts.count == reading[index].count }
      })
    else { return }
    func breaks(_ starts: (Int) -> [Int64]) -> Int {
      fields.indices.reduce(0) { $0 + Self.breaks(starts($1)) }
    }
    var fewest = breaks { index in (0..<reading[index].count).map { reading[index].starts[$0] } }
    var best: Int?
    for place in first.indices where fields.allSatisfy({ $0[place].isUsable }) {
      let count = breaks { fields[$0][place].starts }
      if count < fewest { (fewest, best) = (count, place) }
    }
    guard let best else { return }
    if let clock = first[best].clock { reading.setClock(clock) } else { reading.stampZone = nil }
    for (index, fields) in fields.enumerated() {
      reading[index].starts = TimeColumn(fields[best].starts)
      reading[index].ends = TimeColumn()
      reading[index].isLocal = fields[best].isLocal
    }
  }

  /// The steps that are not the usual one, and the times that stand twice.
  private static func breaks(_ starts: [Int64]) -> Int {
    let sorted = starts.sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    let counts = steps.reduce(into: [Int64: Int]()) { $0[$1, default: 0] += 1 }
    return steps.count - (counts.values.max() ?? 0)
  }
}
