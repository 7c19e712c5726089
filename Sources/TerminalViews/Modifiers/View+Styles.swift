import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// Sets the primary and the secondary style of text and shapes.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> _Surrounded {
    environment { environment in
      let outer = environment
      environment.foregroundStyle = AnyShapeStyle(primary.settled(in: outer))
      environment.weakerStyles = [AnyShapeStyle(secondary.settled(in: outer))]
    }
  }
  /// Sets the primary, secondary and tertiary style of text and shapes.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> _Surrounded {
    environment { environment in
      let outer = environment
      environment.foregroundStyle = AnyShapeStyle(primary.settled(in: outer))
      environment.weakerStyles = [
        AnyShapeStyle(secondary.settled(in: outer)), AnyShapeStyle(tertiary.settled(in: outer)),
      ]
    }
  }
  /// Sets the style of grounds inside that have none of their own.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> _Surrounded {
    environment { $0.groundStyle = AnyShapeStyle(style.settled(in: $0)) }
  }
  /// Fills a shape in the frame with the style of grounds.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _LaidOut {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the maximum number of lines of text inside, and whether all have room at once.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<
    _Surrounded, _LayoutModifier
  > {
    lineLimit(limit).wrapped { child, _ in
      reservesSpace
        ? FlexibleFrameNode(
          child: child, width: LengthBounds(nil, nil, nil),
          height: LengthBounds(CGFloat(max(1, limit)) * CellMetrics.rowHeight, nil, nil),
          alignment: .topLeading)
        : child
    }
  }
  /// Sets the maximum number of lines of text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> _Surrounded {
    lineLimit(limit.upperBound)
  }
  /// Sets the maximum number of lines of text inside.
  public func lineLimit(_ limit: ClosedRange<Int>) -> _Surrounded {
    lineLimit(limit.upperBound)
  }
}
