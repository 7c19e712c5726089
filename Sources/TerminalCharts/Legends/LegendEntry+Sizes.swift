import FoundationSubset
import TerminalCore
import TerminalViews

extension LegendEntry {
  /// Returns the entries of a scale of symbol sizes: its values, or the ends of its numbers, except
  /// for values that already have an entry of another scale.
  static func sizes(
    _ scale: StyleScale<CGFloat>, except known: Set<PlottedValue>, ink: Ink, in glyphs: GlyphSet
  ) -> [LegendEntry] {
    guard scale.label != nil else { return [] }
    if scale.values.isEmpty, let numbers = scale.numbers {
      let step = NumericTicks.inside(numbers, desiredCount: 100).step
      let ends = [numbers.lowerBound, numbers.upperBound]
      let texts = NumericTickLabels.strings(for: ends, step: step > 0 ? step : nil)
      return zip(ends, texts).map { end, text in
        entry(area: scale.size(ofNumber: end), text: text, scale, ink, glyphs)
      }
    }
    return scale.values.filter { !known.contains($0) }.map { value in
      entry(area: scale.style(of: value), text: value.text, scale, ink, glyphs)
    }
  }

  private static func entry(
    area: CGFloat?, text: String, _ scale: StyleScale<CGFloat>, _ ink: Ink, _ glyphs: GlyphSet
  ) -> LegendEntry {
    let signs = signs(glyphs)
    let largest = scale.range.max() ?? 0
    let fraction = Double((area ?? 0) / largest).squareRoot().clamped(to: 0...1)
    let sign = signs[Int((fraction * Double(signs.count - 1)).rounded())]
    return LegendEntry(
      sign: .symbol(sign, ink, diameter: max(2, 12 * CGFloat(fraction))), text: text)
  }

  // From small to large, in one cell.
  private static func signs(_ glyphs: GlyphSet) -> [Unicode.Scalar] {
    switch glyphs {
    case .braille: ["⠂", "⠆", "⠶", "⠿", "⣿"]
    case .block, .sextant, .octant: ["▖", "▄", "▙", "█"]
    case .ascii: [".", "o", "O", "@"]
    }
  }
}
