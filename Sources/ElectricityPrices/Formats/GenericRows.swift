import CivilTime

/// A reader of the rows of a table of an unknown source.
///
/// Facts that need the whole file are decided at the end: the order of day and month, the decimal
/// separator, and the number of the first hour.
struct GenericRows {
  let columns: GenericTable.Columns
  private let head: TableHead
  private let names: [ColumnName]
  var prices = CellPrices()
  private var times: RowTimes
  private(set) var width: RowWidth
  // The number of rows with sums, means and extremes.
  private var summaries = 0
  private var facts = TableFacts()
  private var hours = HourColumn()
  // The rows with times after 24:00, by the index of their series.
  private var lateRows: [Int: Set<Int>] = [:]
  private var otherStarts: OtherStarts
  private var labels: [LabelColumn]
  // The stated lengths of slots, by the index of the rows and of a row.
  private var lengths: [Int: [Int: Int64]] = [:]
  // The signs in prices with tax that may be decimal or between thousands.
  private var taxedSigns: Set<UInt8> = []
  // A cache of the previous row's texts in the columns of keys or of the area, and of its rows,
  // because most adjacent rows share them.
  private var lastKeys: [[UInt8]]?
  private var lastRows: [Int] = []
  // The power of ten that converts the numbers of the row to their usual unit.
  private var power = 0

  // The column of forecasts with rows of their own, if no other fact tells rows of a time apart.
  private let ownForecast: Int?

  init(
    _ columns: GenericTable.Columns, _ head: TableHead, _ names: [ColumnName],
    _ options: ReadingOptions
  ) {
    (self.columns, self.head, self.names) = (columns, head, names)
    labels = columns.labels
    let isSingle =
      columns.hour == nil && columns.season == nil && columns.taxed == nil && labels.isEmpty
    ownForecast = isSingle ? columns.forecast : nil
    otherStarts = OtherStarts(
      clocks: columns.otherStarts.map { $0 < names.count ? names[$0].clock : nil })
    width = RowWidth(columns, head)
    times = RowTimes(columns, head, options)
  }

  /// Adds the current row of the table.
  mutating func add(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    guard !isSummary(table) else { return summaries += 1 }
    try width.check(table)
    guard !isGas(table) else { return reading.hasGas = true }
    let indices = try rows(table, &reading)
    try facts.check(table, columns, &reading, indices)
    if !columns.days.isEmpty {
      guard let label = HourLabel(table[columns.start].text) else {
        throw table.badTime(columns.start)
      }
      let parts = columns.days.map { ($0.column, label, ISOTime.date($0.date)) }
      return try add(parts, of: table, indices[0], &reading)
    }
    let start = try times.start(table, &reading)
    if !columns.hours.isEmpty {
      let parts = columns.hours.map { ($0.column, $0.label, start.start) }
      return try add(parts, of: table, indices[0], &reading)
    }
    if let zone = columns.zone, !columns.hasRowOffsets { try facts.checkZone(table, zone) }
    let slot = try times.slot(start, table, &reading)
    for (price, index) in zip(columns.prices, indices) {
      try add(price.column, of: slot, table, index, &reading)
    }
    for index in labels.indices { labels[index].add(table[labels[index].column]) }
  }

  private func isGas(_ table: TableReader) -> Bool {
    columns.kind.map { GasMark.isGas(kind: table[$0].text) } ?? false
      || columns.unit.map { GasMark.isGas(unit: table[$0].text) } ?? false
  }

