import CivilTime

extension GenericTable {
  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let finder = ColumnFinder(table.head)
    guard var columns = columns(of: table.head),
      !(finder.name(columns.start)?.isOfRecord ?? false)
    else { throw PriceFault(.noTimeColumn) }
    try leaveOutGas(&columns, finder, &reading)
    try choosePrices(&columns, finder, &reading)
    if !columns.leftOut.isEmpty, reading.options.column == nil, reading.options.area == nil {
      reading.warnings.append(.columnsLeftOut(columns.leftOut))
    }
    let names = finder.names
    // A key that names another quantity, such as a temperature, applies to all values.
    let areOthers = columns.labels.contains { label in
      label.role == .key
        && finder.cells[label.column].distinct.allSatisfy { ColumnName($0).isOther }
    }
    if areOthers, !columns.prices.contains(where: { finder.name($0.column)?.hasPrice ?? false }) {
      throw PriceFault(.noPriceColumn)
    }
    let headings = columns.prices.map { table.head.name(of: $0.column) }
    if let heading = headings.first(where: PriceUnit.hasUnknownEnergy) {
      throw PriceFault(.badUnit(heading), place: table.head.place)
    }
    if let price = columns.prices.first, columns.prices.count == 1 {
      reading.unit = price.unit ?? reading.unit
      if !names.isEmpty {
        if names[price.column].key.hasSuffix(ColumnName.perWattHour) { columns.power = 3 }
        let isWanted = reading.options.column != nil
        reading.column = ColumnChoice(
          name: headings[0], reasons: isWanted ? [.wanted] : finder.evidence(price.column).reasons)
        let isForecast =
          names[price.column].words.contains(where: ForecastMark.names)
          || ForecastMark.isMedian(names[price.column]) && columns.forecasts?.bounds != nil
        if isForecast { reading.origin = .forecast }
        let tax = columns.forecast.map { names[$0].valueAddedTax }
        if let tax, tax != names[price.column].valueAddedTax {
          reading.warnings.append(.taxUnstated)
        }
      }
    }
    // The tax is known only if all columns state it without contradiction, or a line above them.
    let taxes = Set(columns.prices.map { names.isEmpty ? nil : names[$0.column].valueAddedTax })
    let above = Set(table.head.titles.map { ColumnName($0).valueAddedTax }.filter { $0 != nil })
    let stated = taxes == [nil] ? above : taxes
    if stated.count == 1, let tax = stated.first ?? nil {
      (reading.valueAddedTax, reading.isTaxAssumed) = (tax, false)
    }
    let head = table.head
    reading.bareMoney = BareMoney.stated(in: head.names + head.titles + head.rows.joined())
    if columns.area == nil { reading.usualArea = reading.usualArea ?? table.head.titleArea }
    reading.unit = reading.unit ?? table.head.titleUnit ?? ZoneGuess.market(names)?.unit
    let skipped = table.head.skippedTitles
    if skipped > 0 { reading.warnings.append(.skippedTitles(skipped)) }
    setClock(columns, table.head, &reading)
    try decode(table, columns, names, &reading)
  }

  /// Decodes the rows below the column names into series.
  package static func decode(
    _ table: TableReader, _ columns: Columns, _ names: [ColumnName], _ reading: inout PriceReading
  ) throws(PriceFault) {
    try table.skipNames()
    var rows = GenericRows(columns, table.head, names, reading.options)
    rows.prices.areAmounts = reading.format.isOfAmounts
    var footer: PriceFault?
    func add(_ table: TableReader) throws(PriceFault) {
      if let fault = rows.footer(table, reading) { return footer = footer ?? fault }
      // Only footers can follow a footer.
      if let footer { throw footer }
      try rows.add(table, &reading)
    }
    let isPlain =
      !table.isJSON && table.head.names.count == 2 && columns.start == 0 && columns.hour == nil
      && columns.otherStarts.isEmpty && columns.prices.count == 1 && columns.prices[0].name == nil
      && columns.power == 0
    guard isPlain else {
      while try table.next() { try add(table) }
      return try rows.finish(&reading)
    }
    let index = try reading.rows(of: reading.usualArea)
    reading[index].prices.reserve(table.expectedRows)
    var fast = FastRows(separator: table.head.separator)
    while true {
      try table.fastForward { fast.read($0, &rows.prices.decimals, into: &reading[index]) }
      guard try table.next() else { break }
      try add(table)
    }
    try rows.finish(&reading)
  }

  /// Leaves out columns of gas prices; throws if there are no others.
  private static func leaveOutGas(
    _ columns: inout Columns, _ finder: ColumnFinder, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let head = finder.head
    if head.titles.contains(where: GasMark.isGas(name:)) {
      throw PriceFault(.gas, place: FilePlace(line: 1, column: 1))
    }
    guard head.hasNames, head.names.contains(where: GasMark.isGas(name:)) else { return }
    let others = columns.prices.filter { !GasMark.isGas(name: head.names[$0.column]) }
    let numbers = head.names.indices.filter { finder.cells[$0].areNumbers }
    let areOfGas = numbers.allSatisfy { GasMark.isGas(name: head.names[$0]) }
    if others.isEmpty, !columns.prices.isEmpty || !numbers.isEmpty && areOfGas {
      throw PriceFault(.gas, place: head.place)
    }
    reading.hasGas = head.names.indices.contains(where: finder.isGasPrice)
    columns.prices = others
    // A single remaining column keeps its name only if it names an area.
    if others.count == 1, !(others[0].name.map(AreaTable.isKnown) ?? false) {
      columns.prices[0].name = nil
    }
  }

  /// Keeps the price columns that the user has chosen by name, area or unit.
  ///
  /// Throws if several columns have prices and nothing decides between them.
  private static func choosePrices(
    _ columns: inout Columns, _ finder: ColumnFinder, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let head = finder.head
    guard !columns.areSpread else { return }
    reading.need("--column")
    reading.otherAreas = columns.prices.compactMap(\.name).filter(AreaTable.isKnown)
    if let wanted = reading.options.column {
      let price = try finder.price(named: wanted)
      if price.column != columns.prices.first?.column { columns.taxed = nil }
      (columns.prices, columns.forecast) = ([price], nil)
      return
    }
    if columns.prices.isEmpty { throw PriceFault(.noPriceColumn) }
    guard columns.prices.count > 1 else { return }
    let titles = columns.prices.map { head.name(of: $0.column) }
    if let area = reading.options.area?.uppercased(), columns.area == nil,
      var chosen = columns.prices.first(where: { price in
        price.name?.uppercased() == area || head.name(of: price.column).uppercased() == area
      })
    {
      // The name is the whole heading, and the area is only part of it.
      if chosen.name?.uppercased() != area { chosen.name = nil }
      return columns.prices = [chosen]
    }
    let areAreas = columns.prices.allSatisfy { price in
      price.name.map { AreaTable.area(ofHeading: $0) == $0 } ?? false
    }
    if let currency = reading.options.unit?.currency, !areAreas {
      let same = columns.prices.filter { $0.unit?.currency == currency }
      if !same.isEmpty { columns.prices = same }
      guard columns.prices.count > 1 else { return columns.prices[0].name = nil }
    }
    guard finder.areSeries(columns.prices) else { throw PriceFault(.severalColumns(titles)) }
    let names = columns.prices.compactMap(\.name)
    if names.contains(where: { !AreaTable.isKnown($0) || $0.contains("(") }) {
      reading.warnings.append(.severalPrices(names))
    }
  }

  /// Sets the zone of the times from column names, the currency and the offsets of the first times.
  package static func setClock(
    _ columns: Columns, _ head: TableHead, _ reading: inout PriceReading
  ) {
    reading.isZoneAssumed = true
    let names = head.hasNames ? head.names.map { ColumnName($0) } : []
    func texts(_ column: Int?) -> [String] { column.map(head.texts) ?? [] }
    let unit =
      columns.prices.lazy.compactMap(\.unit).first ?? reading.unit
      ?? PriceUnit(texts(columns.unit).first ?? "")
      ?? PriceUnit(texts(columns.currency).first ?? "")
    reading.guessedZone = reading.guessedZone ?? ZoneGuess.zone(names, unit: unit)
    let times = head.rows.lazy.compactMap { row -> ISOTime? in
      let offset = columns.hasRowOffsets ? columns.zone.flatMap { row[safe: $0] } : nil
      guard let time = TimeText.time(in: row[safe: columns.start]) else { return nil }
      return offset.flatMap(ClockName.rowOffset).map { time.at(offset: $0) } ?? time
    }
    reading.setZone(ofOffsets: times)
    let isUTC = columns.start < names.count && names[columns.start].clock?.zone == .utc
    let others = names.indices.filter { names[$0].words.contains("local") && !names[$0].isEnd }
    // Local times beside those in UTC show the offset of each row.
    for column in columns.otherStarts + others
    where reading.offsetZone == nil && !columns.stampsAreEnds {
      let local = head.rows.lazy.compactMap { row -> ISOTime? in
        guard let time = TimeText.time(in: row[safe: columns.start]), isUTC || !time.isLocal,
          let other = TimeText.time(in: row[safe: column])
        else { return nil }
        let offset = Int(other.seconds - time.seconds)
        guard other.isLocal, offset.isMultiple(of: 900), abs(offset) <= 50_400 else { return other }
        return .instant(Instant(secondsSince1970: time.seconds), offset: offset)
      }
      reading.setZone(ofOffsets: local)
    }
    let title = head.titles.first(where: ClockName.isStated)
    let above = title?.split(separator: ":", maxSplits: 1).last.map { String($0).trimmed }
    let zones = texts(columns.zone)
    let areOffsets = columns.hasRowOffsets && zones.allSatisfy { ClockName.offset($0) == nil }
    if let clock = above.flatMap(ClockName.clock(stated:))
      ?? (areOffsets ? nil : ClockName.clock(ofRows: zones))
    {
      reading.setStatedClock(clock)
    }
    // `00:00-01:00 (CET)`
    let marks = texts(columns.hour).compactMap { $0.split(separator: "(").last?.dropLast() }
      .map(String.init)
    if !marks.isEmpty, marks.allSatisfy({ ClockName.offset($0) != nil }),
      let clock = ClockName.clock(ofRows: marks)
    {
      reading.setStatedClock(clock)
    }
    let clocks = [columns.start, columns.hour].lazy.compactMap { column in
      column.flatMap { $0 < names.count ? names[$0].clock ?? names[$0].standardClock : nil }
    }
    if let clock = clocks.first { reading.setClock(clock) }
  }
}
