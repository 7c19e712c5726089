import ExampleCharts
import TerminalCharts
import TerminalDrawing

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
    in size: CellSize, glyphs: GlyphSet, colorDepth: ColorDepth, background: ColorScheme = .dark,
    pixelScale: PixelScale? = nil
  ) -> ChartFrame {
    var environment = EnvironmentValues()
    environment.glyphSet = glyphs
    environment.colorDepth = colorDepth
    environment.colorScheme = background
    environment.namedColors = ExampleColors.byName(on: background)
    environment.timeZone = GalleryClock.zone
    environment.locale = GalleryClock.locale
    return view().render(in: size, environment: environment, pixelScale: pixelScale)
  }
}

/// The examples; each room of the gallery adds its own, and ``charts`` has them all.
enum Gallery {}
