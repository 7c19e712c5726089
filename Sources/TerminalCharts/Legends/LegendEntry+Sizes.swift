import FoundationSubset
import TerminalCore
import TerminalViews

extension LegendEntry {
  /// Returns the entries of a scale of symbol sizes: its values, or the ends of its numbers, except
  /// for values that already have an entry of another scale.
  static func sizes(
    _ scale: StyleScale<CGFloat>, except known: Set<PlottedValue>, in glyphs: GlyphSet
  ) -> [LegendEntry] {
    guard scale.label != nil else { return [] }
    if scale.values.isEmpty, let numbers = scale.numbers {
      let step = NumericTicks.inside(numbers, desiredCount: 100).step
      let ends = [numbers.lowerBound, numbers.upperBound]
      let texts = NumericTickLabels.strings(for: ends, step: step > 0 ? step : nil)
      return zip(ends, texts).map { end, text in
        entry(area: scale.size(ofNumber: end), text: text, scale, glyphs)
      }
    }
    return scale.values.filter { !known.contains($0) }.map { value in
      entry(area: scale.style(of: value), text: value.text, scale, glyphs)
    }
  }

  private static func entry(
    area: CGFloat?, text: String, _ scale: StyleScale<CGFloat>, _ glyphs: GlyphSet
  ) -> LegendEntry {
    let signs = signs(glyphs)
    let largest = scale.range.max() ?? 0
    let fraction = largest > 0 ? Double((area ?? 0) / largest).squareRoot() : 0
    let index =
      fraction.isFinite ? Int((fraction.clamped(to: 0...1) * Double(signs.count - 1)).rounded()) : 0
    return LegendEntry(sign: .symbol(signs[index], .primary), text: text)
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
