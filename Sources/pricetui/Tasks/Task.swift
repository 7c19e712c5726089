import CLibrary
import ElectricityCosts
import ElectricityPrices
import PriceSources
import PriceTexts
import TerminalCore

/// What was asked for, made once from the options and the settings; nothing after it reads them.
enum Task {
  // The chart.
  case screen(ScreenTask)
  case print(ChartRequest, ChartStyle, size: CellSize?)
  case describe(ChartRequest)
  case picture(ChartRequest, PictureForm, ChartStyle, size: CellSize?, to: String?)
  case sound(ChartRequest, to: String?)
  /// The typical day or the duration curve as JSON.
  case gathered(ChartRequest, to: String?)
  // The prices.
  case prices(PriceRequest, PriceForm, to: String?)
  case statistics(ChartRequest, ReportForm)
  /// The errors of forecasts.
  case accuracy(PriceRequest, ReportForm)
  // The moment.
  case line(LineTask, watches: Bool)
  case alert(PriceAlert, PriceRequest)
  // Cheap times.
  case cheapest(CheapestPlan, PriceRequest, CheapestForm?)
  case isNow(CheapestPlan, PriceRequest, isJSON: Bool)
  case appliances([Appliance], PriceRequest, CheapestForm)
  // Costs of a usage.
  case costs(CostRequest, ReportForm)
  case costLine(CostRequest)
  case shift(CostRequest, UsageShift, ReportForm)
  // The program itself: a list or the settings, and the folder of the cache.
  case text(String)
  case cache(clears: Bool, Catalogue)

  func run() throws {
    switch self {
    case .screen(let screen): try screen.run()
    case .print(let chart, let style, let size): try chart.print(style, size: size)
    case .describe(let chart): try chart.describe()
    case .picture(let chart, let form, let style, let size, let path):
      try chart.writePicture(form, style, size: size, to: path)
    case .sound(let chart, let path): try chart.writeSound(to: path)
    case .gathered(let chart, let path): try chart.writeGathered(to: path)
    case .prices(let prices, let form, let path): try prices.write(form, to: path)
    case .statistics(let chart, let form): try chart.writeStatistics(form)
    case .accuracy(let prices, let form): try prices.writeAccuracy(form)
    case .line(let line, let watches): try watches ? line.run() : line.write()
    case .alert(let alert, let prices): try prices.answer(alert)
    case .cheapest(let plan, let prices, let form): try plan.write(prices, form)
    case .isNow(let plan, let prices, let isJSON): try plan.answerIsNow(prices, isJSON: isJSON)
    case .appliances(let appliances, let prices, let form):
      try CheapestPlan.write(appliances, prices, form)
    case .costs(let costs, let form): try costs.write(form)
    case .costLine(let costs): try costs.writeLine()
    case .shift(let costs, let shift, let form): try costs.write(shift, form)
    case .text(let text): try Output.write(text)
    case .cache(let clears, let catalogue): try Self.tellCache(clears: clears, catalogue)
    }
  }

  /// Tells the folder of cached prices, or removes them.
  private static func tellCache(clears: Bool, _ catalogue: Catalogue) throws {
    guard let cache = PriceCache.ofUser else {
      Output.fail(catalogue.sentence(FetchNotice.notKept(nil)).text, status: EX_UNAVAILABLE)
    }
    guard clears else { return try Output.write(cache.path + "\n") }
    do throws(SystemFailure) {
      let text = CommandText.cleared(files: try cache.clear())
      Output.say(catalogue.sentence(text).text)
    } catch {
      throw Failure.command(
        error.code == ELOOP ? .cacheIsLink(cache.path) : .notCleared(error), EX_IOERR)
    }
  }
}
