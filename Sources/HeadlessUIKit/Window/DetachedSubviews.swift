/// The subviews of a deallocated view.
final class DetachedSubviews {
  private var views: [UIView]

  nonisolated init(_ views: inout [UIView]) {
    self.views = views
    views = []
  }

  // Nested views are released one after the other: releasing each from its superview would use
  // call stack in proportion to the depth.
  isolated deinit {
    var rest = views
    views = []
    while var view = rest.popLast() {
      view.container = nil
      UIView.nestedCount -= 1
      guard isKnownUniquelyReferenced(&view) else { continue }
      rest += view.subviews
      view.inner = []
    }
  }
}
