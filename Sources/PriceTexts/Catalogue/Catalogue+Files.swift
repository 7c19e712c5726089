import CivilTime
import ElectricityPrices

// Faults of price files and of requests for them.
extension Catalogue {
  /// Returns a position in a file: `, line 2, column 3`.
  package func place(_ place: FilePlace) -> Wording {
    row("file.place", "\(place.line)", "\(place.column)")
  }

  /// The name of standard input.
  package var standardInput: String { row("file.standardInput").text }

  /// Returns an error as a sentence: file, position, fault, and what was expected or what to do.
  package func sentence(_ error: PriceFileError) -> Wording {
    let source: Wording = error.file == "-" ? "\(standardInput)" : "\(error.file)"
    return "\(source)\(error.place.map(place) ?? ""): \(reason(error.reason))."
  }

  /// Returns the fault of a file, without a full stop.
  package func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .usage(let reason): self.reason(reason)
    case .unreadable(let code): row("reason.unreadable", "\(SystemError.text(code))")
    case .noColumn(.times): row("reason.noTimeColumn")
    case .noColumn(.prices): row("reason.noPriceColumn")
    case .refusedBySource(.message(let message)): row("reason.refusedWithMessage", "\(message)")
    case .refusedBySource(.noReason): row("reason.refusedWithoutReason")
    case .refusedBySource(.webPage): row("reason.refusedWithWebPage")
    case .sharedTable(let column, let names):
      row("reason.sharedTable", "\(column)", "\(names.count)", "\(names)")
    case .slotLength(let count, let seconds):
      row("reason.slotLength", "\(count)", "\(duration(Duration(seconds: seconds)))")
    case .noPriceFiles([]): row("reason.noPriceFiles")
    case .noPriceFiles(let others): row("reason.onlyOtherFiles", "\(others)")
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
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): row("limit.jsonBytes", "\(Bytes.text(count))")
    case .lineBytes(let count): row("limit.lineBytes", "\(Bytes.text(count))")
    case .markupBytes(let count): row("limit.markupBytes", "\(Bytes.text(count))")
    case .stringBytes(let count): row("limit.stringBytes", "\(Bytes.text(count))")
    case .pageBytes(let count): row("limit.pageBytes", "\(Bytes.text(count))")
    default: row(of: limit, in: "limit")
    }
  }

  package func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .notNorwegian(let scheme, let unit?):
      row("addition.notNorwegian", "\(scheme.rawValue)", "\(unit)")
    case .notNorwegian(let scheme, nil): row("addition.notNorwegianNoUnit", "\(scheme.rawValue)")
    case .outOfRange: row("addition.outOfRange")
    }
  }

  package func sentence(_ error: ZoneError) -> Wording { row(of: error, in: "zone") }
}
