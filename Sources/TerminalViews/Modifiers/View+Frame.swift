import FoundationSubset

nonisolated extension View {
  /// Sets the size of the view in points: 8 a column, 16 a row.
  ///
  /// A size for a larger screen is reduced to the size of the terminal.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` for the content's own.
  ///   - height: The height; `nil` for the content's own.
  ///   - alignment: The alignment of content of another size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> _LaidOut {
    wrapped { child, environment in
      let available = environment.availableSize ?? CGSize(width: 1e6, height: 1e6)
      return FrameNode(
        child: child, width: width.map { $0.clamped(to: 0...available.width) },
        height: height.map { $0.clamped(to: 0...available.height) }, alignment: alignment)
    }
  }

  /// Sets bounds for the size of the view in points; `.infinity` takes all available space.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> _LaidOut {
    wrapped { child, _ in
      FlexibleFrameNode(
        child: child, width: LengthBounds(minWidth, idealWidth, maxWidth),
        height: LengthBounds(minHeight, idealHeight, maxHeight), alignment: alignment)
    }
  }

  /// Fixes the view at its ideal size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> _LaidOut {
    wrapped { child, _ in
      FixedSizeNode(child: child, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Places the centre of the view at a point of the available space, which the view fills.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> _LaidOut {
    wrapped { child, _ in PositionNode(child: child, center: CGPoint(x: x, y: y)) }
  }
  /// Places the centre of the view at a point of the available space, which the view fills.
  public func position(_ position: CGPoint) -> _LaidOut {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view at an offset; its layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _LaidOut {
    wrapped { child, _ in OffsetNode(child: child, x: x, y: y) }
  }
  /// Draws the view at an offset; its layout does not change.
  public func offset(_ offset: CGSize) -> _LaidOut {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Constrains the view to an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; `nil` for the view's own.
  ///   - contentMode: Whether the view fits into the available space or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _LaidOut {
    wrapped { child, _ in AspectNode(child: child, ratio: aspectRatio, mode: contentMode) }
  }
  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> _LaidOut {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales the view to fit the available space, with its aspect ratio.
  public func scaledToFit() -> _LaidOut { aspectRatio(contentMode: .fit) }
  /// Scales the view to cover the available space, with its aspect ratio.
  public func scaledToFill() -> _LaidOut { aspectRatio(contentMode: .fill) }

  /// Adds padding in points, which can be negative.
  ///
  /// - Parameters:
  ///   - edges: The padded sides.
  ///   - length: The padding; `nil` for 16 points, which are two columns or a row.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _LaidOut {
    wrapped { child, _ in PaddingNode(child: child, insets: EdgeInsets(edges, length ?? 16)) }
  }
  /// Adds the same padding on all sides.
  public func padding(_ length: CGFloat) -> _LaidOut { padding(.all, length) }
  /// Adds padding for each side.
  public func padding(_ insets: EdgeInsets) -> _LaidOut {
    wrapped { child, _ in PaddingNode(child: child, insets: insets) }
  }

  /// Sets the priority for space in a stack.
  public func layoutPriority(_ value: Double) -> _LaidOut { trait(\.layoutPriority, value) }
  /// Sets the drawing order: the view covers those of a lower index in its container.
  public func zIndex(_ value: Double) -> _LaidOut { trait(\.zIndex, value) }

  package func trait<Value>(
    _ trait: WritableKeyPath<LayoutTraits, Value>, _ value: Value
  ) -> _LaidOut {
    wrapped { child, _ in
      var traits = child.traits
      traits[keyPath: trait] = value
      return TraitsNode(child: child, traits: traits)
    }
  }
}
