import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import PriceViewer
import TerminalCore

extension Setting {
  /// All settings, part by part, in the order of the help.
  static let all =
    FileOptions.settings + SourceOptions.settings + MoneyOptions.settings + CostOptions.settings
    + ChartOptions.settings + OutputOptions.settings + DataOptions.settings
    + CheapestOptions.settings
    + ConfigurationOptions.settings

  /// Those that can stand in the settings file and in the environment too.
  static let kept = all.filter { $0.traits.contains(.kept) }

  /// The one of a name among them; `nil` for other names.
  static func kept(named name: String) -> Setting? { kept.first { $0.name == name } }

  /// The setting of a name; `nil` for other names.
  static func named(_ name: some StringProtocol) -> Setting? { all.first { $0.name == name } }
}

/// Which prices are shown, and what the file does not say about them.
enum FileOptions: SettingSection {
  static let settings: [Setting] = [
    .text("paths", .path, [.positional, .path]) { $0.file.words.append($1) },
    .text("file", .file, [.repeats, .path]) { $0.file.named.append($1) },
    // On the command line any name may be that of an area of the file.
    .text("area", .area, .kept) { $0.file.area = $1 }.refusing { text in
      guard PriceArea.named(text) == nil else { return nil }
      return .usage(.unknownArea(text, nearest: PriceArea.codes(like: text)))
    }.applying { $0.isAboutFetching },
    .option("unit", .unit, .kept, by: { PriceUnit($0) }, else: CommandText.notUnit) {
      $0.file.unit = $1
    },
    .text("format", .format) { $0.file.format = $1 },
    .text("column", .column, .named) { $0.file.column = $1 },
    .option("date", .date, by: { CivilDate(argument: $0) }, else: CommandText.notDate) {
      $0.file.date = $1
    },
    Setting(name: "timezone", help: .timezone, traits: .kept) { text, settings in
      do throws(ZoneError) {
        settings.file.zone = try Zone(identifier: text)
        return nil
      } catch {
        return Failure(error)
      }
    },
    .choice(
      "first-hour", .firstHour, among: { ["0", "1"] }, by: { $0 == "0" ? 0 : $0 == "1" ? 1 : nil }
    ) {
      $0.file.firstHour = $1
    },
    .option(
      "sequence", .sequence, .named, by: { Int($0) }, else: { .wrongValue($0, of: "--sequence") }
    ) { $0.file.sequence = $1 },
    .flag("list-formats", .listFormats) { $0.file.listsFormats = true },
    .flag("no-watch", .noWatch) { $0.file.ignoresChanges = true },
  ]
}

/// Which prices are fetched, from whom, and how new they must be.
enum SourceOptions: SettingSection {
  static let settings: [Setting] = [
    // On the command line it is looked for when prices are fetched.
    .text("source", .source, .kept) { $0.source.source = $1 }.refusing { text in
      let isKnown = PriceSource.all.contains { $0.name == text.lowercased() }
      return isKnown ? nil : .usage(.unknownSource(text))
    }.applying { $0.isAboutFetching },
    .option("from", .from, by: { CivilDate(argument: $0) }, else: CommandText.notDate) {
      $0.source.from = $1
    },
    .option("to", .to, by: { CivilDate(argument: $0) }, else: CommandText.notDate) {
      $0.source.to = $1
    },
    .flag("offline", .offline, .kept) { $0.source.offline = true }
      .applying { $0.isAboutFetching && !$0.source.refresh },
    .flag("refresh", .refresh) { $0.source.refresh = true },
    Setting(name: "cache-only-newer-than", help: .newerThan, traits: .kept) { text, settings in
      guard let seconds = TimeSpan(text)?.seconds else { return .usage(.notAge(text)) }
      settings.source.mostAge = seconds
      return nil
    }.applying { $0.isAboutFetching },
    .text("save", .save, .path) { $0.source.save = $1 },
    .flag("list-sources", .listSources) { $0.source.listsSources = true },
    .flag("list-areas", .listAreas) { $0.source.listsAreas = true },
    .flag("clear-cache", .clearCache) { $0.source.clearsCache = true },
  ]
}

