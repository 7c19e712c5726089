extension GenericTable {
  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let finder = ColumnFinder(head)
    guard var columns = Columns(of: head), !(finder.name(columns.start)?.isOfRecord ?? false) else {
      throw PriceFault(.noTimeColumn)
    }
    try refuseGoods(head.titles)
    try leaveOutGas(&columns, finder, &reading)
    try choosePrices(&columns, finder, &reading)
    if !columns.leftOut.isEmpty, reading.options.column == nil, reading.options.area == nil {
      reading.warnings.append(.columnsLeftOut(columns.leftOut))
    }
    try refuseOthers(columns, finder)
    // Anything that states a unit is surer than the name of a market.
    let hasUnit = (reading.unit ?? head.titleUnit) != nil
    for index in columns.prices.indices where hasUnit {
      let name = finder.name(columns.prices[index].column)
      if name?.impliesUnit ?? false { columns.prices[index].unit = nil }
    }
    if head.titles.contains(where: ForecastMark.isTitle) { reading.origin = .forecast }
    if columns.prices.count == 1 { setFacts(of: &columns, finder, &reading) }
    // The tax is known only if all columns state it without contradiction, or a line above them.
    let taxes = Set(columns.prices.map { finder.name($0.column)?.valueAddedTax })
    let above = Set(head.titles.map { ColumnName($0).valueAddedTax }.filter { $0 != nil })
    let stated = taxes == [nil] ? above : taxes
    if stated.count == 1, let tax = stated.first ?? nil {
      (reading.valueAddedTax, reading.isTaxAssumed) = (tax, false)
    }
    reading.bareMoney = BareMoney.stated(in: head.names + head.titles + head.rows.joined())
    if columns.area == nil { reading.usualArea = reading.usualArea ?? head.titleArea }
    reading.unit = reading.unit ?? head.titleUnit ?? ZoneGuess.market(finder.names)?.unit
    if head.skippedTitles > 0 { reading.warnings.append(.skippedTitles(head.skippedTitles)) }
    setClock(columns, head, &reading)
    try decode(table, columns, finder.names, &reading)
  }

  /// Throws if a key or a heading of the prices names another quantity.
  private static func refuseOthers(
    _ columns: Columns, _ finder: ColumnFinder
  ) throws(PriceFault) {
    // A key that names another quantity, such as a temperature, applies to all values, and so does
    // a unit or an amount in another column of texts.
    let areOthers = columns.labels.contains { label in
      finder.cells[label.column].areTexts
        && finder.cells[label.column].distinct.allSatisfy {
          label.role == .key ? ColumnName($0).isOther : ColumnName.namesAmount($0)
        }
    }
    if areOthers, !columns.prices.contains(where: { finder.name($0.column)?.hasPrice ?? false }) {
      throw PriceFault(.noPriceColumn)
    }
    let headings = columns.prices.map { finder.head.name(of: $0.column) }
    if let heading = headings.first(where: {
      PriceUnit.hasUnknownEnergy($0) || ColumnName.multipliedUnit($0) != nil
    }) {
      throw PriceFault(.badUnit(heading), place: finder.head.place)
    }
  }

  /// Sets the facts that the heading of the only price column states.
  private static func setFacts(
    of columns: inout Columns, _ finder: ColumnFinder, _ reading: inout PriceReading
  ) {
    let price = columns.prices[0]
    reading.unit = price.unit ?? reading.unit
    guard let name = finder.name(price.column) else { return }
    if name.key.hasSuffix(ColumnName.perWattHour) { columns.power = 3 }
    let isWanted = reading.options.column != nil
    reading.column = ColumnChoice(
      name: finder.head.name(of: price.column),
      reasons: isWanted ? [.wanted] : finder.evidence(price.column).reasons)
    if reading.column?.isUnnamed ?? false, reading.unit == nil, !name.has(.electricity),
      reading.options.area == nil
    {
      reading.warnings.append(.assumedColumn(name.text))
    }
    let isForecast =
      name.words.contains(where: ForecastMark.names)
      || ForecastMark.isMedian(name) && columns.forecasts?.bounds != nil
    if isForecast { reading.origin = .forecast }
    let tax = columns.forecast.map { finder.names[$0].valueAddedTax }
    if let tax, tax != name.valueAddedTax { reading.warnings.append(.taxUnstated) }
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

  /// Throws if a line above the table names prices of gas or of another good, and no electricity.
  private static func refuseGoods(_ titles: [String]) throws(PriceFault) {
    for title in titles {
      let name = ColumnName(title)
      guard !name.has(.electricity) else { continue }
      let place = FilePlace(line: 1, column: 1)
      if GasMark.isGas(name: title) { throw PriceFault(.gas, place: place) }
      if name.hasPrice, let good = name.words.first(where: { ColumnName($0).isOfFuel }) {
        throw PriceFault(.notPrices(good), place: place)
      }
    }
  }

  /// Leaves out columns of gas prices; throws if there are no others.
  private static func leaveOutGas(
    _ columns: inout Columns, _ finder: ColumnFinder, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let head = finder.head
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
}
