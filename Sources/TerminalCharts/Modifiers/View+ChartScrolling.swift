import FoundationSubset
import TerminalViews

// A chart that scrolls shows a part of its domain at a time: its axes stay in sight.
nonisolated extension View {
  /// Sets the directions in which a chart may show a part of its data at a time.
  ///
  /// Where a host draws it, the wheel, the middle button and the keys scroll it.
  public func chartScrollableAxes(_ axes: Axis.Set) -> _Surrounded {
    chartSettings { $0.scroll.axes = axes }
  }

  /// Sets how much of x is seen at a time: a number, seconds of dates, or a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> _Surrounded {
    chartSettings { $0.scroll.x.length = length.plotted.continuous }
  }

  /// Sets how much of y is seen at a time: a number, seconds of dates, or a number of categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> _Surrounded {
    chartSettings { $0.scroll.y.length = length.plotted.continuous }
  }

  /// Sets where what is seen of x begins, and learns where it was scrolled to.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> _Surrounded {
    chartSettings { $0.scroll.x.follow(x) }
  }

  /// Sets where what is seen of y begins, and learns where it was scrolled to.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> _Surrounded {
    chartSettings { $0.scroll.y.follow(y) }
  }

  /// Sets where what is seen of x begins before anybody scrolls.
  public func chartScrollPosition(initialX: some Plottable) -> _Surrounded {
    chartSettings { $0.scroll.x.initial = initialX.plotted }
  }

  /// Sets where what is seen of y begins before anybody scrolls.
  public func chartScrollPosition(initialY: some Plottable) -> _Surrounded {
    chartSettings { $0.scroll.y.initial = initialY.plotted }
  }

  /// Sets where scrolling comes to rest.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> _Surrounded {
    chartSettings {
      $0.scroll.x.rest = behavior._rests.x
      $0.scroll.y.rest = behavior._rests.y
    }
  }
}

extension ScrollSettings.Direction {
  fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
    position = { binding.wrappedValue.plotted }
    moved = { if let value = P(nearest: $0) { binding.wrappedValue = value } }
  }
}
