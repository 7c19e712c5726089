import FoundationSubset

nonisolated extension View {
  /// Gives the view a size in points: 8 a column, 16 a row.
  ///
  /// A size made for a larger screen is cut down to the terminal's, so that nothing is lost at its
  /// edges.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` for the content's own.
  ///   - height: The height; `nil` for the content's own.
  ///   - alignment: The alignment of content of another size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> _LaidOut {
    wrapped { child, environment in
      let room = environment.room ?? CGSize(width: 1e6, height: 1e6)
      return FrameNode(
        child: child, width: width.map { $0.clamped(to: 0...room.width) },
        height: height.map { $0.clamped(to: 0...room.height) }, alignment: alignment)
    }
  }

  /// Gives the view a size between bounds, in points; `.infinity` takes all that is offered.
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

  /// Keeps the size that the view has without a proposal.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> _LaidOut {
    wrapped { child, _ in
      FixedSizeNode(child: child, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Moves the middle of the view to a place of the room offered, which the view then takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> _LaidOut {
    wrapped { child, _ in PositionNode(child: child, center: CGPoint(x: x, y: y)) }
  }
  /// Moves the middle of the view to a place of the room offered, which the view then takes.
  public func position(_ position: CGPoint) -> _LaidOut {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view elsewhere; its room stays where it was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _LaidOut {
    wrapped { child, _ in OffsetNode(child: child, x: x, y: y) }
  }
  /// Draws the view elsewhere; its room stays where it was.
  public func offset(_ offset: CGSize) -> _LaidOut {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Keeps the ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; `nil` for the view's own.
  ///   - contentMode: whether the view fits into its room or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _LaidOut {
    wrapped { child, _ in AspectNode(child: child, ratio: aspectRatio, mode: contentMode) }
  }
  /// Keeps the ratio of width to height of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> _LaidOut {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Fits the view into the room, keeping its ratio.
  public func scaledToFit() -> _LaidOut {
    aspectRatio(contentMode: .fit)
  }
  /// Covers the room with the view, keeping its ratio.
  public func scaledToFill() -> _LaidOut {
    aspectRatio(contentMode: .fill)
  }

  /// Adds room around, in points; a negative length lets the view reach out of its room.
  ///
  /// - Parameters:
  ///   - edges: the sides that get room.
  ///   - length: the distance; nil for 16 points, which are two columns or a row.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _LaidOut {
    wrapped { child, _ in PaddingNode(child: child, insets: EdgeInsets(edges, length ?? 16)) }
  }
  /// Adds the same room on all sides.
  public func padding(_ length: CGFloat) -> _LaidOut {
    padding(.all, length)
  }
  /// Adds room on each side.
  public func padding(_ insets: EdgeInsets) -> _LaidOut {
    wrapped { child, _ in PaddingNode(child: child, insets: insets) }
  }

  /// Takes room in a stack before views of a lower priority.
  public func layoutPriority(_ value: Double) -> _LaidOut {
    wrapped { child, _ in
      var traits = child.traits
      traits.layoutPriority = value
      return TraitsNode(child: child, traits: traits)
    }
  }
  /// Draws the view over those of a lower index in the same container.
  public func zIndex(_ value: Double) -> _LaidOut {
    wrapped { child, _ in
      var traits = child.traits
      traits.zIndex = value
      return TraitsNode(child: child, traits: traits)
    }
  }
}
