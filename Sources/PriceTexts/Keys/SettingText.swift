import PriceSources

/// Faults of settings, without the file and the line.
package enum SettingText: Hashable, Sendable {
  /// A line has an unknown form.
  case notUnderstood
  case unknownName(String)
  case unknownSection(String)
  /// A line of a file of contracts outside a contract.
  case noContract
  /// A section has the name of an earlier one.
  case repeatedSection(String)
  /// A value is none of these.
  case notOneOf([String])
  // A line of a contract.
  case unknownTerm(String, known: [String])
  case badTerm(String, String)
  case repeatedTerm(String)
  // A line of an appliance, or all of them.
  case unknownApplianceTerm(String, known: [String])
  case applianceLacksLength(String)
  case chargeLacksValues(String)
  case unreadable(SystemFailure)
  /// There is nothing under the path that was named.
  case noFile
}
