extension UIView {
  /// The maximum nesting depth of views (unconfirmed): functions that traverse views recurse at
  /// each level, and the call stack is limited.
  static let deepestNesting = 20_000

  /// The controllers of this view and of views inside it, without those inside another controller's
  /// view.
  var topControllers: [UIViewController] {
    var found: [UIViewController] = []
    var rest = mayContainControllers ? [self] : []
    while let view = rest.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        for subview in view.inner.reversed() where subview.mayContainControllers {
          rest.append(subview)
        }
      }
    }
    return found
  }

  /// Records that the view of a controller is here, or in it.
  func noteControllersInside() {
    var around: UIView? = self
    while let view = around, !view.mayContainControllers {
      view.mayContainControllers = true
      around = view.container
    }
  }

  /// Whether adding a view would keep it and its subviews within the maximum depth.
  func hasRoom(for view: UIView) -> Bool {
    Self.nestedCount < Self.deepestNesting || nesting + view.levels <= Self.deepestNesting
  }

  /// How many views it is in, one inside the other.
  private var nesting: Int {
    var count = 0
    var ancestor = container
    while let current = ancestor {
      count += 1
      ancestor = current.container
    }
    return count
  }

  /// The number of nested levels, including itself: 1 for a view without subviews.
  private var levels: Int {
    var count = 0
    var level = [self]
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.inner)
    }
    return count
  }

  /// The first scroll view: itself, or else in its subviews, those of other controllers included; pages
  /// are looked through (unconfirmed).
  var firstScrollView: UIScrollView? {
    var rest = [self]
    while let view = rest.popLast() {
      if let scroll = view as? UIScrollView, !scroll.turnsPages { return scroll }
      rest += view.inner.reversed()
    }
    return nil
  }

  /// The scroll views in it that are drawn, without those in the views of other controllers.
  var ownScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var rest = [self]
    while let view = rest.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      if let scroll = view as? UIScrollView, !scroll.turnsPages { found.append(scroll) }
      rest += view.inner.reversed().filter { $0.controller == nil }
    }
    return found
  }
}
