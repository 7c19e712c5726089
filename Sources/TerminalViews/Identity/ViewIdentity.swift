/// The position of a view within its parent.
package enum IdentityKey: Hashable {
  /// The content of a modifier.
  case content
  /// The body of a view.
  case body
  /// A statement of a builder, by its index.
  case index(Int)
  /// A branch of an `if`: whether it is the first.
  case branch(Bool)
  /// A layer behind or above a view, by its number.
  case layer(Int)
  /// The memory of a stage of drawing, by its number.
  case stage(Int)
  /// An explicit identity.
  case id(AnyHashable)
  /// A view whose type may change from frame to frame.
  case type(ObjectIdentifier)
}

/// The identity of a view in the tree: it keeps the view's state from frame to frame.
///
/// A view is identified by the path from the root, and by `id`. State lives as long as frames visit
/// the identity. A view that is printed once has no identity and no cost for it.
@usableFromInline package final class ViewIdentity {
  package unowned let tree: ViewTree
  /// The hash of the path from the root, which a later view with the same path shares.
  package let path: Int
  private var content: ViewIdentity?
  private var others: [IdentityKey: ViewIdentity] = [:]
  private var memory: AnyObject?
  /// The last frame that visited this identity.
  private var visit = 0
  /// The last frame in which the views inside were made; `nil` if that happens while the
  /// surrounding views are made.
  private var evaluation: Int?
  /// The action for the end of the view.
  package var departure: (() -> Void)?

  init(in tree: ViewTree, path: Int = 0) {
    self.tree = tree
    self.path = path
  }

  private func path(to key: IdentityKey) -> Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(key)
    return hasher.finalize()
  }

  /// Returns the identity of a view inside.
  package func child(_ key: IdentityKey) -> ViewIdentity {
    let identity: ViewIdentity
    if case .content = key {
      identity = content ?? ViewIdentity(in: tree, path: path(to: key))
      content = identity
    } else if let known = others[key] {
      identity = known
    } else {
      identity = ViewIdentity(in: tree, path: path(to: key))
      others[key] = identity
    }
    identity.visit = tree.frame
    return identity
  }

  /// Returns the identity of a view that is made during drawing, when sizes are known: it stays if
  /// a frame does not draw this view.
  package func drawnChild(_ key: IdentityKey) -> ViewIdentity {
    evaluation = tree.frame
    return child(key)
  }

  /// Returns the memory of the view, and discards the memory of a view of another type.
  package func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    if memory != nil { leave() }
    let made = make()
    memory = made
    return made
  }

  /// Discards the state of the view and of those inside.
  private func leave() {
    // Before the views inside, so that the whole view can still be drawn.
    departure?()
    departure = nil
    for identity in others.values { identity.leave() }
    content?.leave()
    memory = nil
    content = nil
    others = [:]
  }

  /// Discards the views inside that a frame has not visited.
  func sweep(_ frame: Int) {
    guard evaluation ?? frame == frame else { return }
    if let identity = content {
      if identity.visit == frame {
        identity.sweep(frame)
      } else {
        identity.leave()
        content = nil
      }
    }
    for (key, identity) in others {
      if identity.visit == frame {
        identity.sweep(frame)
      } else {
        identity.leave()
        others[key] = nil
      }
    }
  }
}
