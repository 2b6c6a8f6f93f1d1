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
    if nesting + view.levels <= Self.deepestNesting { return true }
    // Views around it that were released have said nothing.
    var top = self
    while let holder = top.holder { top = holder }
    top.noteNesting(0)
    return nesting + view.levels <= Self.deepestNesting
  }

  /// How many views are in it, one inside the other, and itself: 1 for a view without subviews.
  private var levels: Int {
    if inner.isEmpty { return 1 }
    var count = 0
    var level = [self]
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.inner)
    }
    return count
  }

  /// Notes its new place, in as many views as are said, and what that makes of the views in it.
  func noteNesting(_ depth: Int) {
    nesting = depth
    if inner.isEmpty { return }
    var rest = [self]
    while let view = rest.popLast() {
      for subview in view.inner {
        subview.nesting = view.nesting + 1
        if !subview.inner.isEmpty { rest.append(subview) }
      }
    }
  }
}
