import Foundation
import NavigationModel

extension UIViewController: @MainActor NSCoding {
  /// What an archive of a controller contains, beside the properties of its class.
  ///
  /// Views, delegates, targets and what it presents are not archived: the view is loaded again.
  static let archivedProperties: [ArchivedProperty<UIViewController>] = [
    ArchivedProperty("UITitle", get: { $0.ownTitle }, set: { $0.title = $1 }),
    ArchivedProperty(nibNameKey, get: { $0.nibName }, set: { _, _ in }),
    ArchivedProperty("UIEditButtonItem", get: { $0.parts.editButtonItem }) {
      $0.equipEditButton($1)
    },
    ArchivedProperty("UINavigationItem", get: { $0.parts.navigationItem }) { owner, item in
      item.owner = owner
      owner.parts.navigationItem = item
    },
    ArchivedProperty("UITabBarItem", \.parts.tabBarItem),
    ArchivedProperty("UIToolbarItems", \.toolbarItems),
    ArchivedProperty("UIHidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    ArchivedProperty("UIModalPresentationStyle", raw: \.chosenPresentationStyle),
    ArchivedProperty("UIModalTransitionStyle", raw: \.modalTransitionStyle),
    ArchivedProperty(contextKey, \.definesPresentationContext),
    ArchivedProperty(
      "UIProvidesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
    ArchivedProperty("UIModalInPresentation", \.isModalInPresentation),
    ArchivedProperty(
      "UIModalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance),
    ArchivedProperty(
      "UIPreferredContentSize", get: { NSStringFromSize($0.preferredContentSize) },
      set: { $0.preferredContentSize = NSSizeFromString($1) }),
    ArchivedProperty("UIEdgesForExtendedLayout", raw: \.edgesForExtendedLayout),
    ArchivedProperty("UIExtendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    ArchivedProperty("UIRestorationIdentifier", \.restorationIdentifier),
    ArchivedProperty("UIChildViewControllers", \.archivedChildren),
  ]

  /// The key of the name of its nib.
  static let nibNameKey = "UINibName"
  private static let contextKey = "UIDefinesPresentationContext"

  /// Whether a coder has the archive of a controller.
  static func isArchived(in coder: NSCoder) -> Bool {
    coder.allowsKeyedCoding && coder.containsValue(forKey: contextKey)
  }

  /// The style that was set, `automatic` included.
  private var chosenPresentationStyle: UIModalPresentationStyle {
    get { stage.hierarchy[id].description.modalPresentationStyle }
    set { stage.hierarchy.update(id) { $0.modalPresentationStyle = newValue } }
  }
}
