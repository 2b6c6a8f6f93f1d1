import Foundation
import NavigationModel

extension UIBarItem: @MainActor NSCoding {
  /// What the archive of any item contains.
  static let archivedProperties: [ArchivedProperty<UIBarItem>] = [
    ArchivedProperty("UITitle", \.title),
    ArchivedProperty("UIImage", image: \.image),
    ArchivedProperty("UIImageInsets", \.insetNumbers),
    ArchivedProperty("UIEnabled", \.isEnabled),
    ArchivedProperty("UITag", \.tag),
  ]

  /// The insets from the top, left, bottom and right.
  private var insetNumbers: [Double] {
    get {
      [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right].map(Double.init)
    }
    set {
      guard newValue.count == 4 else { return }
      imageInsets = UIEdgeInsets(
        top: newValue[0], left: newValue[1], bottom: newValue[2], right: newValue[3])
    }
  }
}

extension UIBarButtonItem {
  /// What the archive of a button contains; its target, its closures and its view are not archived.
  static let archivedValues: [ArchivedProperty<UIBarButtonItem>] = [
    ArchivedProperty("UIStyle", raw: \.style),
    ArchivedProperty("UISystemItem", raw: \.systemItem),
    ArchivedProperty("UIWidth", get: { Double($0.width) }, set: { $0.width = CGFloat($1) }),
    ArchivedProperty(
      "UIAction", get: { $0.action?.description }, set: { $0.action = Selector($1) }),
    ArchivedProperty(
      "UIPossibleTitles", get: { $0.possibleTitles?.sorted() },
      set: { $0.possibleTitles = Set($1) }),
  ]
}

extension UITabBarItem {
  /// What the archive of a tab contains.
  static let archivedValues: [ArchivedProperty<UITabBarItem>] = [
    ArchivedProperty("UISystemItem", raw: \.systemItem),
    ArchivedProperty("UIBadgeValue", \.badgeValue),
    ArchivedProperty("UISelectedImage", image: \.selectedImage),
  ]
}

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
