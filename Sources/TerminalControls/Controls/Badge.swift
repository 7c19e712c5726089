import FoundationSubset
import TerminalViews

/// A node with a number at its end, or at the end of the name of its tab.
private struct BadgedNode: WrapperNode {
  let child: any LayoutNode
  var tabName: (any LayoutNode)?
}

nonisolated extension View {
  /// Puts a text at the end of the row, or of the name of a tab; `nil` for none.
  public func badge(_ label: Text?) -> _LaidOut {
    wrapped { child, environment in
      guard let label else { return child }
      var inner = environment
      inner.stackAxis = .horizontal
      let badge = label.foregroundStyle(.secondary).node(in: inner)
      func row(_ nodes: [any LayoutNode]) -> any LayoutNode {
        StackNode(axis: .horizontal, share: 0.5, spacing: 8, children: nodes)
      }
      if let name = child.tabName {
        return BadgedNode(child: child, tabName: row([name, badge]))
      }
      return BadgedNode(child: row([child, Spacer().node(in: inner), badge]))
    }
  }
  /// Puts a number at the end of the row, or of the name of a tab; zero for none.
  public func badge(_ count: Int) -> _LaidOut { badge(count == 0 ? nil : Text("\(count)")) }
  /// Puts a text at the end of the row, or of the name of a tab.
  public func badge(_ key: LocalizedStringKey) -> _LaidOut { badge(Text(key)) }
  /// Puts a text at the end of the row, or of the name of a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> _LaidOut { badge(Text(label)) }
}
