/// Where a view stands among the views of the place above.
package enum PlaceKey: Hashable {
  /// What a modifier changes.
  case content
  /// What a view is made of.
  case body
  /// One of several statements.
  case index(Int)
  /// A branch of an `if`: whether it is the first.
  case branch(Bool)
  /// What lies behind or above, by its number.
  case layer(Int)
  /// What a stage of drawing keeps, by its number.
  case stage(Int)
  /// One that says itself who it is.
  case id(AnyHashable)
  /// One whose type may change from frame to frame.
  case type(ObjectIdentifier)
}

/// The identity of a view in the tree: it keeps the view's state from frame to frame.
///
/// A view is identified by the path from the root, and by `id`. State lives as long as frames visit
/// the identity. A view that is printed once has no identity and no cost for it.
@usableFromInline package final class ViewPlace {
  package unowned let tree: ViewTree
  /// The way that leads here: the same for whoever stands here later.
  package let path: Int
  private var content: ViewPlace?
  private var others: [PlaceKey: ViewPlace] = [:]
  private var memory: AnyObject?
  /// The frame that came here last.
  private var visit = 0
  /// The frame in which the views inside were asked for last; nil where that happens while the
  /// views around are made.
  private var evaluation: Int?
  /// What is to be done when the place is gone.
  package var departure: (() -> Void)?

  init(in tree: ViewTree, path: Int = 0) {
    self.tree = tree
    self.path = path
  }

  private func path(to key: PlaceKey) -> Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(key)
    return hasher.finalize()
  }

  /// The place of a view inside.
  package func child(_ key: PlaceKey) -> ViewPlace {
    let place: ViewPlace
    if case .content = key {
      place = content ?? ViewPlace(in: tree, path: path(to: key))
      content = place
    } else if let known = others[key] {
      place = known
    } else {
      place = ViewPlace(in: tree, path: path(to: key))
      others[key] = place
    }
    place.visit = tree.frame
    return place
  }

  /// The place of a view that is made while a frame is drawn, when sizes are known: it stays where
  /// a frame does not draw this one.
  package func drawnChild(_ key: PlaceKey) -> ViewPlace {
    evaluation = tree.frame
    return child(key)
  }

  /// What the view keeps here; whatever a view of another type has left is forgotten.
  package func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    if memory != nil { leave() }
    let made = make()
    memory = made
    return made
  }

  /// Forgets everything here and inside.
  private func leave() {
    // Before what is inside forgets, so that the whole may be looked at once more.
    departure?()
    departure = nil
    for place in others.values { place.leave() }
    content?.leave()
    memory = nil
    content = nil
    others = [:]
  }

  /// Forgets the places inside that a frame has not visited.
  func sweep(_ frame: Int) {
    guard evaluation ?? frame == frame else { return }
    if let place = content {
      if place.visit == frame {
        place.sweep(frame)
      } else {
        place.leave()
        content = nil
      }
    }
    for (key, place) in others {
      if place.visit == frame {
        place.sweep(frame)
      } else {
        place.leave()
        others[key] = nil
      }
    }
  }
}
