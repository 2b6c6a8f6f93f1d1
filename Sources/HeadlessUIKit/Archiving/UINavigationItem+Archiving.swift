import Foundation
import NavigationModel

extension UINavigationItem: @MainActor NSCoding {
  /// What the archive of an item contains; its title view is not archived.
  static let archivedProperties: [ArchivedProperty<UINavigationItem>] = [
    ArchivedProperty("UITitle", \.title),
    ArchivedProperty("UIPrompt", \.prompt),
    ArchivedProperty("UILeftBarButtonItems", \.leftBarButtonItems),
    ArchivedProperty("UIRightBarButtonItems", \.rightBarButtonItems),
    ArchivedProperty("UIBackBarButtonItem", \.backBarButtonItem),
    ArchivedProperty("UIBackButtonTitle", \.backButtonTitle),
    ArchivedProperty("UIBackButtonDisplayMode", raw: \.backButtonDisplayMode),
    ArchivedProperty("UIHidesBackButton", \.hidesBackButton),
    ArchivedProperty("UILeftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
    ArchivedProperty("UILargeTitleDisplayMode", raw: \.largeTitleDisplayMode),
  ]
}
