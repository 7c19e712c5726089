import Foundation
import TerminalViews

// What a screen shows and cells cannot: these keep source code compiling and change nothing.
extension ChartContent {
  /// Changes nothing: a blur is finer than a cell.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Changes nothing: all marks lie in one layer.
  public func compositingLayer() -> some ChartContent { self }
}