  /// Adds the price of a column, and a forecast that has a row of its own.
  private mutating func add(
    _ column: Int, of slot: RowTimes.Slot, _ table: TableReader, _ index: Int,
    _ reading: inout PriceReading
  ) throws(PriceFault) {
    let position = (index, reading[index].count)
    var value = slot.isMissing ? nil : try price(table, column, position)
    let isFilled = value == nil && columns.forecast != nil
    if isFilled, let forecast = columns.forecast { value = try price(table, forecast, position) }
    if let area = columns.area, value != nil {
      try facts.checkArea(table, area, isFirst: position.1 == 0, reading)
    }
    if let hour = slot.hour {
      hours.add(hour.label, isPriced: value != nil, rows: index, after: hour.after)
    }
    if slot.end == nil, let end = columns.end, table[end].isEmpty {
      reading[index].hasOpenEnd = true
    }
    if slot.isLate { lateRows[index, default: []].insert(position.1) }
    if let length = slot.length { lengths[index, default: [:]][position.1] = length }
    try reading[index].append(slot.start, slot.end, value)
    if let column = columns.season { reading[index].seasons.append(table[column].text) }
    if let column = columns.taxed { addTaxed(table, column, to: &reading[index]) }
    let isForecast = isFilled && value != nil || reading.origin(at: slot.start) == .forecast
    setOrigin(table, index, &reading, isForecast: isForecast)
    if !isFilled, slot.length == nil { try addForecast(of: slot, table, index, &reading) }
    otherStarts.add(columns.otherStarts.map { TimeText.moment(in: table[$0])?.start }, rows: index)
  }

  /// Adds the forecast next to a price, which replaces it.
  private mutating func addForecast(
    of slot: RowTimes.Slot, _ table: TableReader, _ index: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    guard let column = ownForecast,
      let forecast = try price(table, column, (index, reading[index].count))
    else { return }
    try reading[index].append(slot.start, slot.end, forecast)
    setOrigin(table, index, &reading, isForecast: true)
  }

  /// Sets the origin of the row just added.
  private func setOrigin(
    _ table: TableReader, _ index: Int, _ reading: inout PriceReading, isForecast: Bool
  ) {
    guard let forecasts = columns.forecasts else { return }
    let issued = forecasts.issued(table, in: reading.zone(ofArea: reading[index].area))
    forecasts.setOrigin(
      of: &reading[index], table, usual: reading.origin, issued: issued, isForecast: isForecast)
  }

  /// Returns the rows of the series with the texts in the columns of keys or of the area.
  private mutating func rows(
    _ table: TableReader, _ reading: inout PriceReading
  ) throws(PriceFault) -> [Int] {
    let keys = columns.keys.isEmpty ? columns.area.map { [$0] } ?? [] : columns.keys
    if let lastKeys, zip(lastKeys, keys).allSatisfy({ $0.elementsEqual(table[$1]) }) {
      return lastRows
    }
    lastKeys = keys.map { Array(table[$0]) }
    power = columns.power
    let texts = keys.map { column in
      let text = table[column].text
      let hasNumber = !text.isEmpty || columns.prices.contains { !table[$0.column].isEmpty }
      guard let usual = columns.usualUnit(text, hasNumber ? column : nil) else { return text }
      power = usual.power
      return usual.unit
    }
    let series = columns.prices.isEmpty ? [GenericTable.Columns.Price(column: 0)] : columns.prices
    // The rows of parallel series stay separate, whatever their names.
    lastRows = try series.map { (price) throws(PriceFault) in
      let index = try reading.rows(of: name(of: price, texts, reading))
      if let unit = price.unit { reading[index].unit = unit }
      let tax = price.column < names.count ? names[price.column].valueAddedTax : nil
      if columns.prices.count > 1, let tax { reading[index].valueAddedTax = tax }
      return index
    }
    return lastRows
  }

