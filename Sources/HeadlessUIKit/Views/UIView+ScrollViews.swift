extension UIView {
  /// The first scroll view: itself, or else in its subviews, those of other controllers included.
  var firstScrollView: UIScrollView? {
    var rest = [self]
    while let view = rest.popLast() {
      if let scroll = view as? UIScrollView { return scroll }
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
      if let scroll = view as? UIScrollView { found.append(scroll) }
      rest += view.inner.reversed().filter { $0.controller == nil }
    }
    return found
  }
}