/// What makes the price of the exchange one that a household pays.
enum MoneyOptions: SettingSection {
  static let settings: [Setting] = [
    Setting(name: "vat", help: .vat, traits: .kept) { text, settings in
      guard Price(typed: text) != nil else { return .usage(.notNumber(text)) }
      guard let percent = MoneySettings.percent(text) else { return .usage(.notPercent(text)) }
      settings.money.adjustment.taxPercent = percent
      return nil
    }.refusing { MoneySettings.percent($0) == nil ? .usage(.notPercent($0)) : nil }
      .applying { $0.money.taxState != .included && $0.costs.names.isEmpty },
    .choice("vat-state", .vatState, .kept, of: MoneySettings.TaxState.self) {
      $0.money.taxState = $1.valueAddedTax
    }.applying { $0.money.adjustment.taxPercent == nil },
    .option(
      "add", .add, [.kept, .repeats, .dashes], by: { PriceAddition($0) },
      else: CommandText.notAddition
    ) { $0.money.adjustment.additions.append($1) }.applying { $0.costs.names.isEmpty },
    .choice("support", .support, .kept, of: SupportScheme.self) {
      $0.money.adjustment.support = $1
    }.applying { $0.costs.names.isEmpty },
  ]
}

/// What was used, and how its cost is told.
enum CostOptions: SettingSection {
  static let settings: [Setting] = [
    // Of the settings file it leaves data for other programs what it is.
    .text("usage", .usageFiles, [.kept, .repeats, .path]) { $0.costs.paths.append($1) }
      .refusing { access($0, R_OK) == 0 ? nil : .usage(.noUsageFile($0)) }
      .applying { !$0.data.isWanted || $0.costs.isAsked },
    .text("meter", .meter, .kept) { $0.costs.meter = $1 },
    .flag("power-by-slot", .powerBySlot, .kept) { $0.costs.hasPowerBySlot = true },
    .choice("by", .by, of: CostPeriod.self) { $0.costs.period = $1 },
    .text("contract", .contract, .repeats) { $0.costs.names.append($1) },
    .text("contract-file", .contractFile, .path) { $0.costs.contractFile = $1 },
    .option("shift", .shift, by: { UsageShift($0) }, else: CommandText.notShift) {
      $0.costs.shift = $1
    },
  ]
}

/// What is shown of the prices, and how.
enum ChartOptions: SettingSection {
  static let settings: [Setting] = [
    .choice("chart", .chartKind, .kept, of: ChartKind.self, byDefault: .line) {
      $0.chart.chart = $1
    }.applying { $0.data.output != .json },
    .choice("typical", .typicalForm, .kept, of: TypicalForm.self) {
      $0.chart.typical = $1
    }.applying { $0.data.output != .json },
    .choice(
      "theme", .theme, .kept, among: { ThemeChoice.allNames }, byDefault: Theme.standard.rawValue,
      by: { ThemeChoice(argument: $0) }
    ) { $0.chart.theme = $1 },
    .choice("range", .range, of: TimeRange.self) { $0.chart.range = $1 },
    .choice("show", .layers, [.kept, .repeats, .dashes], of: ViewerLayer.self) {
      $0.chart.layers.append($1)
    },
    .price("cheap-below", .cheapBelow, .kept) { $0.chart.limits.cheapBelow = $1 },
    .price("dear-above", .dearAbove, .kept) { $0.chart.limits.dearAbove = $1 },
    .option("select", .select, by: { TimeChoice($0) }, else: CommandText.notTime) {
      $0.chart.select = $1
    },
    .option("now", .now, by: { TimeChoice($0) }, else: CommandText.notTime) { $0.chart.now = $1 },
  ]
}

