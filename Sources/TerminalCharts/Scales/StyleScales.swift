import FoundationSubset
import TerminalViews

/// The scales from data to colours, symbols, symbol sizes and dashes.
package final class StyleScales {
  package let foreground: StyleScale<Paint>
  let symbol: StyleScale<SymbolShape>
  let symbolSize: StyleScale<CGFloat>
  let lineStyle: StyleScale<StrokeStyle>
  /// The default paint of marks: the first colour of the palette.
  package let plain: Paint

  init(
    training marks: MarkCollection, settings: ScaleSettings, environment: EnvironmentValues
  ) {
    let palette = ChartPalette.paints(in: environment)
    plain = palette[0]
    foreground = StyleScale(
      table: marks.foreground, setting: settings.foreground, defaults: palette,
      ramp: ChartPalette.ramp(in: environment))
    symbol = StyleScale(
      table: marks.symbol, setting: settings.symbol, defaults: SymbolShape.palette)
    symbolSize = StyleScale(
      table: marks.symbolSize, setting: settings.symbolSize,
      defaults: marks.symbolSize.numbers == nil ? [30, 60, 120, 240, 480] : [20, 400])
    lineStyle = StyleScale(
      table: marks.lineStyle, setting: settings.lineStyle,
      defaults: ChartPalette.dashes.map { StrokeStyle(lineWidth: 2, dash: $0) })
  }
}

/// The colours, dashes and ramp that charts take by default.
enum ChartPalette {
  /// Blue, green, orange, purple, red, cyan, yellow, in the order in which Swift Charts takes them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  static func paints(in environment: EnvironmentValues) -> [Paint] {
    colors.enumerated().map { index, color in color.paint(in: environment).shaded(index) }
  }

  /// Returns the ramp of a continuous scale, from nearly the background to the first colour.
  static func ramp(in environment: EnvironmentValues) -> [Paint.Stop] {
    let low = Color.blue.opacity(0.15)._resolve(in: environment).paint.representative
    let high = Color.blue._resolve(in: environment).paint.representative
    return [Paint.Stop(location: 0, ink: low), Paint.Stop(location: 1, ink: high)]
  }

  static let dashes: [[CGFloat]] = [[], [8, 8], [16, 8], [4, 8], [16, 8, 4, 8]]
}
