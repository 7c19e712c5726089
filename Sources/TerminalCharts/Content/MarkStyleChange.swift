import FoundationSubset
import TerminalViews

/// What a modifier changes of the style of marks.
///
/// A plain value: a modifier in the body of a loop must not cost a closure for every element.
@usableFromInline enum MarkStyleChange {
  /// By far the most common style, without a box around it.
  case color(Color)
  case foreground(any ShapeStyle)
  case foregroundBy(PlottedDatum)
  case opacity(Double)
  case lineStyle(StrokeStyle)
  case lineStyleBy(PlottedDatum)
  case interpolation(InterpolationMethod)
  case symbol(SymbolShape)
  case symbolBy(PlottedDatum)
  case symbolView((EnvironmentValues) -> _ViewNode)
  case symbolArea(CGFloat)
  case symbolSize(CGSize)
  case symbolSizeBy(PlottedDatum)
  case offset(MarkOffset)
  case cornerRadius(CGFloat)
  case clip(any Shape, FillStyle)
  case zIndex(Double)
  case alignsWithPlotArea(Bool)
  case position(PlottedDatum, Axis?, MarkDimension)
  case accessibility(MarkAccessibility)
}

extension MarkStyleChange {
  /// Draws in a style; what it is decides the compiler where it knows the type.
  @inlinable static func foreground<S: ShapeStyle>(of style: S) -> MarkStyleChange {
    (style as? Color).map(MarkStyleChange.color) ?? .foreground(style)
  }
}

/// A change of the style of marks.
///
/// The usual ones are types of their own: one that can be any of them is as large as the largest,
/// and a loop copies it for each of its elements.
public protocol _MarkStyleChanging {
  /// Changes the style of what is collected next; returns the one before, to be restored.
  static func _enter(_ change: Self, in collector: inout _MarkCollector) -> Int32
}

extension MarkStyleChange: _MarkStyleChanging {
  @inlinable static func _enter(_ change: Self, in collector: inout _MarkCollector) -> Int32 {
    collector.enter(change)
  }
}

extension StrokeStyle: _MarkStyleChanging {
  /// Draws lines and rules with a stroke.
  @inlinable public static func _enter(
    _ stroke: Self, in collector: inout _MarkCollector
  ) -> Int32 {
    collector.enter(stroke)
  }
}

/// A style that marks are drawn in.
@usableFromInline struct MarkForeground<Style: ShapeStyle>: _MarkStyleChanging {
  @usableFromInline let style: Style

  @inlinable init(style: Style) { self.style = style }

  @inlinable static func _enter(_ change: Self, in collector: inout _MarkCollector) -> Int32 {
    if let color = change.style as? Color { return collector.enter(color) }
    return collector.enter(.foreground(change.style))
  }
}

/// A datum for which the foreground scale has a style.
@usableFromInline struct MarkForegroundKey: _MarkStyleChanging {
  @usableFromInline let datum: PlottedDatum

  @inlinable init(datum: PlottedDatum) { self.datum = datum }

  @inlinable static func _enter(_ change: Self, in collector: inout _MarkCollector) -> Int32 {
    collector.enter(change.datum)
  }
}

extension _MarkCollector {
  /// Changes the style, with everything looked up; values that decide about a style enter the
  /// tables.
  @usableFromInline mutating func enter(_ change: MarkStyleChange) -> Int32 {
    switch change {
    case .color(let color): enter(color)
    case .foreground(let wanted):
      take(collection.styles.step(paint: wanted.paint(in: environment)))
    case .foregroundBy(let datum): enter(datum)
    case .opacity(let opacity): take(.opacity(opacity))
    case .lineStyle(let stroke): enter(stroke)
    case .lineStyleBy(let datum):
      take(.lineStyleKey(.category(collection.lineStyle.index(of: datum))))
    case .interpolation(let method): take(.interpolation(method))
    case .symbol(let shape): take(collection.styles.step(symbol: shape))
    case .symbolBy(let datum): take(.symbolKey(.category(collection.symbol.index(of: datum))))
    case .symbolView(let node): take(.symbolView(add(symbol: node)))
    case .symbolArea(let area): take(.symbolSize(.area(area)))
    case .symbolSize(let size): take(.symbolSize(.exact(size)))
    case .symbolSizeBy(let datum):
      take(.symbolSize(.by(Self.key(datum, in: &collection.symbolSize))))
    case .offset(let offset): take(.offset(offset))
    case .cornerRadius(let radius): take(.cornerRadius(radius))
    case .clip(let shape, let fill): take(.clip(add(clip: MarkClip(shape: shape, style: fill))))
    case .zIndex(let index): take(.zIndex(index))
    case .alignsWithPlotArea(let aligns): take(.alignsWithPlotArea(aligns))
    case .position(let datum, let axis, let span):
      take(.position(.category(collection.position.index(of: datum)), axis, span))
    case .accessibility(let words): take(.accessibility(add(words)))
    }
  }

  private mutating func add(symbol node: (EnvironmentValues) -> _ViewNode) -> Int32 {
    collection.symbolViews.append(node(environment))
    return Int32(clamping: collection.symbolViews.count - 1)
  }

  private mutating func add(clip: MarkClip) -> Int32 {
    collection.clips.append(clip)
    return Int32(clamping: collection.clips.count - 1)
  }

  // Adds what is said here to what modifiers further out said.
  private mutating func add(_ words: MarkAccessibility) -> Int32 {
    var entry = MarkAccessibility()
    let outer = collection.styles[Int(styleIndex)].accessibility
    if outer >= 0 { entry = collection.accessibility[Int(outer)] }
    entry.label = words.label ?? entry.label
    entry.value = words.value ?? entry.value
    entry.isHidden = words.isHidden || entry.isHidden
    collection.accessibility.append(entry)
    return Int32(clamping: collection.accessibility.count - 1)
  }
}
