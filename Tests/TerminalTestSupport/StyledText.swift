/// Returns the cells of a row of text with SGR sequences: each character with its style.
///
/// Spaces that look the same are equal, whatever their foreground colour.
public func styledCells(_ row: String) -> [String] {
  var cells: [String] = []
  var codes = SGRState()
  var rest = Substring(row)
  while let character = rest.popFirst() {
    guard character == "\u{1B}" else {
      cells.append("\(character) \(codes.description(onBlank: character == " "))")
      continue
    }
    let sequence = rest.prefix { $0 != "m" && $0 != "\u{1B}" }
    rest = rest.dropFirst(sequence.count)
    guard rest.first == "m", sequence.first == "[" else { continue }
    rest.removeFirst()
    codes.apply(sequence.dropFirst().split(separator: ";").map { Int($0) ?? 0 })
  }
  while let last = cells.last, last == "  " { cells.removeLast() }
  return cells
}

private struct SGRState {
  private var foreground = ""
  private var background = ""
  private var attributes: Set<Int> = []

  mutating func apply(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...].map { $0 }
    while let number = rest.first {
      rest.removeFirst()
      switch number {
      case 0: self = SGRState()
      case 38, 48:
        let color = rest.prefix(2).map(String.init).joined(separator: ";")
        rest = Array(rest.dropFirst(2))
        if number == 38 { foreground = color } else { background = color }
      case 30...37, 90...97: foreground = "\(number)"
      case 40...47, 100...107: background = "\(number)"
      case 39: foreground = ""
      case 49: background = ""
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(number - 20)
      default: attributes.insert(number)
      }
    }
  }

  func description(onBlank: Bool) -> String {
    let shown = onBlank ? attributes.intersection([4, 7, 9]) : attributes
    let ignoresForeground = onBlank && shown.isEmpty
    let parts = [ignoresForeground ? "" : foreground, background] + shown.sorted().map(String.init)
    return parts.allSatisfy(\.isEmpty) ? "" : parts.joined(separator: "/")
  }
}
