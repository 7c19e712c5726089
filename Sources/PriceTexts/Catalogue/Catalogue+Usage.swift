import ElectricityPrices
import ElectricityUsage

// What is wrong with files of consumption, and what is to be known of them.
extension Catalogue {
  /// The error as one sentence: file, place, what is wrong, what was expected or what to do.
  func sentence(_ error: UsageFileError) -> Wording {
    let source: Wording = error.file == "-" ? "\(standardInput)" : "\(error.file)"
    return "\(source)\(error.place.map(place) ?? ""): \(reason(error.reason))."
  }

  /// What is wrong with a file, without the full stop.
  package func reason(_ reason: UsageFileError.Reason) -> Wording {
    switch reason {
    case .reading(let reason): self.reason(reason)
    case .badNumber(let field, let text):
      row("usageReason.badNumber", self.field(field), "\(text)")
    case .unknownFormat: row("usageReason.unknownFormat")
    case .noEnergy([]): row("usageReason.noEnergyColumn")
    case .noEnergy(let columns): row("usageReason.noEnergy", "\(columns)")
    case .severalEnergies(let columns): row("usageReason.severalEnergies", "\(columns)")
    case .severalMeters(let meters): row("usageReason.severalMeters", "\(meters)")
    case .power(let column): row("usageReason.power", "\(column)")
    case .gas: row("usageReason.gas")
    case .unknownUnit(let text): row("usageReason.unknownUnit", "\(text)")
    case .noUsage: row("usageReason.noUsage")
    case .unlinkedReadings: row("usageReason.unlinkedReadings")
    case .outOfRange(let text): row("usageReason.outOfRange", "\(text)")
    case .conflict(let time, nil): row("usageReason.conflict", "\(time)")
    case .conflict(let time, let file?):
      row("usageReason.conflictWithFile", "\(time)", "\(file)")
    case .unalignedSlots(let time): row("usageReason.unalignedSlots", "\(time)")
    case .noSuchMeter(let meter, let known):
      row("usageReason.noSuchMeter", "\(meter)", "\(known)")
    case .noUsageFiles([]): row("usageReason.noUsageFiles")
    case .noUsageFiles(let others): row("usageReason.onlyOtherFiles", "\(others)")
    }
  }

  /// A warning in a sentence.
  package func sentence(_ warning: UsageWarning) -> Wording {
    switch warning {
    case .reading(let warning): sentence(warning)
    case .missing(let count): row("usageWarning.missing", "\(count)")
    case .negative(let count): row("usageWarning.negative", "\(count)")
    case .gasLeftOut: row("usageWarning.gasLeftOut")
    case .assumedUnit(let unit): row("usageWarning.assumedUnit", "\(unit)")
    case .assumedElectricity: row("usageWarning.assumedElectricity")
    case .assumedReadings: row("usageWarning.assumedReadings")
    case .reset(let count): row("usageWarning.reset", "\(count)")
    case .rolledOver(let count): row("usageWarning.rolledOver", "\(count)")
    case .unplaced(let count, let energy):
      row("usageWarning.unplaced", "\(count)", "\(energy.text)")
    case .placedReadings(let seconds):
      row("usageWarning.placedReadings", "\(duration(Duration(seconds: seconds)))")
    case .onePageOfSeveral: row("usageWarning.onePageOfSeveral")
    case .otherFiles(let names): row("usageWarning.otherFiles", "\(names)")
    case .repeated(let count): row("usageWarning.repeated", "\(count)")
    }
  }
}

extension Energy {
  /// The kWh with all their decimals.
  fileprivate var text: String {
    Price(significand: microwattHours, exponent: -9).map { "\($0)" } ?? ""
  }
}
