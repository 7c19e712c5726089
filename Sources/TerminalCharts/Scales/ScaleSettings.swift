import FoundationSubset
import TerminalViews

package struct ScaleSettings {
  package var x = ScaleSetting()
  package var y = ScaleSetting()
  var foreground = StyleScaleSetting<Paint>()
  var symbol = StyleScaleSetting<SymbolShape>()
  var symbolSize = StyleScaleSetting<CGFloat>()
  var lineStyle = StyleScaleSetting<StrokeStyle>()
}

/// The domain, the kind and the range of a position scale, as far as a modifier sets them.
package struct ScaleSetting {
  package var domain: _ErasedScaleDomain?
  package var type: ScaleType?
  /// The part of the plot that the axis takes; all of it when `nil`.
  package var range: ErasedPositionRange?

  package init() {}
}

extension _ErasedScaleDomain? {
  func isSame(as other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}
