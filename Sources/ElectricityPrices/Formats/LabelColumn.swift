/// A column of texts that may distinguish the series of a table, such as the names of countries.
struct LabelColumn {
  /// The evidence of the heading.
  enum Role {
    /// The texts distinguish series.
    case key
    /// The texts or numbers distinguish series if each forms one block.
    case code
    /// The texts describe slots, as a level or a weekday does.
    case note
    case unknown
  }

  let column: Int
  let role: Role
  private var names: [String] = []
  private var codes: [[UInt8]: Int32] = [:]
  private var rows: [Int32] = []
  private var last: (bytes: [UInt8], code: Int32)?
  /// The number of blocks of equal texts.
  private var blocks = 0

  init(_ column: Int, _ role: Role) { (self.column, self.role) = (column, role) }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let last, bytes.elementsEqual(last.bytes) { return rows.append(last.code) }
    let key = Array(bytes)
    var code = codes[key] ?? -1
    // More distinct texts are notes, not names.
    if code < 0, names.count <= 1000 {
      code = Int32(names.count)
      codes[key] = code
      names.append(bytes.text)
    }
    last = (key, code)
    rows.append(code)
    blocks += 1
  }

  /// Whether each text forms one block, as do series that follow one another.
  ///
  /// Texts that return later describe slots, and so do words for levels, days and seasons.
  private var areSeries: Bool {
    guard role != .key, blocks == names.count, names.count * 2 <= rows.count,
      !names.contains(where: { $0.isEmpty })
    else { return false }
    let counts = rows.reduce(into: [Int32: Int]()) { $0[$1, default: 0] += 1 }
    let hasForecasts = names.contains { ColumnName.words($0).contains(where: ForecastMark.names) }
    guard counts.values.allSatisfy({ $0 > 1 }), !hasForecasts else { return false }
    return role == .code || names.allSatisfy(AreaTable.isKnown)
      || role == .unknown && !names.allSatisfy(Self.describesSlots)
  }

  /// Returns whether all words of a text describe slots: `very cheap`, `Tuesday 20`, `CEST`, `P1`.
  private static func describesSlots(_ text: String) -> Bool {
    ColumnName.words(text).allSatisfy { word in
      ColumnKind.note.contains(word) || ColumnKind.part.contains(word)
        || ColumnKind.calendar.contains(word) || ClockName.isName(word)
        || DateName.month(word) != nil || !DateName.weekdays(word).isEmpty
        || isNumbered(word) && !ColumnKind.forecast.contains(word)
    }
  }

  /// Returns whether a word is a number, or one of a part of a day or a year: `P1`, `Q3`.
  private static func isNumbered(_ word: String) -> Bool {
    let digits = word.drop { "dhmpqtw".contains($0) }
    return word.count <= digits.count + 1 && !digits.isEmpty && digits.allSatisfy(\.isNumber)
  }

  /// Keeps the rows of the requested name of the first column that distinguishes series.
  ///
  /// Throws if no name is requested.
  static func split(
    _ labels: [LabelColumn], _ reading: inout PriceReading, _ head: TableHead,
    _ hours: inout HourColumn
  ) throws(PriceFault) {
    let labels = labels.filter { $0.names.count > 1 && $0.rows.count == reading.areas.first?.count }
    guard reading.areas.count == 1, !labels.isEmpty else { return }
    let times = (0..<reading[0].count).map { reading[0].starts[$0] + hours.minutes($0) * 60 }
    // In autumn one or two times occur twice in any table.
    let isAscending = !zip(times, times.dropFirst()).contains { $0 >= $1 }
    let areShared = !isAscending && Set(times).count * 2 <= times.count + 1
    let found =
      areShared
      ? labels.first { $0.role == .key } ?? labels.max { $0.pairs(times) < $1.pairs(times) }
      : labels.first { $0.role == .key || $0.areSeries }
    guard let found else { return }
    let wanted = reading.options.area?.uppercased()
    let (column, names) = (head.name(of: found.column), found.names)
    // Names by the number of the parts of a day are labels of hours that are not known.
    if [23, 24, 25, 46, 48, 50, 92, 96, 100].contains(names.count),
      names.allSatisfy({ $0.contains(where: \.isNumber) }),
      ColumnName(column).isA(.hour)
        || found.role != .key && times.allSatisfy({ $0.isMultiple(of: 86_400) })
    {
      throw PriceFault(.badTime(field: .named(column), text: names[0]))
    }
    guard let code = found.names.firstIndex(where: { $0.uppercased() == wanted }) else {
      throw PriceFault(
        areShared
          ? .sharedTable(column: column, names: names) : .severalNames(column: column, names: names)
      )
    }
    let kept = found.rows.indices.filter { found.rows[$0] == Int32(code) }
    hours.keep(kept)
    reading[0] = reading[0].kept(kept, area: found.names[code])
  }

  /// Returns the number of distinct pairs of a text and a time.
  private func pairs(_ times: [Int64]) -> Int {
    Set(zip(times, rows).map { [$0, Int64($1)] }).count
  }
}
