import ElectricityPrices

extension JSONText {
  /// Returns an array with an object in each line.
  static func list(_ objects: [String], indent: String = "  ") -> String {
    let line = "\n\(indent)  "
    return "[" + objects.map { line + $0 }.joined(separator: ",") + "\n\(indent)]"
  }
}
