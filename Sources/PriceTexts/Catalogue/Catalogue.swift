import ElectricityPrices
import LocaleFormats

/// The texts of a language: for every key the row that says it, and the values that stand in it.
///
/// Keys are the cases of closed enums, errors and warnings among them, and the switches over them
/// have no default: a key without a row does not compile. The rows are in `Resources/texts`, a file
/// for each language. A new text is a case, its line in a switch, and a row in each of the files;
/// that none is missing or left over is tested. Nothing is made before it is asked for.
package struct Catalogue: Sendable {
  /// The text of a row, with places for its values.
  let text: @Sendable (_ row: String) -> String?

  /// The text of a row with its values; its name where there is none, which tests find.
  func row(_ name: String, _ values: Wording...) -> Wording {
    Wording(filling: text(name) ?? name, with: values)
  }
}

extension Language {
  /// The texts of the language.
  package var catalogue: Catalogue {
    Catalogue { text(ofRow: $0) }
  }
}

// The screen.
extension Catalogue {
  package func word(_ word: Word) -> String { row("word.\(word.rawValue)").text }
  package func level(_ level: PriceLevel) -> String { row("level.\(level.rawValue)").text }
  package func message(_ message: ViewerMessage) -> String { sentence(message).text }
  package func title(_ group: KeyGroup) -> String { row("keyGroup.\(group.rawValue)").text }
  package func help(_ keys: KeyHelp) -> String { row("keys.\(keys.rawValue)").text }

  /// A unit as it is said after a number: `øre per kWh`.
  package func spoken(_ unit: PriceUnit) -> Wording {
    row("unit.spoken", "\(unit.moneyName)", "\(unit.energy.rawValue)")
  }

  /// The unit of a heading: `in øre per kWh`.
  package func inUnit(_ unit: PriceUnit) -> Wording { row("unit.heading", spoken(unit)) }

  /// What an hour costs on most days, by the outer quartiles and the median.
  package func typicalHour(from low: String, to high: String, median: String) -> Wording {
    row("typical.half", "\(low)", "\(high)", "\(median)")
  }

  /// For how long prices are higher than one, and for how long lower.
  package func rank(dearer: String, cheaper: String) -> Wording {
    row("curve.rank", "\(dearer)", "\(cheaper)")
  }

  /// For how long prices are as high as one, or higher.
  package func hours(_ length: String, atLeast price: String) -> Wording {
    row("curve.atLeast", "\(length)", "\(price)")
  }

  /// An hour, and on how many days of how many it was the cheapest or the dearest.
  package func onDays(_ hour: String, _ days: Int, of all: Int) -> Wording {
    row("statistics.onDays", "\(hour)", "\(days)", "\(all)")
  }

  /// The so many hours of each day that are cheapest.
  package func cheapestHours(_ count: Int) -> Wording {
    row("statistics.cheapestHours", "\(count)")
  }

  /// The usual line of a status bar, with placeholders in braces.
  package var lineFormat: String { row("line.format").text }

  private func sentence(_ message: ViewerMessage) -> Wording {
    switch message {
    case .nowOutside: row("viewer.nowOutside")
    case .noPrices: row("viewer.noPrices")
    case .oneSeries: row("viewer.oneSeries")
    case .noUnit: row("viewer.noUnit")
    case .nothingToAdd: row("viewer.nothingToAdd")
    case .notAdjusted(let error): sentence(error)
    case .notPicking: row("viewer.notPicking")
    case .noWindow: row("viewer.noWindow")
    case .notRead(let error): row("viewer.notRead", sentence(error))
    case .usageNotRead(let error): row("viewer.notRead", sentence(error))
    case .notPublished(let time): row("viewer.notPublished", "\(time)")
    case .nothingSelected: row("viewer.nothingSelected")
    case .noUsage: row("viewer.noUsage")
    case .fewContracts: row("viewer.fewContracts")
    case .contract(.adjustment(let error)): sentence(error)
    case .contract(.noUnit): row("viewer.noUnit")
    case .contract(.noHolidays(let area)): row("contract.noHolidays", "\(area ?? "–")")
    case .noneEarlier: row("viewer.noneEarlier")
    case .noneLater: row("viewer.noneLater")
    case .notOnHeatMap: row("viewer.notOnHeatMap")
    case .noPictures: row("viewer.noPictures")
    case .picturesTooSlow: row("viewer.picturesTooSlow")
    case .playing: row("viewer.playing")
    case .soundSaved(let path): row("viewer.soundSaved", "\(path)")
    case .soundFailed(let reason): row("viewer.soundFailed", "\(reason)")
    }
  }
}
