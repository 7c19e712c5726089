import ElectricityPrices

/// The texts in English.
struct English: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Electricity price"
    case .now: "now"
    case .low: "low"
    case .mean: "mean"
    case .meanOf: "mean of"
    case .high: "high"
    case .difference: "difference"
    case .fromNow: "from now"
    case .fromMark: "from the mark"
    case .unitUnknown: "unit not stated"
    case .noPrice: "no price"
    case .noPrices: "The file has no prices."
    case .taxIncluded: "incl. VAT"
    case .taxExcluded: "excl. VAT"
    case .taxUnknown: "VAT not stated"
    case .assumed: "assumed"
    case .raw: "raw"
    case .allIn: "all-in"
    case .hour: "hour"
    case .slot: "slot"
    case .chart: "chart"
    case .range: "range"
    case .choose: "choose"
    case .help: "help"
    case .quit: "quit"
    case .areas: "Areas"
    case .notes: "Notes"
    case .helpEnd: "Any key goes back to the chart."
    case .mouse: "Mouse"
    case .date: "date"
    case .time: "time"
    case .formatName: "name"
    case .unit: "unit"
    case .tax: "VAT"
    case .zone: "zone"
    case .format: "format"
    case .asStated: "as stated"
    case .place: "place"
    case .sources: "sources"
    case .terms: "terms"
    case .commandLine: "command line"
    case .notSet: "not set"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "very cheap"
    case .cheap: "cheap"
    case .normal: "normal"
    case .expensive: "expensive"
    case .veryExpensive: "very expensive"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "The clock is outside these prices."
    case .noPrices: "There are no prices here."
    case .oneSeries: "The file has one series only."
    case .noUnit: "The file does not say its unit; give it with --unit."
    case .nothingToAdd: "Nothing comes on top: give --vat, --add or --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter chooses a slot when the viewer is started with --pick."
    case .noWindow: "No such long time with prices is to come."
    case .notRead(let error): "Not read again: \(error.sentence(in: .english))"
    case .notPublished(let time): "Tomorrow is not published yet (usually \(time))."
    case .nothingSelected: "Nothing is selected; choose a slot with the arrow keys."
    case .noneEarlier: "There are no earlier prices."
    case .noneLater: "There are no later prices."
    case .notOnHeatMap: "The heat map shows one area, without layers."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Select"
    case .view: "Look"
    case .leaving: "Leave"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "previous, next slot"
    case .rows: "heat map: the day before, after"
    case .hours: "three hours back, ahead"
    case .extend: "select a stretch; Enter zooms into it"
    case .ends: "first, last slot"
    case .now: "the slot of now"
    case .extremes: "cheapest, dearest slot"
    case .windowStart: "where the cheapest time begins"
    case .clear: "select nothing; again: hide now too"
    case .mouse: "click or drag selects, the wheel goes slot by slot"
    case .choose: "choose the slot and leave (with --pick)"
    case .charts: "line, step, area, bars, heat map"
    case .nextChart: "next kind of chart"
    case .ranges: "a day, a week, a month, a year, all"
    case .periods: "the day, week, month or year before, after"
    case .today: "today"
    case .zoom: "zoom in, zoom out, back to the first view"
    case .scroll: "scroll to earlier, later prices"
    case .holdPrices: "let the price axis stay, or follow what is shown"
    case .lockPrices: "the same price axis for all areas and ranges"
    case .compare: "compare: the period before; all areas"
    case .mark: "compare with this slot; again: with now"
    case .levels: "colours from cheap to dear; a line at the mean"
    case .series: "next, previous series of the file"
    case .window: "mark the cheapest time to come"
    case .windowLength: "a longer, a shorter cheapest time"
    case .unit: "next unit: per kWh in hundredths, in wholes; per MWh"
    case .allIn: "prices as read, or all-in"
    case .list: "show or hide this list"
    case .reread: "read the files again"
    case .redraw: "draw everything anew"
    case .suspend: "suspend; fg comes back"
    case .quit: "quit"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "in \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} min {min} at {min_hour}" }
}
