import FoundationSubset
import TerminalViews

// A chart that scrolls shows a part of its domain at a time: its axes stay in sight.
nonisolated extension View {
  /// Sets the axes along which the chart scrolls.
  ///
  /// Where a host draws it, the wheel, the middle button and the keys scroll it.
  public func chartScrollableAxes(_ axes: Axis.Set) -> _Surrounded {
    chartSettings { $0.scroll.axes = axes }
  }

  /// Sets the length of the visible domain of x: a number, seconds, or a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> _Surrounded {
    chartSettings { $0.scroll.x.length = length.plotted.continuous }
  }

  /// Sets the length of the visible domain of y: a number, seconds, or a number of categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> _Surrounded {
    chartSettings { $0.scroll.y.length = length.plotted.continuous }
  }

  /// Binds the start of the visible domain of x.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> _Surrounded {
    chartSettings { $0.scroll.x.follow(x) }
  }

  /// Binds the start of the visible domain of y.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> _Surrounded {
    chartSettings { $0.scroll.y.follow(y) }
  }

  /// Sets the initial start of the visible domain of x.
  public func chartScrollPosition(initialX: some Plottable) -> _Surrounded {
    chartSettings { $0.scroll.x.initial = initialX.plotted }
  }

  /// Sets the initial start of the visible domain of y.
  public func chartScrollPosition(initialY: some Plottable) -> _Surrounded {
    chartSettings { $0.scroll.y.initial = initialY.plotted }
  }

  /// Sets the behaviour that decides where scroll movements end.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> _Surrounded {
    chartSettings { $0.scroll.behavior = behavior }
  }
}

extension ScrollSettings.Direction {
  fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
    position = { binding.wrappedValue.plotted }
    moved = { if let value = P(nearest: $0) { binding.wrappedValue = value } }
  }
}
