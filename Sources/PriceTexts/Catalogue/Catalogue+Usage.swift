import ElectricityPrices
import ElectricityUsage

// Faults and warnings of usage files.
extension Catalogue {
  /// Returns the fault of a file, without a full stop.
  package func reason(_ reason: UsageFileReason) -> Wording {
    switch reason {
    case .noEnergy([]): row("usageReason.noEnergyColumn")
    case .conflict(let time, nil): row("usageReason.conflict", "\(time)")
    case .conflict(let time, let file?): row("usageReason.conflictWithFile", "\(time)", "\(file)")
    case .noUsageFiles([]): row("usageReason.noUsageFiles")
    case .noUsageFiles(let others): row("usageReason.onlyOtherFiles", "\(others)")
    default: row(of: reason, in: "usageReason")
    }
  }

  /// Returns a warning as a sentence.
  package func sentence(_ warning: UsageWarning) -> Wording {
    switch warning {
    case .reading(let warning): sentence(warning)
    case .unplaced(let count, let energy):
      row("usageWarning.unplaced", "\(count)", "\(energy.kilowattHours)")
    case .placedReadings(let seconds):
      row("usageWarning.placedReadings", "\(duration(Duration(seconds: seconds)))")
    default: row(of: warning, in: "usageWarning")
    }
  }

  // Costs of a usage.
  package func sentence(_ text: CostText) -> Wording { row(of: text, in: "cost") }

  package func words(_ text: CostText.Brief) -> Wording { row(of: text, in: "cost") }
}
