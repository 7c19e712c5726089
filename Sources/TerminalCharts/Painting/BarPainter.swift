import FoundationSubset
import TerminalViews

struct BarPainter: MarkPainter {
  let geometry: MarkGeometry

  init(_ geometry: MarkGeometry, order: [Int]) { self.geometry = geometry }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    for index in marks {
      guard let rect = geometry.rectangle(of: index).map({ visible($0, index) }), !rect.isEmpty,
        !geometry.fillClip(of: index, in: rect, on: &canvas)
      else { continue }
      canvas.bar(
        rect, isHorizontal: geometry.marks.isHorizontal[index],
        cornerRadius: geometry.marks.style(of: index).cornerRadius,
        with: geometry.paint(of: index), bounds: geometry.gradientBounds(of: index))
    }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    geometry.rectangle(of: index)
  }

  /// Extends a bar to the shortest visible fill; a bar of length zero is not drawn.
  private func visible(_ rect: CGRect, _ index: Int) -> CGRect {
    let axis: Axis = geometry.marks.isHorizontal[index] ? .horizontal : .vertical
    let extent = geometry.marks.records[index][along: axis]
    guard extent.form == .range, extent.lower != extent.upper else { return rect }
    var rect = rect
    let minimum = geometry.precision.minimumFill
    if axis == .horizontal {
      let missing = max(0, minimum.width - rect.width)
      if extent.upper < extent.lower { rect.origin.x -= missing }
      rect.size.width += missing
    } else {
      let missing = max(0, minimum.height - rect.height)
      if extent.upper > extent.lower { rect.origin.y -= missing }
      rect.size.height += missing
    }
    return rect
  }
}

extension MarkGeometry {
  /// Fills the shape that a mark is clipped to; returns false if it has none that differs from its
  /// bounds.
  func fillClip(of index: Int, in rect: CGRect, on canvas: inout Canvas) -> Bool {
    let number = Int(marks.style(of: index).clip)
    guard number >= 0, case let clip = marks.collection.clips[number],
      let polygons = clip.polygons(in: rect, sharpRadius: precision.sharpRadius)
    else { return false }
    canvas.fill(
      polygons, evenOdd: clip.style.isEOFilled, with: paint(of: index),
      bounds: gradientBounds(of: index) ?? rect)
    return true
  }
}

extension MarkClip {
  /// Returns the shape in the bounds of a mark; `nil` if it looks like the bounds.
  func polygons(in rect: CGRect, sharpRadius: CGFloat) -> [[CGPoint]]? {
    if case .rectangle(_, let radius) = shape._form(in: rect).content, radius <= sharpRadius {
      return nil
    }
    return shape.path(in: rect).polylines.map(\.points)
  }
}
