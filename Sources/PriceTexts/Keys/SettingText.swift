import ElectricityCosts
import PriceSources

/// Faults of settings, without the file and the line.
package enum SettingText: Hashable, Sendable {
  /// A line has an invalid form.
  case notUnderstood
  case unknownName(String)
  case unknownSection(String)
  /// A line of a contract file is outside a contract.
  case noContract
  /// A line of a setting or an appliance has the name of an earlier one.
  case repeatedLine(String)
  /// A section has the name of an earlier one.
  case repeatedSection(String)
  /// A value is not one of the permitted values.
  case notOneOf([String])
  case contract(Contract.Fault)
  // A line of an appliance, or the whole appliance.
  case unknownApplianceTerm(String, known: [String])
  case applianceLacksLength(String)
  case chargeLacksValues(String)
  case unreadable(SystemFailure)
  /// The named file does not exist.
  case noFile
}
