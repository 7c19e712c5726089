/// The styles of a chart, each made of another one by a step, beginning with the plain style.
///
/// A loop takes the same few steps for every element: a known step costs a comparison, and no style is
/// made or copied.
struct MarkStyleTree: RandomAccessCollection {
  private var styles: ContiguousArray<MarkStyle> = [MarkStyle()]
  private var nodes: ContiguousArray<Node> = [Node(step: nil)]

  private struct Node {
    /// What makes the style of the one that it belongs to.
    let step: MarkStyleStep?
    /// The step that was taken last from here, or -1.
    var newest: Int32 = -1
    /// The step that was taken before this one from the same style, or -1.
    var older: Int32 = -1
  }

  /// The plain style.
  static let root: Int32 = 0
  // Data of more categories than anybody can tell apart.
  private static let remembered = 32

  var startIndex: Int { 0 }
  var endIndex: Int { styles.count }
  subscript(index: Int) -> MarkStyle { _read { yield styles[index] } }

  /// The style that a step makes of a style.
  mutating func style(after step: MarkStyleStep, from origin: Int32) -> Int32 {
    var candidate = nodes[Int(origin)].newest
    var left = Self.remembered
    while candidate >= 0 && left > 0 {
      if nodes[Int(candidate)].step == step { return candidate }
      candidate = nodes[Int(candidate)].older
      left -= 1
    }
    var style = styles[Int(origin)]
    step.apply(to: &style)
    let index = Int32(clamping: styles.count)
    styles.append(style)
    nodes.append(Node(step: step, older: nodes[Int(origin)].newest))
    nodes[Int(origin)].newest = index
    return index
  }
}
