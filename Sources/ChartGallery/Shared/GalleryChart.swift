import ExampleCharts
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
    var environment = Self.environment(on: background)
    environment.glyphSet = glyphs
    environment.colorDepth = colorDepth
    return view().render(in: size, environment: environment)
  }

  /// The chart as a smooth picture.
  func picture(in size: CellSize, background: ColorScheme) -> ImageRenderer<AnyView> {
    var renderer = ImageRenderer(content: view())
    renderer.size = size
    renderer.environment = Self.environment(on: background)
    return renderer
  }

  private static func environment(on background: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = background
    environment.namedColors = ExampleColors.byName(on: background)
    environment.timeZone = GalleryClock.zone
    environment.locale = GalleryClock.locale
    return environment
  }
}

/// The examples; each room of the gallery adds its own, and ``charts`` has them all.
enum Gallery {}
