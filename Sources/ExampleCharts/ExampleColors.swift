import TerminalApp

/// The colours that an app would define in its asset catalog.
package enum ExampleColors {
  package static func byName(on background: ColorScheme) -> [String: Color] {
    [
      "newBrand/main/blue": .blue,
      "newBrand/main/pink": .pink,
      "label": .primary,
      "store/line": .purple,
      "store/gradientTop": Color.purple.opacity(0.6),
      "store/gradientBottom": Color.purple.opacity(0.1),
      "store/highlight": .pink,
      "secondarySystemBackground": Color(white: background == .dark ? 0.2 : 0.9),
    ]
  }
}
