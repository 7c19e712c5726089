import PriceTexts

extension Settings {
  /// Takes what was given.
  ///
  /// - Throws: What is wrong with a value, or that some do not go together.
  init(_ given: [GivenSetting]) throws(Failure) {
    self.init()
    for value in given {
      guard let reason = value.setting.read(value.text, &self) else { continue }
      throw value.setting.traits.contains(.named) ? reason : .option(value.setting.option, reason)
    }
    if let contradiction { throw .usage(contradiction) }
  }

  /// Whether prices may be fetched.
  var isAboutFetching: Bool { file.namesNoFile && !source.isListing }
  /// Whether no chart is asked for, but data.
  var isAboutData: Bool { data.isWanted || cheapest.search != nil || appliances.isAsked }

  /// What of the options that are right each alone does not go together; `nil` where all does.
  private var contradiction: CommandText? {
    let isPicture = output.picturePath != nil
    let ways = [output.print, output.describe, output.pick, isPicture, output.statistics]
    let (form, limits) = (data.output, chart.limits)
    let rules: [(isBroken: Bool, text: CommandText)] = [
      (money.taxState == .included && money.adjustment.taxPercent != nil, .taxTwice),
      (
        limits.dearAbove.flatMap { dear in limits.cheapBelow.map { dear < $0 } } ?? false,
        .cheapAboveDear
      ),
      (ways.count { $0 } > 1, .severalWays),
      (isPicture && picture == nil, .notPicture(output.picturePath ?? "")),
      (output.size != nil && (output.describe || output.pick), .sizeNeedsPrint),
      (
        output.statistics
          && (form.map { ![.table, .csv, .json].contains($0) } ?? false || data.isAlert
            || cheapest.search != nil || output.hover || output.size != nil),
        .statisticsForms
      ),
      (output.hover && (output.print || output.describe), .hoverNeedsScreen),
      (output.hover && output.ignoresMouse, .hoverNeedsMouse),
      (data.lineFormat != nil && form != .line && form != .waybar, .lineFormatNeedsLine),
      (data.unknownPlaceholder != nil, .notPlaceholder(data.unknownPlaceholder ?? "")),
      (form != nil && data.isAlert, .outputOrAlert),
      (!costs.names.isEmpty && !money.adjustment.isEmpty, .contractAndMoney),
      (
        data.picture != nil && (output.print || output.describe || output.pick || output.hover),
        .svgIsChart
      ),
      (isPicture && (form != nil || data.isAlert), .pictureOrOutput),
      (
        appliances.isAsked
          && (form != nil && form != .json || data.isAlert || isPicture || output.statistics
            || output.print || output.pick || output.hover || output.size != nil
            || chart.select != nil || cheapest.search != nil || costs.isAsked),
        .applianceForms
      ),
    ]
    return rules.first(where: \.isBroken)?.text ?? cheapest.contradiction ?? cheapestContradiction
      ?? (data.isWanted && !output.statistics
        && (output.isAboutCharts || chart.select != nil && !tellsState)
        ? .dataDrawNothing : nil)
  }

  /// Why the cheapest time cannot be told as is wished; `nil` where it can.
  private var cheapestContradiction: CommandText? {
    guard cheapest.search != nil else { return nil }
    let isData =
      picture != nil
      || data.output.map { [.json, .line, .waybar].contains($0) } ?? true
    guard isData, !data.isAlert, cheapest.power == nil || !marksCheapest else {
      return .cheapestForms
    }
    guard cheapest.isNow else { return nil }
    let isStatus = !marksCheapest && !output.describe && (data.output ?? .json) == .json
    return isStatus ? nil : .isNowForms
  }
}
