import CLibrary
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceTexts
import PriceViewer
import TerminalCore

/// The requested task, made once from the command line and the settings.
enum Task {
  // The chart.
  case screen(ChartRequest, ChartStyle, ScreenRequest)
  case print(ChartRequest, ChartStyle, size: CellSize?)
  case describe(ChartRequest, power: ElectricPower?)
  case picture(ChartRequest, PictureRequest, ChartStyle)
  case sound(ChartRequest, to: String?)
  /// The typical day or the duration curve as JSON.
  case gathered(ChartRequest, to: String?)
  // The prices.
  case prices(PriceRequest, PriceForm, to: String?)
  case statistics(ChartRequest, ReportForm)
  /// The errors of forecasts.
  case accuracy(PriceRequest, ReportForm)
  // The moment.
  case line(PriceRequest, PriceLine, isWaybar: Bool)
  /// The line, written again whenever it changes.
  case lines(PriceRequest, PriceLine, isWaybar: Bool)
  case alert(PriceRequest, PriceAlert)
  // Cheap times.
  case cheapest(PriceRequest, CheapestPlan, CheapestForm?)
  case isNow(PriceRequest, CheapestPlan, isJSON: Bool)
  case appliances(PriceRequest, [Appliance], CheapestForm)
  // Costs of a usage.
  case costs(PriceRequest, CostRequest, ReportForm)
  case costLine(PriceRequest, CostRequest)
  case shift(PriceRequest, CostRequest, UsageShift, ReportForm)
  // The program itself.
  case list(Listing, TextLocale)
  case configuration(listing: String)
  case cache(clears: Bool, TextLocale)

  /// The lists of ``Task/list(_:_:)``.
  enum Listing { case areas, sources, formats }
}

/// The forms of exported prices.
enum PriceForm { case table, csv, json, jsonLines }

extension Task {
  /// Runs the task.
  func run() throws {
    switch self {
    case .screen(let chart, let style, let options):
      try ScreenTask(chart: chart, style: style, options: options).run()
    case .print(let chart, let style, let size):
      try Output.write(bytes: style.printed(chart.open().state, size: size))
    case .describe(let chart, let power): try chart.describe(power: power)
    case .picture(let chart, let picture, let style):
      try picture.write(chart.open().state, style)
    case .sound(let chart, let path): try chart.writeSound(to: path)
    case .gathered(let chart, let path): try chart.writeGathered(to: path)
    case .prices(let prices, let form, let path): try prices.write(form, to: path)
    case .statistics(let chart, let form): try chart.writeStatistics(form)
    case .accuracy(let prices, let form): try prices.writeAccuracy(form)
    case .line(let prices, let line, let isWaybar): try prices.write(line, isWaybar: isWaybar)
    case .lines(let prices, let line, let isWaybar):
      try LineTask(prices: prices, line: line, isWaybar: isWaybar).run()
    case .alert(let prices, let alert): try prices.answer(alert)
    case .cheapest(let prices, let plan, let form): try plan.write(prices, form)
    case .isNow(let prices, let plan, let isJSON): try plan.answerIsNow(prices, isJSON: isJSON)
    case .appliances(let prices, let appliances, let form):
      try CheapestPlan.write(appliances, prices, form)
    case .costs(let prices, let costs, let form): try costs.write(prices, form)
    case .costLine(let prices, let costs): try costs.writeLine(prices)
    case .shift(let prices, let costs, let shift, let form):
      try costs.write(shift, prices, form)
    case .list(let listing, let locale): try Output.write(listing.text(locale.language.catalogue))
    case .configuration(let listing): try Output.write(listing)
    case .cache(let clears, let locale): try Self.tellCache(clears: clears, locale)
    }
  }
}

extension Task.Listing {
  fileprivate func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .areas: catalogue.areas
    case .sources: catalogue.sources
    case .formats: catalogue.formats
    }
  }
}
