/// The memory of a composed view: the values of its properties and its last body.
package final class ViewMemory<Content: View, Body: View>: StateReader {
  private var view: Content?
  private var body: Body?
  private var isStale = true
  private var properties: [any DynamicProperty] = []
  private var binder: _PropertyBinder?

  package func becomeStale() { isStale = true }

  /// Returns the body; the previous one unless the view or the state that it has read has changed.
  func body(
    of view: Content, at identity: ViewIdentity, in environment: EnvironmentValues,
    _ body: (Content) -> Body
  ) -> Body {
    let isOne = self.view.map { ValueComparison.haveSameBits($0, view) } ?? false
    if !isOne { properties = DynamicFields.of(view) }
    bindProperties(at: identity, in: environment)
    if !isStale, let made = self.body, let last = self.view,
      isOne || ValueComparison.areSame(last, view)
    {
      return made
    }
    isStale = false
    let made = identity.tree.reading(by: self) { body(view) }
    (self.view, self.body) = (view, made)
    return made
  }

  private func bindProperties(at identity: ViewIdentity, in environment: EnvironmentValues) {
    guard !properties.isEmpty else { return }
    let binder =
      self.binder ?? _PropertyBinder(tree: identity.tree, environment: environment, reader: self)
    self.binder = binder
    binder.begin(in: environment)
    binder.bind(properties)
  }
}