/// Where the chart goes, and what the terminal can show.
enum OutputOptions: SettingSection {
  static let settings: [Setting] = [
    .flag("print", .print) { $0.output.print = true },
    .flag("describe", .describe) { $0.output.describe = true },
    .flag("statistics", .statistics) { $0.output.statistics = true },
    .flag("pick", .pick) { $0.output.pick = true },
    .choice("glyphs", .glyphs, .kept, of: GlyphChoice.self, byDefault: .auto) {
      $0.output.glyphs = $1
    },
    .choice("color", .color, .kept, of: ColorChoice.self, byDefault: .auto) {
      $0.output.color = $1
    },
    .text("save-picture", .savePicture, .path) { $0.output.picturePath = $1 },
    .option("size", .size, .kept, by: { CellSize($0) }, else: CommandText.notSize) {
      $0.output.size = $1
    }.applying { !$0.isAboutData && !$0.output.describe && !$0.output.pick },
    .option("locale", .locale, .kept, by: { TextLocale($0) }, else: CommandText.notLocale) {
      $0.output.locale = $1
    },
    .flag("hover", .hover, .kept) { $0.output.hover = true }.applying {
      !$0.isAboutData && !$0.output.print && !$0.output.describe && !$0.output.ignoresMouse
        && $0.picture == nil
    },
    .flag("no-mouse", .noMouse, .kept) { $0.output.ignoresMouse = true }
      .applying { !$0.output.hover },
  ]
}

/// The prices for other programs instead of a chart.
enum DataOptions: SettingSection {
  static let settings: [Setting] = [
    .choice("output", .outputForm, of: DataSettings.Form.self) { $0.data.output = $1 },
    // On the command line it must stand beside the form of a line first.
    .text("line-format", .lineFormat, .kept) { $0.data.lineFormat = $1 }.refusing { text in
      PriceLine.unknownPlaceholder(in: text).map { .usage(.notPlaceholder($0)) }
    }.applying { $0.data.output == .line || $0.data.output == .waybar },
    .price("alert-below", .alertBelow) { $0.data.alertBelow = $1 },
    .price("alert-above", .alertAbove) { $0.data.alertAbove = $1 },
  ]
}

/// When it is cheapest.
enum CheapestOptions: SettingSection {
  static let settings: [Setting] = [
    .option("cheapest", .cheapest, by: { CheapestSearch.length($0) }, else: CommandText.notLength) {
      $0.cheapest.length = $1
    },
    .option("before", .before, by: { DayLimit($0) }, else: CommandText.notTime) {
      $0.cheapest.before = $1
    },
    .option("after", .after, by: { DayLimit($0) }, else: CommandText.notTime) {
      $0.cheapest.after = $1
    },
    .flag("split", .split) { $0.cheapest.isSplit = true },
    .option(
      "smallest-piece", .smallestPiece, by: { CheapestSearch.length($0) },
      else: CommandText.notLength
    ) { $0.cheapest.leastPiece = $1 },
    .option("power", .power, by: { ElectricPower($0) }, else: CommandText.notPower) {
      $0.cheapest.power = $1
    },
    Setting(name: "profile", help: .profile) { text, settings in
      switch PowerProfile.of(text) {
      case .success(let profile): settings.cheapest.profile = profile
      case .failure(let reason): return reason
      }
      return nil
    },
    .flag("is-now", .isNow) { $0.cheapest.isNow = true },
    .text("appliance", .appliance, .repeats) { $0.appliances.names.append($1) },
    .flag("appliances", .appliances) { $0.appliances.isAboutAll = true },
  ]
}

/// Where settings come from; ``Configuration`` looks for them before all others.
enum ConfigurationOptions: SettingSection {
  static let settings: [Setting] = [
    .text("config", .config, .path) { _, _ in },
    .flag("no-config", .noConfig) { _ in },
    .flag("show-config", .showConfig) { _ in },
  ]
}

extension CivilDate {
  /// A date of the command line.
  init?(argument: String) {
    guard case .date(let date)? = ISOTime(argument), date.isReadable else { return nil }
    self = date
  }
}
