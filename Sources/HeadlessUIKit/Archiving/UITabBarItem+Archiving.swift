import Foundation
import NavigationModel

extension UITabBarItem {
  /// What the archive of a tab contains.
  static let archivedValues: [ArchivedProperty<UITabBarItem>] = [
    ArchivedProperty("UISystemItem", raw: \.systemItem),
    ArchivedProperty("UIBadgeValue", \.badgeValue),
    ArchivedProperty("UISelectedImage", image: \.selectedImage),
  ]
}
