/// The columns of prices, by the evidence of headings and cells.
extension ColumnFinder {
  /// Returns the columns of prices by the evidence of headings and cells.
  ///
  /// Without headings the cells alone decide.
  func prices(besides used: Set<Int>) -> [GenericTable.Columns.Price] {
    let candidates = cells.indices.filter {
      !used.contains($0) && (!head.hasNames || $0 < names.count)
        && (!cells[$0].areLongNumbers || $0 < names.count && names[$0].hasPrice)
    }
    let numbers = candidates.filter { cells[$0].areNumbers }
    guard head.hasNames else { return numbers.map { .init(column: $0) } }
    var free = numbers.filter { !names[$0].isOther }
    // Words in a column with a heading for prices are errors, but not the names of tariffs.
    if !free.contains(where: { evidence($0).isNamed }) {
      free += candidates.filter { column in
        !free.contains(column) && !names[column].isOther && evidence(column).isNamed
          && !(cells[column].areTexts && names[column].has(.tariff))
      }
    }
    let areas = free.filter { numbers.contains($0) && area($0) != nil }
    let best = forecast(
      among: PriceEvidence.best(free.map(evidence)).map { free[$0] }.filter { !isSum($0) })
    let areDistinct = Set(areas.map(area)).count == areas.count
    if areDistinct, areas.count > 1 || !areas.isEmpty && best == areas {
      return areas.map { .init(column: $0, name: area($0), unit: unit($0)) }
    }
    // In a table of amounts or weather, the only remaining numbers may be such a quantity too.
    // A deviation or a limit of prices is no such quantity.
    let others = numbers.filter { !best.contains($0) && !isDerivedPrice($0) }
    let isUnclear =
      best.count == 1 && (!others.isEmpty || names[best[0]].has(.grid))
      && !evidence(best[0]).isNamed && !names[best[0]].hasPrice
    // Purchase and sale prices, if the headings name both and nothing more.
    let trade = best.filter { names[$0].words == ["import"] || names[$0].words == ["export"] }
    return priced(isUnclear ? [] : trade.count > 1 ? trade : best)
  }

  /// Returns whether a heading names a quantity that is computed from prices: `price_std`.
  private func isDerivedPrice(_ column: Int) -> Bool {
    let name = names[column]
    return name.hasPrice && !name.has(.fuel)
      && name.words.last.map(ColumnKind.aside.contains) ?? false
  }

  /// Returns the price without tax and the column of the same price with it, if these are all.
  func taxPair(
    _ prices: [GenericTable.Columns.Price]
  ) -> (bare: GenericTable.Columns.Price, taxed: Int)? {
    guard head.hasNames, prices.count == 2,
      let bare = prices.first(where: { tax($0.column) == .excluded })?.column,
      let taxed = prices.first(where: { tax($0.column) == .included })?.column,
      (names[bare].unit, names[bare].currency) == (names[taxed].unit, names[taxed].currency),
      names[bare].untaxedWords == names[taxed].untaxedWords
    else { return nil }
    return (.init(column: bare, name: area(bare), unit: unit(bare)), taxed)
  }

  /// Returns whether a column has the rates of a tax: `VAT %`, `vat_rate`, or `25 %` below `VAT`.
  func isTaxRate(_ column: Int) -> Bool {
    head.names[column].contains("%") || cells[column].distinct.contains { $0.hasSuffix("%") }
      || ["rate", "percent", "pct", "sats", "satz"].contains(names[column].words.last)
  }

  /// Returns what the heading of a column says about tax.
  func tax(_ column: Int) -> ValueAddedTax? { names[column].valueAddedTax }

  /// The column of yes and no under a heading that says whether prices include tax: `incl_vat`.
  var taxFlag: Int? {
    names.indices.first { column in
      tax(column) != nil && cells[column].areTexts
        && cells[column].distinct.allSatisfy(ForecastMark.isAnswer)
    }
  }

