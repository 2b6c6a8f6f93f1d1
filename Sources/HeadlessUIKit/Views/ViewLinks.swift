import Foundation

/// Where a view is, and what it belongs to: what the framework reads at each change and layout.
nonisolated struct ViewLinks {
  /// The frame in the superview, in points.
  var frame: CGRect
  /// The superview, which clears it before it is deallocated, so that it need not be weak.
  unowned var container: UIView?
  /// The subviews, back to front.
  var inner: [UIView] = []
  /// The controller whose view it is, which clears it before it is deallocated, so that it need not be
  /// weak.
  unowned var controller: UIViewController?
}
