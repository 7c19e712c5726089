import FoundationSubset
import TerminalCharts
import TerminalViews

nonisolated extension View {
  /// Sets the initial pose of charts in this view; a drag and the arrow keys rotate them.
  ///
  /// A new initial pose overrides the user's rotation.
  public func chart3DPose(_ pose: Chart3DPose) -> _Surrounded {
    chart3DSettings { $0.pose = .initial(pose) }
  }

  /// Binds the pose of charts in this view; a drag and the arrow keys change the value.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> _Surrounded {
    chart3DSettings { $0.pose = .binding(pose) }
  }

  /// Sets the camera projection of charts in this view.
  public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> _Surrounded {
    chart3DSettings { $0.space.projection = projection }
  }

  func chart3DSettings(_ change: @escaping (inout Chart3DSettings) -> Void) -> _Surrounded {
    environment { change(&$0.chart3D) }
  }

  /// Sets the domain of the z axis of a `Chart3D`, and its scale type.
  public func chartZScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.set(domain: domain._erased, type: type) }
  }
  /// Sets the length of the z axis of a `Chart3D` relative to the other axes, and its scale type.
  public func chartZScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.set(range: range._positionRange, type: type) }
  }
  /// Sets the domain of the z axis of a `Chart3D`, its length relative to the other axes, and its
  /// scale type.
  public func chartZScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded {
    chart3DSettings {
      $0.space.zScale.set(domain: domain._erased, range: range._positionRange, type: type)
    }
  }
  /// Sets the scale type of the z axis of a `Chart3D`.
  public func chartZScale(type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.type = type }
  }

  /// Shows or hides the z axis of charts in this view.
  public func chartZAxis(_ visibility: Visibility) -> _Surrounded {
    chart3DSettings { $0.space.zAxis.isHidden = visibility == .hidden }
  }

  /// Sets the marks of the z axis; empty content hides the axis.
  public func chartZAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> _Surrounded {
    let marks = AxisMarksSpecification.all(in: content())
    return chart3DSettings { $0.space.zAxis.content = marks }
  }

  /// Sets the label of the z axis; the default is the name of the data.
  public func chartZAxisLabel<L: _TextLabel>(
    _ label: L, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { label._text }
  }

  /// Sets the label of the z axis to a view.
  ///
  /// The label is at the middle of the axis, if there is space. `position`, `alignment` and
  /// `spacing` are ignored, since the box can be rotated.
  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _Surrounded {
    let title = AxisTitle(position, alignment, spacing, content())
    return chart3DSettings { $0.space.zTitle = title }
  }
}
