/// What a view made of others keeps at its place: its properties' values and its last body.
package final class ViewMemory<Content: View>: StateReader {
  private var view: Content?
  private var body: Content.Body?
  private var isStale = true
  private var binder: _PropertyBinder?

  package func becomeStale() { isStale = true }

  /// The body of a view: the one before, where neither the view nor what it has read has changed.
  func body(of view: Content, at place: ViewPlace, in environment: EnvironmentValues)
    -> Content.Body
  {
    var view = view
    bind(&view, at: place, in: environment)
    if !isStale, let body, let last = self.view, ValueComparison.areSame(last, view) {
      return body
    }
    isStale = false
    var made: Content.Body?
    place.tree.observe(
      { made = place.tree.reading(by: self) { view.bodyWhereDrawn } },
      { [weak self, weak tree = place.tree] in
        self?.becomeStale()
        tree?.invalidate()
      })
    guard let made else { preconditionFailure("Whoever observes carries out the reading.") }
    (self.view, body) = (view, made)
    return made
  }

  private func bind(_ view: inout Content, at place: ViewPlace, in environment: EnvironmentValues) {
    guard !DynamicFields.of(Content.self).isEmpty else { return }
    let binder =
      self.binder ?? _PropertyBinder(tree: place.tree, environment: environment, reader: self)
    self.binder = binder
    binder.begin(in: environment)
    withUnsafeMutablePointer(to: &view) { _PropertyBinder.bind(Content.self, at: $0, binder) }
  }
}
