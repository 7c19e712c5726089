import FoundationSubset
import TerminalCharts
import TerminalViews

nonisolated extension View {
  /// Sets what the z axis of a `Chart3D` covers, and its curve.
  public func chartZScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.set(domain: domain._erased, type: type) }
  }
  /// Sets the length of the z axis of a `Chart3D` in proportion to the others, and its curve.
  public func chartZScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.set(range: range._positionRange, type: type) }
  }
  /// Sets what the z axis of a `Chart3D` covers and its length in proportion to the others.
  public func chartZScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> _Surrounded {
    chart3DSettings {
      $0.space.zScale.set(domain: domain._erased, range: range._positionRange, type: type)
    }
  }
  /// Sets the curve of the z axis of a `Chart3D`.
  public func chartZScale(type: ScaleType? = nil) -> _Surrounded {
    chart3DSettings { $0.space.zScale.type = type }
  }

  /// Shows or hides the z axis of the charts inside.
  public func chartZAxis(_ visibility: Visibility) -> _Surrounded {
    chart3DSettings { $0.space.zAxis.isHidden = visibility == .hidden }
  }

  /// Sets what the z axis is made of; nothing hides it.
  public func chartZAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> _Surrounded {
    let marks = AxisMarksSpecification.all(in: content())
    return chart3DSettings { $0.space.zAxis.content = marks }
  }

  /// Names the z axis; the name of the data without it.
  public func chartZAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the z axis by a text.
  public func chartZAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the z axis by a key, which is its own text.
  @_disfavoredOverload
  public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> _Surrounded {
    chartZAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Names the z axis by a view.
  ///
  /// It stands at the middle of the axis, where there is room; position, alignment and spacing are
  /// those of a box that turns.
  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _Surrounded {
    let title = AxisTitle(position, alignment, spacing, content())
    return chart3DSettings { $0.space.zTitle = title }
  }
}
