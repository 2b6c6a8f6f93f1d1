import Foundation
import NavigationModel

extension UIView {
  /// Puts a view in the place of another, at once.
  static func exchange(_ old: UIView, for new: UIView, _ options: AnimationOptions) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let superview = old.superview {
      superview.insertSubview(new, at: superview.subviews.firstIndex { $0 === old } ?? 0)
      old.removeFromSuperview()
    }
  }
}
