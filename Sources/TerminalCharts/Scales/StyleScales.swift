import Foundation
import TerminalViews

/// The scales from data to colours, symbols, symbol sizes and dashes.
struct StyleScales {
  let foreground: StyleScale<Paint>
  let symbol: StyleScale<SymbolShape>
  let symbolSize: StyleScale<CGFloat>
  let lineStyle: StyleScale<StrokeStyle>
  /// What marks are drawn with when nothing is said: the first colour of the palette.
  let plain: Paint

  init(
    training marks: MarkCollection, settings: ChartSettings, environment: EnvironmentValues
  ) {
    let palette = ChartPalette.paints(in: environment)
    plain = palette[0]
    foreground = StyleScale(
      table: marks.foreground, setting: settings.foregroundScale, defaults: palette,
      ramp: ChartPalette.ramp(in: environment))
    symbol = StyleScale(
      table: marks.symbol, setting: settings.symbolScale, defaults: SymbolShape.palette)
    symbolSize = StyleScale(
      table: marks.symbolSize, setting: settings.symbolSizeScale,
      defaults: [30, 60, 120, 240, 480])
    lineStyle = StyleScale(
      table: marks.lineStyle, setting: settings.lineStyleScale,
      defaults: ChartPalette.dashes.map { StrokeStyle(lineWidth: 2, dash: $0) })
  }
}

/// A trained scale from data to one kind of style.
struct StyleScale<Value> {
  let label: String?
  /// The values in the order of the legend.
  let values: [PlottedValue]
  /// The numbers that a continuous scale covers.
  let numbers: ClosedRange<Double>?
  let ramp: [Paint.Stop]
  private let range: [Value]
  private let mapping: ((PlottedValue) -> Value?)?
  // The place of each value of the marks' table in `values`.
  private let places: [Int]
  private let table: ValueTable

  init(
    table: ValueTable, setting: StyleScaleSetting<Value>, defaults: [Value],
    ramp: [Paint.Stop] = []
  ) {
    self.table = table
    label = table.label
    values = setting.domain ?? table.values
    numbers = setting.numbers ?? table.numbers
    self.ramp = setting.ramp ?? ramp
    range = setting.range.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
    mapping = setting.mapping
    let order = values
    places = table.values.map { value in order.firstIndex(of: value) ?? order.count }
  }

  /// The style of the value at a place of the legend; styles repeat when they run out.
  func style(at place: Int) -> Value {
    if let mapping, place < values.count, let value = mapping(values[place]) { return value }
    return range[place % range.count]
  }

  /// The style of a value of the marks' table.
  func style(ofIndex index: Int32) -> Value {
    if let mapping, let value = mapping(table[index]) { return value }
    return style(at: places[Int(index)])
  }

  /// The style that a value would have; nil when no mark has it.
  func style(of value: PlottedValue) -> Value? {
    guard let place = values.firstIndex(of: value) else { return mapping?(value) }
    return style(at: place)
  }
}

extension StyleScale<Paint> {
  /// The paint for a key; numbers lie on the ramp.
  func paint(for key: StyleKey) -> Paint? {
    switch key {
    case .none: nil
    case .category(let index): style(ofIndex: index)
    case .number(let number): paint(ofNumber: number)
    }
  }

  func paint(ofNumber number: Double) -> Paint {
    if let paint = style(of: .number(number)) { return paint }
    guard let numbers else { return style(at: 0) }
    let span = numbers.upperBound - numbers.lowerBound
    let share = span > 0 ? (number - numbers.lowerBound) / span : 0.5
    let place = CGPoint(x: share, y: 0)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let paint = Paint.linear(stops: ramp, start: .leading, end: .trailing)
    return paint.ink(at: place, in: unit).map(Paint.ink) ?? .clear
  }
}

/// The colours, dashes and ramp that charts take when nothing is said.
enum ChartPalette {
  /// Blue, green, orange, purple, red, cyan, yellow, in the order in which Swift Charts takes them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  static func paints(in environment: EnvironmentValues) -> [Paint] {
    colors.enumerated().map { index, color in
      guard case .ink(var ink) = color.paint(in: environment) else { return .clear }
      ink.pattern = UInt8(index)
      return .ink(ink)
    }
  }

  /// A continuous scale runs from the ground to the first colour.
  static func ramp(in environment: EnvironmentValues) -> [Paint.Stop] {
    let low = Color.blue.opacity(0.15)._resolve(in: environment).paint.representative
    let high = Color.blue._resolve(in: environment).paint.representative
    return [Paint.Stop(location: 0, ink: low), Paint.Stop(location: 1, ink: high)]
  }

  static let dashes: [[CGFloat]] = [[], [8, 8], [16, 8], [4, 8], [16, 8, 4, 8]]
}
