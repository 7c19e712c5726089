import CivilTime

/// Decodes tables of which each row has a time, made of one column or of several, and the price of
/// one area or those of many.
struct PriceTable {
  /// A column of prices, and the area whose they are.
  typealias Prices = (column: Int, area: String?)
  /// The start of a row's slot, and its end where that is stated.
  typealias Time = (TableReader) throws(PriceFault) -> TimeText.Moment

  let prices: [Prices]
  /// The column that a fault of the time is said of.
  var timeColumn = 0
  /// The column with the area of the row.
  var areaColumn: Int?
  /// What an area of the file is called.
  var areaName: (String) -> String = { $0 }
  let numbers: TableNumbers

  /// Decodes the rows that follow.
  func decode(
    _ table: TableReader, _ reading: inout PriceReading, _ time: Time
  ) throws(PriceFault) {
    var lastArea: [UInt8] = []
    var lastRows: Int?
    while try table.next() {
      let moment = try time(table)
      guard let areaColumn else {
        for price in prices { try add(price, reading.rows(of: price.area)) }
        continue
      }
      if lastRows == nil || !table[areaColumn].elementsEqual(lastArea) {
        lastArea = Array(table[areaColumn])
        lastRows = reading.rows(of: areaName(table[areaColumn].text))
      }
      if let rows = lastRows, let price = prices.first { try add(price, rows) }

      func add(_ price: Prices, _ rows: Int) throws(PriceFault) {
        try reading[rows].check(moment.start, table, timeColumn)
        reading[rows].append(
          moment.start, moment.end, try numbers.price(table, price.column))
      }
    }
  }
}

extension PriceRows {
  /// Times with and without an offset do not go together: nobody knows what the latter mean.
  func check(_ time: ISOTime, _ table: TableReader, _ column: Int) throws(PriceFault) {
    guard let isLocal, isLocal != time.isLocal else { return }
    throw PriceFault(
      .wrongType(
        field: .named(table.head.name(of: column)),
        expected: isLocal ? .timeWithoutOffset(like: .before) : .timeWithOffset(like: .before)),
      place: table.place(column))
  }
}

extension TableReader {
  /// The fault of a field that is no time.
  func badTime(_ column: Int) -> PriceFault {
    PriceFault(
      .badTime(field: .named(head.name(of: column)), text: self[column].text), place: place(column))
  }

  /// The date in a field, the day before the month.
  func date(_ column: Int) throws(PriceFault) -> CivilDate {
    guard let date = TimeText.date(self[column].text) else { throw badTime(column) }
    return date
  }

  /// The whole number in a field.
  func number(_ column: Int) throws(PriceFault) -> Int {
    guard let number = Int(self[column].text) else { throw badTime(column) }
    return number
  }
}

/// The row of a table that names its columns, where titles may stand above it.
struct HeadRow {
  /// The names, and the same in lower case.
  let names: [String]
  let keys: [String]
  /// What stands above.
  let titles: [[String]]

  /// Finds the first row of which the names are such.
  init?(_ head: TableHead, where isHead: ([String]) -> Bool) {
    let lines = head.hasNames ? [head.names] + head.rows : head.rows
    guard let place = lines.firstIndex(where: { isHead($0.map { $0.lowercased() }) }) else {
      return nil
    }
    names = lines[place]
    keys = names.map { $0.lowercased() }
    titles = Array(lines[..<place])
  }

  /// The columns whose names, in lower case, are such.
  func columns(where isWanted: (String) -> Bool) -> [Int] {
    keys.indices.filter { isWanted(keys[$0]) }
  }

  /// The column of the first of some names that is there, where one must be there.
  func required(_ candidates: String...) throws(PriceFault) -> Int {
    for name in candidates {
      if let column = keys.firstIndex(of: name) { return column }
    }
    throw PriceFault(
      .missing(field: .named(candidates[0])), place: FilePlace(line: titles.count + 1, column: 1))
  }

  /// Goes past this row.
  func skip(_ table: TableReader) throws(PriceFault) {
    for _ in 0...titles.count { _ = try table.next() }
  }
}
