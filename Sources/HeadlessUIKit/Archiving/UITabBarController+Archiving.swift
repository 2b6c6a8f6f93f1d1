import Foundation
import NavigationModel

extension UITabBarController {
  /// What the archive contains beside the tabs.
  static let archivedSelection: [ArchivedProperty<UITabBarController>] = [
    ArchivedProperty("UISelectedIndex", \.selectedIndex)
  ]
}
