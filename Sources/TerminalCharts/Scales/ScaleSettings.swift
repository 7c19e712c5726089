import FoundationSubset
import TerminalViews

/// What modifiers ask of the scales.
struct ScaleSettings {
  var x = ScaleSetting()
  var y = ScaleSetting()
  var foreground = StyleScaleSetting<Paint>()
  var symbol = StyleScaleSetting<SymbolShape>()
  var symbolSize = StyleScaleSetting<CGFloat>()
  var lineStyle = StyleScaleSetting<StrokeStyle>()
}

/// The domain, the kind and the range of a position scale, as far as a modifier sets them.
struct ScaleSetting {
  var domain: _ErasedScaleDomain?
  var type: ScaleType?
  /// The part of the plot that the axis takes; all of it when `nil`.
  var range: ErasedPositionRange?
}

extension _ErasedScaleDomain? {
  func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}
