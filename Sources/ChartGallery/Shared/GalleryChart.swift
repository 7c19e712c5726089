import ExampleCharts
import TerminalCharts

/// An example chart with a name.
struct GalleryChart {
  let name: String
  /// A description of the example.
  let title: String
  /// The size that the example is designed for.
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

  /// Returns the chart drawn in cells.
  func frame(
    in size: CellSize, glyphs: GlyphSet, colorDepth: ColorDepth, background: ColorScheme = .dark
  ) -> ChartFrame {
    var environment = Self.environment(on: background)
    environment.glyphSet = glyphs
    environment.colorDepth = colorDepth
    return view().render(in: size, environment: environment)
  }

  /// Returns the chart as a vector image.
  func picture(in size: CellSize, background: ColorScheme) -> ImageRenderer<AnyView> {
    var renderer = ImageRenderer(content: view())
    renderer.size = size
    renderer.environment = Self.environment(on: background)
    return renderer
  }

  static func environment(on background: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = background
    environment.namedColors = ExampleColors.byName(on: background)
    environment.timeZone = GalleryClock.zone
    environment.locale = GalleryClock.locale
    return environment
  }
}

/// The examples of the gallery; each folder adds its own to ``charts``.
enum Gallery {}
