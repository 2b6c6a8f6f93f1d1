import Foundation
import NavigationModel

extension UIBarButtonItem {
  /// Whether the bar or the custom view handles taps.
  var canBeTapped: Bool { customView == nil || customView is any UserTappable }

  /// Performs a tap on it or on its custom view.
  func userTaps() {
    if let view = customView as? any UserTappable { view.userTaps() } else { tap() }
  }
}
