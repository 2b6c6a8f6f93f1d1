extension UIView {
  /// How many views one may be in, one inside the other (unconfirmed): what walks through views calls
  /// itself for each level, and a stack has an end.
  static let deepestNesting = 20_000

  /// The controllers of this view and those in it that no other controller stands between.
  var topControllers: [UIViewController] {
    var found: [UIViewController] = []
    var rest = [self]
    while let view = rest.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        rest += view.inner.reversed()
      }
    }
    return found
  }

  /// Whether a view that is added would not be in too many views, nor anything in it.
  func hasRoom(for view: UIView) -> Bool {
    Self.nestedCount < Self.deepestNesting || nesting + view.levels <= Self.deepestNesting
  }

  /// How many views it is in, one inside the other.
  private var nesting: Int {
    var count = 0
    var ancestor = holder
    while let current = ancestor {
      count += 1
      ancestor = current.holder
    }
    return count
  }

  /// How many views are in it, one inside the other, and itself: 1 for a view without subviews.
  private var levels: Int {
    var count = 0
    var level = [self]
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.inner)
    }
    return count
  }
}
