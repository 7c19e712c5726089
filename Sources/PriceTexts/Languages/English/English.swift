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
    case .choose: "choose"
    case .help: "help"
    case .quit: "quit"
    case .areas: "Areas"
    case .notes: "Notes"
    case .helpEnd: "Any key goes back to the chart."
    case .date: "date"
    case .time: "time"
    case .formatName: "name"
    case .unit: "unit"
    case .tax: "VAT"
    case .zone: "zone"
    case .format: "format"
    case .asStated: "as stated"
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
    case .nothingSelected: "Nothing is selected; choose a slot with the arrow keys."
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
    case .hours: "three hours back, ahead"
    case .ends: "first, last slot"
    case .now: "the slot of now"
    case .extremes: "cheapest, dearest slot"
    case .clear: "select nothing"
    case .choose: "choose the slot and leave (with --pick)"
    case .charts: "line, step, area, bars"
    case .nextChart: "next kind of chart"
    case .series: "next, previous series of the file"
    case .unit: "next unit: per kWh in hundredths, in wholes; per MWh"
    case .allIn: "prices as read, or all-in"
    case .list: "show or hide this list"
    case .redraw: "draw everything anew"
    case .suspend: "suspend; fg comes back"
    case .quit: "quit"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "in \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} min {min} at {min_hour}" }
}