  /// Returns the column of forecasts of the only price column; `forecast` alone is one if nothing
  /// else is predicted.
  func forecast(of prices: [GenericTable.Columns.Price]) -> Int? {
    guard head.hasNames, prices.count == 1 else { return nil }
    let price = names[prices[0].column]
    let words = price.words.filter { $0 != "actual" && $0 != "known" }
    let isAlone = !names.indices.contains { names[$0].has(.amount) && cells[$0].areNumbers }
    let found = names.indices.filter { column in
      let name = names[column]
      let rest = name.words.filter { !ForecastMark.names($0) }
      let isBare =
        isAlone && name.valueAddedTax == nil
        && rest.allSatisfy { ColumnQuantity(heading: $0) != nil }
      let isSame =
        rest == words && (name.unit != nil || name.hasPrice)
        && name.valueAddedTax == price.valueAddedTax
      return column != prices[0].column && rest.count < name.words.count && (isBare || isSame)
        && (name.unit == price.unit || isBare && name.unit == nil) && cells[column].areNumbers
        && !cells[column].distinct.allSatisfy(ForecastMark.isAnswer)
    }
    return found.count == 1 && !price.words.contains(where: ForecastMark.names) ? found[0] : nil
  }

  /// Returns the forecast if two other columns are its bounds, or the median without another
  /// forecast; otherwise all columns.
  private func forecast(among columns: [Int]) -> [Int] {
    guard let bounds = ForecastMark.boundColumns(names, among: columns) else { return columns }
    let others = columns.filter { $0 != bounds.low && $0 != bounds.high }
    let forecasts = others.filter { names[$0].words.contains(where: ForecastMark.names) }
    let medians = others.filter { ForecastMark.isMedian(names[$0]) }
    return forecasts.count == 1 && others.allSatisfy { (forecasts + medians).contains($0) }
      ? forecasts : medians == others && medians.count == 1 ? medians : columns
  }

  /// Returns whether a column is money for the energy in another column, and not a price.
  private func isSum(_ column: Int) -> Bool {
    let isBare = names[column].isMoney
    guard isBare || isMoney(column), !isSumOfPriceAndTax(column) else { return false }
    return names.indices.contains { other in
      other != column && cells[other].areNumbers
        && (names[other].quantity == .energy || names[other].isA(.consumption))
        // Beside a traded volume, `EUR` is the price.
        && !(isBare
          && (names[other].hasPrice
            || names[other].words.contains {
              ColumnKind.amount.contains($0) && !ColumnKind.consumption.contains($0)
            }))
    }
  }

  /// Returns whether the numbers of a column add those of `energy` and `tax`, as Tibber's total.
  private func isSumOfPriceAndTax(_ column: Int) -> Bool {
    let parts = ["energy", "tax"].compactMap { part in names.firstIndex { $0.key == part } }
    let numbers = ([column] + parts).map { cells[$0].numbers }
    return parts.count == 2 && numbers.allSatisfy { $0.count == numbers[0].count }
      && numbers[0].indices.allSatisfy {
        abs(numbers[1][$0] + numbers[2][$0] - numbers[0][$0]) < 1e-3
      }
  }

  /// Returns whether a heading such as `cost` or `total` means money, but not as `value` does.
  private func isMoney(_ column: Int) -> Bool {
    let key = names[column].untaxedWords.joined()
    return ColumnKind.value.contains(key)
      && !["value", "valor", "wert", "waarde", "arvo"].contains(key)
  }

  /// Returns the requested column, by its heading or the part of it before a unit.
  func price(named wanted: String) throws(PriceFault) -> GenericTable.Columns.Price {
    let columns = cells.indices.filter { !times.contains($0) }
    let column = try columns.named(wanted) { head.name(of: $0) }
    guard head.hasNames else { return .init(column: column) }
    return .init(column: column, name: area(column), unit: unit(column))
  }

  /// Returns the unit of a heading; the unit of markets only for prices that can be per
  /// megawatt-hour.
  private func unit(_ column: Int) -> PriceUnit? {
    guard let unit = names[column].unit, names[column].impliesUnit else {
      return names[column].unit
    }
    let isOfKroner = [.nok, .sek, .dkk, .pln].contains(unit.currency)
    let numbers = cells[column].numbers
    let areSmall = numbers.allSatisfy { abs($0) < (isOfKroner ? 10 : 1.5) }
    return areSmall && numbers.contains { $0 != $0.rounded() } ? nil : unit
  }

  /// Returns the evidence that a column is the price.
  func evidence(_ column: Int) -> PriceEvidence {
    PriceEvidence(names[column], cells[column], isArea: area(column) != nil)
  }

  private func priced(_ columns: [Int]) -> [GenericTable.Columns.Price] {
    // If only the texts in brackets differ, they are names.
    let titles = columns.map { Self.title(head.names[$0]) }
    let areDistinct = Set(titles).count == titles.count
    return zip(columns, titles.indices).map { column, index in
      let name = columns.count > 1 ? (areDistinct ? titles[index] : head.names[column]) : nil
      return .init(column: column, name: name, unit: unit(column))
    }
  }

