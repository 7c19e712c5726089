import FoundationSubset
import TerminalViews

// Selection needs a host. The pointer selects while its button is held, and the selection stays:
// unlike a finger, the pointer does not cover the plot. Escape clears the selection.
nonisolated extension View {
  /// Selects values of x: by the pointer, or by the arrow keys where the chart has the focus.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> _Surrounded {
    selecting({ $0.x.value = { value.wrappedValue = $0.flatMap(P.init(nearest:)) } }) {
      $0.selectXValue(at: $1.location.x)
    }
  }

  /// Selects ranges of x: from where the button goes down to where it goes up.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _Surrounded {
    selecting({ $0.x.range = { range.wrappedValue = closedRange($0) } }) {
      $0.selectXRange(from: $1.startLocation.x, to: $1.location.x)
    }
  }

  /// Selects values of y: by the pointer, or by the arrow keys where the chart has the focus.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> _Surrounded {
    selecting({ $0.y.value = { value.wrappedValue = $0.flatMap(P.init(nearest:)) } }) {
      $0.selectYValue(at: $1.location.y)
    }
  }

  /// Selects ranges of y: from where the button goes down to where it goes up.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _Surrounded {
    selecting({ $0.y.range = { range.wrappedValue = closedRange($0) } }) {
      $0.selectYRange(from: $1.startLocation.y, to: $1.location.y)
    }
  }

  /// Selects sectors: the value is the sum of the sectors up to the pointer, clockwise from twelve
  /// o'clock.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> _Surrounded {
    selecting({ $0.angle = { value.wrappedValue = $0.flatMap(P.init(nearest:)) } }) {
      $0.selectAngleValue(at: $0.angle(at: $1.location))
    }
  }

  /// Adds a gesture to the plot, in place of the gestures that select values.
  ///
  /// Its points are measured from the plot's upper left corner.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> _Surrounded {
    chartSettings { settings in
      settings.drawing.plotGesture = ChartGesture { G._makeRecognizer(gesture($0)).recognizer }
    }
  }

  private func selecting(
    _ change: @escaping (inout ChartSelection) -> Void,
    _ select: @escaping (ChartProxy, DragGesture.Value) -> Void
  ) -> _Surrounded {
    chartSettings { settings in
      change(&settings.drawing.selection)
      settings.drawing.selectionGestures.append(
        ChartGesture { proxy in
          let gesture = DragGesture(minimumDistance: 0).onChanged { select(proxy, $0) }
          return type(of: gesture)._makeRecognizer(gesture).recognizer
        })
    }
  }
}

private func closedRange<P: Plottable & Comparable>(
  _ ends: (PlottedValue, PlottedValue)?
) -> ClosedRange<P>? {
  guard let ends, let first = P(nearest: ends.0), let last = P(nearest: ends.1),
    first <= last || first > last
  else { return nil }
  return min(first, last)...max(first, last)
}
