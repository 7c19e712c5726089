import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage

// Faults of price files and of requests for them.
extension Catalogue {
  /// Returns a position in a file: `, line 2, column 3`.
  package func place(_ place: FilePlace) -> Wording {
    row("file.place", "\(place.line)", "\(place.column)")
  }

  package var standardInput: String { row("file.standardInput").text }

  /// Returns an error as a sentence: file, position, fault, and what was expected or what to do.
  ///
  /// - Parameter isBrief: Whether the file has its name alone, for a row of the screen.
  package func sentence(_ error: PriceFileError, isBrief: Bool = false) -> Wording {
    let name = isBrief ? PriceFile.name(of: error.file) : error.file
    let source: Wording = error.file == "-" ? "\(standardInput)" : "\(name)"
    return "\(source)\(error.place.map(place) ?? ""): \(reason(error.reason))."
  }

  /// Returns the fault of a file, without a full stop.
  package func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .usage(let reason): self.reason(reason)
    case .unreadable(let code): row("reason.unreadable", systemError(code))
    case .sharedTable(let column, let names):
      row("reason.sharedTable", "\(column)", "\(names.count)", "\(names)")
    default: row(of: reason, in: "reason")
    }
  }

  package func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .timeWithoutOffset(let like): row("expectation.timeWithoutOffset\(suffix(like))")
    case .timeWithOffset(let like): row("expectation.timeWithOffset\(suffix(like))")
    default: row(of: expectation, in: "expectation")
    }
  }

  private func suffix(_ neighbour: Expectation.Neighbour?) -> String {
    switch neighbour {
    case .before?: "AsBefore"
    case .start?: "AsStart"
    case nil: ""
    }
  }

  package func field(_ field: FieldName) -> Wording { row(of: field, in: "field") }

  package func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): bytes(count)
    case .jsonBytes(let count): row("limit.jsonBytes", bytes(count))
    case .lineBytes(let count): row("limit.lineBytes", bytes(count))
    case .markupBytes(let count): row("limit.markupBytes", bytes(count))
    case .stringBytes(let count): row("limit.stringBytes", bytes(count))
    case .pageBytes(let count): row("limit.pageBytes", bytes(count))
    default: row(of: limit, in: "limit")
    }
  }

  /// Returns a number of bytes such as `1 GiB` or `512 MiB`.
  package func bytes(_ count: Int) -> Wording {
    count % (1 << 30) == 0 ? "\(count >> 30) GiB" : "\(count >> 20) MiB"
  }

  /// Returns the message of the system for an error number.
  func systemError(_ code: Int32) -> Wording { "\(String(cString: strerror(code)))" }

  package func sentence(_ error: PriceAdjustmentError) -> Wording {
    row(of: error, in: "addition")
  }

  package func sentence(_ error: ZoneError) -> Wording { row(of: error, in: "zone") }
}

// Warnings about prices.
extension Catalogue {
  package func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .leftOut(let count, .unknownUnit(let unit)):
      row("warning.leftOutUnknownUnit", "\(count)", "\(unit)")
    case .leftOut(let count, .otherUnit(let other, let unit)):
      row("warning.leftOutOtherUnit", "\(count)", "\(other.code)", "\(unit.code)")
    case .leftOut(let count, .summary): row("warning.leftOutSummary", "\(count)")
    case .leftOut(let count, .sentinel(let price)):
      row("warning.leftOutSentinel", "\(count)", "\(price.description)")
    default: text(of: warning, in: "warning")
    }
  }

  /// Returns a warning in a few words without a full stop, for a status row.
  package func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .otherFiles(let names): row("summary.otherFiles", "\(names.count)")
    case .leftOut(let count, _): row("summary.leftOut", "\(count)")
    default: text(of: warning, in: "summary")
    }
  }

  /// Returns a time with its date, or the first and the last: `2026-11-26 07:00 – 13:00`.
  func times(_ times: ClosedRange<CivilDateTime>) -> String {
    let (first, last) = (times.lowerBound, times.upperBound)
    let start = "\(first.date) \(first.hoursAndMinutes)"
    let end = (first.date == last.date ? "" : "\(last.date) ") + last.hoursAndMinutes
    return first == last ? start : "\(start) – \(end)"
  }

  private func text(of warning: PriceWarning, in group: String) -> Wording {
    switch warning {
    case .otherCurrency(let currency): row("\(group).otherCurrency", "\(currency.code)")
    case .assumedUnit(let unit): row("\(group).assumedUnit", "\(unit.code)")
    case .assumedDateOrder(true): row("\(group).assumedMonthFirst")
    case .assumedDateOrder(false): row("\(group).assumedDayFirst")
    // Two times are too long for a summary.
    case .forecasts(let seconds, let issued?)
    where group == "summary" && issued.lowerBound != issued.upperBound:
      text(of: .forecasts(seconds, issued: nil), in: group)
    default: row(of: warning, in: group)
    }
  }
}

// Faults and warnings of usage files.
extension Catalogue {
  /// Returns the fault of a file, without a full stop.
  package func reason(_ reason: UsageFileReason) -> Wording { row(of: reason, in: "usageReason") }

  package func sentence(_ warning: UsageWarning) -> Wording {
    if case .reading(let warning) = warning { return sentence(warning) }
    return row(of: warning, in: "usageWarning")
  }

  // Costs of a usage.
  package func sentence(_ error: CostError) -> Wording {
    switch error {
    case .noUnit: sentence(CommandText.costNeedsUnit)
    case .outOfRange: row("contract.outOfRange")
    case .adjustment(let error): sentence(error)
    case .noHolidays(let area): row("contract.noHolidays", "\(area ?? "–")")
    case .noSupportTax(let area): row("contract.noSupportTax", "\(area ?? "–")")
    case .noTaxes(let area): row("contract.noTaxes", "\(area ?? "–")")
    }
  }

  package func sentence(_ text: CostText) -> Wording { row(of: text, in: "cost") }

  /// Returns a short form without a full stop, for a row of the screen.
  package func words(_ text: CostText, isNarrow: Bool = false) -> String {
    row(of: text, in: isNarrow ? "narrow" : "brief").text
  }
}
