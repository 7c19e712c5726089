import FoundationSubset
import TerminalCore
import TerminalViews

/// Chooses a colour: one of the system's from a list, or any by its components.
///
/// The list opens as that of a ``Picker`` does; the line beside it takes `#rrggbb`, and `#rrggbbaa`
/// where the colour may be transparent, as on the web.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
    self.label = label()
  }

  /// The label, the chosen colour with its name, and its components.
  public var body: some View {
    HStack {
      ControlLabel(label)
      EnvironmentReader { [selection, supportsOpacity] environment in
        let code = ColorCode(selection, supportsOpacity, environment)
        HStack {
          Picker("", selection: selection) {
            ForEach(code.options, id: \.name) { option in
              HStack {
                Text("██").foregroundStyle(option.color)
                Text(option.name)
              }
              .tag(option.color)
            }
          }
          .pickerStyle(.menu)
          .labelsHidden()
          TextField(FieldSource(text: code.text, isCommitted: true), prompt: nil) { Text("#") }
            .frame(width: CGFloat(supportsOpacity ? 10 : 8) * CellMetrics.columnWidth)
        }
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour as the code of its components, and the colours that a list has beside it.
struct ColorCode {
  struct Option {
    let name: String
    let color: Color
  }

  let text: Binding<String>
  let options: [Option]

  private static let system: [Option] = [
    Option(name: "red", color: .red), Option(name: "orange", color: .orange),
    Option(name: "yellow", color: .yellow), Option(name: "green", color: .green),
    Option(name: "mint", color: .mint), Option(name: "teal", color: .teal),
    Option(name: "cyan", color: .cyan), Option(name: "blue", color: .blue),
    Option(name: "indigo", color: .indigo), Option(name: "purple", color: .purple),
    Option(name: "pink", color: .pink), Option(name: "brown", color: .brown),
    Option(name: "gray", color: .gray), Option(name: "black", color: .black),
    Option(name: "white", color: .white),
  ]

  init(_ selection: Binding<Color>, _ hasOpacity: Bool, _ environment: EnvironmentValues) {
    let color = selection.wrappedValue
    let isListed = Self.system.contains { $0.color == color }
    options = Self.system + (isListed ? [] : [Option(name: "other", color: color)])
    text = Binding(
      get: { Self.code(of: selection.wrappedValue, hasOpacity, environment) },
      set: { code in
        guard let color = Self.color(code, hasOpacity: hasOpacity) else { return }
        selection.wrappedValue = color
      })
  }

  /// The components in hexadecimal; of the terminal's own colour nobody knows them.
  static func code(
    of color: Color, _ hasOpacity: Bool, _ environment: EnvironmentValues
  ) -> String {
    guard let shown = color.opaque.ink(in: environment)?.color, !shown.isDefault else { return "" }
    let parts = shown.components
    let opacity = UInt8((color.alpha * 255).rounded())
    let bytes = [parts.red, parts.green, parts.blue] + (opacity == 255 ? [] : [opacity])
    return "#"
      + bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
      .joined()
  }

  /// The colour of a code of three, six or eight digits, with its `#` or without.
  static func color(_ code: String, hasOpacity: Bool) -> Color? {
    var digits = code.drop { $0 == "#" || $0.isWhitespace }.filter { !$0.isWhitespace }
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 {
      digits = digits.flatMap { [$0, $0] }.reduce(into: "") { $0.append($1) }
    }
    guard digits.count == 6 || (digits.count == 8 && hasOpacity),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func share(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return Color(red: share(24), green: share(16), blue: share(8), opacity: share(0))
  }
}