  /// Returns whether columns of prices are several series rather than alternatives.
  ///
  /// Series are areas, purchase and sale prices, or the same heading with different names in
  /// brackets.
  func areSeries(_ prices: [GenericTable.Columns.Price]) -> Bool {
    let texts = prices.compactMap(\.name)
    guard Set(texts).count == prices.count else { return false }
    if texts.allSatisfy(AreaTable.isKnown) {
      return Set(prices.map { area($0.column) ?? $0.name }).count == prices.count
    }
    let words = prices.map { Set(names[$0.column].words) }
    if words.count == 2, words.contains(where: { $0.contains("import") }),
      words.contains(where: { $0.contains("export") })
    {
      return true
    }
    // Units in brackets are not names.
    let headings = prices.map { head.names[$0.column] }
    return Set(headings.map(Self.title)).count == 1
      && prices.allSatisfy { $0.unit == nil && names[$0.column].currency == nil }
      && prices.allSatisfy { names[$0.column].valueAddedTax == nil }
  }

  /// Returns whether two columns without headings are the halves of numbers with a decimal comma.
  ///
  /// The first row decides; all other rows must agree.
  func splitsDecimals(_ columns: [Int]) -> Bool {
    guard !head.hasNames, head.separator == UInt8(ascii: ","), columns.count == 2,
      let row = head.rows.first, columns[0] + 1 == columns[1], columns[1] + 1 == row.count
    else { return false }
    return columns.allSatisfy { row[$0].utf8.allSatisfy { $0.isDigit || $0 == 0x2D } }
  }

  /// Returns whether a column contains prices of gas, and not amounts of it.
  func isGasPrice(_ column: Int) -> Bool {
    let (heading, name) = (head.names[column], names[column])
    guard GasMark.isGas(name: heading), cells[column].areNumbers else { return false }
    let evidence = evidence(column)
    // `€/m3` is a price and `m3` an amount.
    return evidence.isNamed && !evidence.reasons.contains(.amount) || heading.contains("/")
      || name.quantity == nil
        && ![ColumnKind.amount, .energy, .reading, .meter].contains(where: name.has)
  }

  /// Returns the area that a heading names, alone or next to a unit, tax or a word for prices:
  /// `SE3`, `NO1 (NOK)`, `SE3 inkl. moms`, `Prix FR`.
  private func area(_ column: Int) -> String? {
    // `No.` above a count is a number.
    guard column < names.count, !(names[column].key == "no" && cells[column].doCount) else {
      return nil
    }
    // Names in brackets distinguish several prices of an area: `HB_WEST (RTLMP)`.
    let isPlain = !head.names[column].contains("(")
    let words = names[column].untaxedWords.filter { !isPlain || !ColumnKind.price.contains($0) }
    // Next to `prijs`, `prijsEE` is the price of a supplier.
    let isOfArea = !names.contains { $0.words.count == 1 && ColumnKind.price.contains($0.words[0]) }
    return AreaTable.area(ofHeading: Self.title(head.names[column]))
      ?? (isOfArea ? AreaTable.area(ofHeading: words.joined(separator: "-")) : nil)
  }

  /// Returns the headings of further columns that could be the prices of other areas.
  ///
  /// Next to columns of areas these are all numbers of unknown meaning, otherwise the areas, and
  /// next to a price with a vague name the numbers with unknown names.
  func leftOut(_ prices: [GenericTable.Columns.Price], besides used: Set<Int>) -> [String] {
    let taken = Set(prices.map(\.column))
    let areAreas = !taken.isEmpty && taken.allSatisfy { area($0) != nil }
    let isVague =
      taken.count == 1
      && taken.contains { column in
        isMoney(column)
          || [ColumnKind.forecast, .summary, .component, .feedIn].contains(where: names[column].has)
      }
    return names.indices.filter { column in
      !used.contains(column) && !taken.contains(column) && cells[column].areNumbers
        && !cells[column].areLongNumbers && !names[column].isOther && !head.names[column].isEmpty
        && ![ColumnKind.year, .month, .day].contains(where: names[column].isA)
        && !GasMark.isGas(name: head.names[column])
        && (areAreas || area(column) != nil || isVague && evidence(column).reasons == [.number])
    }.map { head.names[$0] }
  }
}
