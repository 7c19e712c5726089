import FoundationSubset
import TerminalCore
import TerminalDrawing

nonisolated extension View {
  /// Sets the strength of colours inside: grey for 0, as they are for 1.
  ///
  /// The terminal's own foreground stays, and so do pixels.
  public func saturation(_ amount: Double) -> _LaidOut {
    wrapped { child, _ in SaturatedNode(child: child, amount: max(0, amount)) }
  }
  /// Takes the colours of views inside away: none for 0, all for 1.
  public func grayscale(_ amount: Double) -> _LaidOut { saturation(1 - amount) }
}

/// A node in weaker or stronger colours.
private struct SaturatedNode: WrapperNode {
  let child: any LayoutNode
  let amount: Double

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    var layer = canvas.layer(of: child, in: frame)
    layer.changeInks(in: layer.bounds) { ink in
      var ink = ink
      if !ink.color.isDefault { ink.color = ink.color.saturated(by: amount) }
      return ink
    }
    canvas.lay(layer)
  }
}

extension CellColor {
  /// The colour, as far from the grey of its brightness as an amount says.
  fileprivate func saturated(by amount: Double) -> CellColor {
    let parts = [components.red, components.green, components.blue].map(Double.init)
    let grey = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    let mixed = parts.map { UInt8((grey + ($0 - grey) * amount).clamped(to: 0...255).rounded()) }
    return CellColor(red: mixed[0], green: mixed[1], blue: mixed[2])
  }
}