  /// Returns the name of a series with some texts in the columns of keys or of the area.
  private func name(
    of price: GenericTable.Columns.Price, _ texts: [String], _ reading: PriceReading
  ) -> String {
    guard columns.keys.isEmpty else {
      return GenericTable.Columns.seriesKey(texts + [price.name ?? ""])
    }
    let usual = price.name == nil ? reading.usualArea : nil
    let area = texts.first.map { $0.isEmpty ? "" : AreaTable.name(ofEIC: $0) } ?? usual
    return [area, price.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private mutating func price(
    _ table: TableReader, _ column: Int, _ position: DecimalEvidence.Position
  ) throws(PriceFault) -> Price? {
    guard width.splitsDecimals == true else {
      let price = try prices.price(table, column, at: position)
      return power == 0 ? price : price?.scaled(byPowerOfTen: power)
    }
    let text = Array(table[column]) + [PlainNumber.point] + Array(table[column + 1])
    guard let number = text.withUnsafeBufferPointer({ CellNumber(plain: $0) }) else {
      throw CellPrices.fault(table, column)
    }
    return number.price
  }

  /// Adds the price with tax to the last row.
  ///
  /// It has the decimal sign of the prices without tax.
  private mutating func addTaxed(_ table: TableReader, _ column: Int, to rows: inout PriceRows) {
    let number = CellNumber(table[column])
    if case .unclear(let sign) = number?.sign { taxedSigns.insert(sign) }
    rows.taxedPrices.append(number?.price)
  }

  /// Adds a row with a column for each hour of its date, or for each date of its hour.
  private mutating func add(
    _ parts: [(column: Int, label: HourLabel, date: ISOTime)], of table: TableReader,
    _ index: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    for (column, label, date) in parts {
      let value = try price(table, column, (index, reading[index].count))
      hours.add(label, isPriced: value != nil, rows: index)
      try reading[index].append(date, nil, value)
    }
  }

  /// Decides the facts that need the whole file, and corrects the rows accordingly.
  mutating func finish(_ reading: inout PriceReading) throws(PriceFault) {
    if width.splitsDecimals == true { reading.warnings.append(.assumedDecimalComma) }
    if summaries > 0 { reading.warnings.append(.leftOut(summaries, reason: .summary)) }
    let areas = reading.areas.indices
    let endsShareDates = columns.endHour.map { $0.date == nil } ?? false
    let isMonthFirst = try DateOrder.isMonthFirst(
      times.reader, in: areas, endsShareDates: endsShareDates, &reading)
    if isMonthFirst == true {
      try DateOrder.swap(times.reader, areas, endsShareDates: endsShareDates, &reading)
    }
    try DateOrder.refuseYearFirst(times.reader, in: areas, reading)
    prices.decimals.sign = prices.decimals.sign ?? columns.usualDecimalSign
    let column = columns.prices.first?.column ?? (columns.hourColumns + columns.dayColumns).first
    try prices.finish(&reading, head, column: column ?? 0)
    if !columns.days.isEmpty {
      let rows = reading[0]
      let order = (0..<rows.count).sorted { (rows.starts[$0], $0) < (rows.starts[$1], $1) }
      hours.keep(order)
      reading[0] = rows.kept(order)
    }
    if let sign = prices.decimals.sign, !taxedSigns.isSubset(of: [sign]) {
      for index in areas { reading[index].taxedPrices = PriceColumn() }
    }
    let counts = areas.map { reading[$0].count }
    try LabelColumn.split(labels, &reading, head, &hours)
    if !lateRows.isEmpty { hours.split(&reading, late: lateRows) }
    try hours.place(&reading, columns, head)
    otherStarts.choose(&reading)
    if hours.isEmpty { setEnds(&reading) }
    reading.closeInclusiveDates()
    setLengths(counts, &reading)
  }

  /// Ends slots by their stated lengths, unless rows have changed or have ends.
  private func setLengths(_ counts: [Int], _ reading: inout PriceReading) {
    for (index, lengths) in lengths where reading[index].count == counts[index] {
      let rows = reading[index]
      guard rows.ends.count == 0, !rows.stampsAreEnds else { continue }
      reading[index].ends = TimeColumn(
        (0..<rows.count).map { row in lengths[row].map { rows.starts[row] + $0 } ?? .min })
    }
  }

  /// Treats times as ends of slots if a heading, a cell or the days show it.
  private func setEnds(_ reading: inout PriceReading) {
    // The end of a range can be 24:00 too.
    guard columns.end == nil, reading.areas.allSatisfy({ $0.ends.isEmpty }) else { return }
    let areInclusive = reading.closeInclusiveEnds()
    let name = columns.start < names.count ? names[columns.start] : nil
    let mayEnd = !(name?.has(.begin) ?? false)
    let areEnds = areInclusive || mayEnd && (times.reader.hasDayEnd || reading.showsEnds)
    guard columns.stampsAreEnds || areEnds else { return }
    reading.setStampsAreEnds()
    if !columns.stampsAreEnds { reading.warnings.append(.assumedEnds) }
  }
}
