import CivilTime
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import Ncurses
import PriceSources
import PriceTexts
import TerminalCore

/// A family of decoders that must survive any bytes.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Price files by their notation, with which the corpus of each begins.
  case json, csv, xml
  /// Files of consumption.
  case usage
  /// Input from a terminal: keys and the mouse.
  case input
  /// Files of settings.
  case settings

  /// Decodes bytes and returns the fault in the result, or `nil`.
  ///
  /// A fuzzer also looks for traps.
  public func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .input: Self.inputComplaint(bytes)
    case .settings: Self.settingsComplaint(bytes)
    case .usage: Self.usageComplaint(bytes)
    case .json, .csv, .xml: Self.fileComplaint(bytes)
    }
  }

  /// Checks that settings are read the same after they are written again.
  private static func settingsComplaint(_ bytes: [UInt8]) -> String? {
    let file = SettingsFile(bytes)
    var section = ""
    var text = ""
    for line in file.lines {
      if line.section != section {
        // Lines below a wrong heading, or above the first section, cannot be written again.
        guard file.sections.contains(where: { $0.name == line.section }) else { return nil }
        text += "[\(line.section)]\n"
        section = line.section
      }
      text += "\(line.name) = \(line.value)\n"
    }
    let again = SettingsFile(Array(text.utf8))
    let isSame = zip(again.lines, file.lines).allSatisfy {
      $0.section == $1.section && $0.name == $1.name && $0.value == $1.value
    }
    let isLong = text.utf8.count > 1 << 16
    guard isLong || isSame && again.lines.count == file.lines.count else {
      return "\(again.lines) instead of \(file.lines)"
    }
    return nil
  }

  private static func inputComplaint(_ bytes: [UInt8]) -> String? {
    var whole = InputDecoder()
    let events = whole.decode(bytes) + whole.timeOut()
    // The events must not depend on how the bytes arrive.
    var pieces = InputDecoder()
    var pieceEvents: [TerminalEvent] = []
    for byte in bytes { pieceEvents += pieces.decode(CollectionOfOne(byte)) }
    pieceEvents += pieces.timeOut()
    return events == pieceEvents ? nil : "\(events) at once, \(pieceEvents) byte by byte"
  }

  private static func fileComplaint(_ bytes: [UInt8]) -> String? {
    var options = PriceFile.Options()
    options.now = Instant(secondsSince1970: 1_667_120_000)
    do throws(PriceFileError) {
      for series in try PriceFile.read(bytes: bytes, name: "fuzz", options: options).series {
        if let complaint = complaint(about: series) { return complaint }
      }
      return nil
    } catch {
      let sentence = Language.english.catalogue.sentence(error).text
      return isOneLine(sentence) ? nil : "not a sentence: \(sentence)"
    }
  }

  private static func usageComplaint(_ bytes: [UInt8]) -> String? {
    do throws(PriceFileError) {
      let usage = try UsageFile.read(bytes: bytes, name: "fuzz")
      let all = usage.series + [usage.consumption, usage.production].compactMap { $0 }
      for series in all {
        guard !series.slots.isEmpty else { return "an empty series" }
        guard series.slots.allSatisfy({ $0.start < $0.end }) else { return "an empty slot" }
        guard zip(series.slots, series.slots.dropFirst()).allSatisfy({ $0.end <= $1.start }) else {
          return "slots overlap"
        }
      }
      guard usage.warnings.allSatisfy({ isOneLine(Language.english.catalogue.sentence($0).text) })
      else {
        return "a raw warning"
      }
      return nil
    } catch {
      let sentence = Language.english.catalogue.sentence(error).text
      return isOneLine(sentence) ? nil : "not a sentence: \(sentence)"
    }
  }

  private static func complaint(about series: PriceSeries) -> String? {
    guard !series.isEmpty else { return "an empty series" }
    guard zip(series, series.dropFirst()).allSatisfy({ $0.end <= $1.start }) else {
      return "slots overlap"
    }
    _ = (series.statistics, series.trends())
    guard series.warnings.allSatisfy({ isOneLine(Language.english.catalogue.sentence($0).text) })
    else {
      return "a raw warning"
    }
    let line = PriceLine().text(series, at: series[0].start) ?? ""
    guard isOneLine(line) else { return "a raw line" }
    guard series.count < 2_000 else { return nil }
    return roundTripComplaint(series)
  }

  /// Checks that a series that ISO 8601 can express is read back with its zone and notices.
  private static func roundTripComplaint(_ series: PriceSeries) -> String? {
    let years = Instant(secondsSince1970: 0)...Instant(secondsSince1970: 250_000_000_000)
    guard series.allSatisfy({ years.contains($0.start) && years.contains($0.end) }) else {
      return nil
    }
    for text in [[series].csv, [series].json] {
      do throws(PriceFileError) {
        let again = try PriceFile.read(bytes: Array(text.utf8), name: "again")
        guard again.series == [series] else { return "another series from \(text)" }
        guard again.series[0].zone == series.zone else { return "another zone from \(text)" }
        guard again.series[0].warnings == series.warnings else {
          return "other notices from \(text)"
        }
      } catch {
        return "\(Language.english.catalogue.sentence(error).text) in \(text)"
      }
    }
    return nil
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
  }
}
