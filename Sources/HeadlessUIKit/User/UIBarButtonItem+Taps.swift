import Foundation
import NavigationModel

extension UIBarButtonItem {
  /// Whether the bar or the custom view handles taps.
  var canBeTapped: Bool { customView == nil || customView is any UserTappable }
}
