import TerminalCharts

/// An example: a chart with the name by which it is asked for.
struct GalleryChart {
  let name: String
  /// What there is to see.
  let title: String
  /// The screen that the example is made for.
  let size: CellSize
  let view: () -> AnyView

  init<Content: View>(
    _ name: String, _ title: String, columns: Int = 80, rows: Int = 24,
    @ViewBuilder view: @escaping () -> Content
  ) {
    self.name = name
    self.title = title
    size = CellSize(columns: columns, rows: rows)
    self.view = { AnyView(view()) }
  }

  /// The chart drawn in a terminal's characters and colours.
  func frame(
    in size: CellSize, glyphs: GlyphSet, colorDepth: ColorDepth, background: ColorScheme = .dark
  ) -> ChartFrame {
    var environment = EnvironmentValues()
    environment.glyphSet = glyphs
    environment.colorDepth = colorDepth
    environment.colorScheme = background
    environment.namedColors = GalleryColors.byName(on: background)
    environment.timeZone = GalleryClock.zone
    environment.locale = GalleryClock.locale
    return view().render(in: size, environment: environment)
  }
}

/// All examples, in the order in which they are printed.
enum Gallery {
  static var charts: [GalleryChart] {
    [
      seed000, seed001, seed002Marks, seed002Styles, seed002Axes, seed003, seed004,
      content, plottable, linesAndAreas, bars, otherMarks, sectors, modifiers, masks, symbols,
      annotations, scales, axes, legends, layers, terminal, diagnostics,
    ].flatMap { $0 }
  }
}

/// What an asset catalog has in an app.
enum GalleryColors {
  static func byName(on background: ColorScheme) -> [String: Color] {
    var colors = shared
    colors["secondarySystemBackground"] = Color(white: background == .dark ? 0.2 : 0.9)
    return colors
  }

  private static let shared: [String: Color] = [
    "newBrand/main/blue": .blue,
    "newBrand/main/pink": .pink,
    "newBrand/secondary/greyBlue": Color(red: 0.45, green: 0.53, blue: 0.65),
    "label": .primary,
    "store/line": .purple,
    "store/gradientTop": Color.purple.opacity(0.6),
    "store/gradientBottom": Color.purple.opacity(0.1),
    "store/highlight": .pink,
  ]
}
