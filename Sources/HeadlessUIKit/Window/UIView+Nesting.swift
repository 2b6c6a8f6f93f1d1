extension UIView {
  /// The maximum nesting depth of views (unconfirmed): functions that traverse views recurse at
  /// each level, and the call stack is limited.
  static let deepestNesting = 20_000

  /// The controllers of this view and of views inside it, without those inside another controller's
  /// view.
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

  /// Whether adding a view would keep it and its subviews within the maximum depth.
  func hasRoom(for view: UIView) -> Bool {
    if nesting + view.levels <= Self.deepestNesting { return true }
    // Superviews that were deallocated have not updated the depth.
    var top = self
    while let holder = top.holder { top = holder }
    top.noteNesting(0)
    return nesting + view.levels <= Self.deepestNesting
  }

  /// The number of nested levels, including itself: 1 for a view without subviews.
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

  /// Sets its depth and updates the depth of the views inside it.
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
