import Foundation
import NavigationModel

extension UIPageViewController {
  static let styleKey = "UIPageViewControllerTransitionStyle"
  static let orientationKey = "UIPageViewControllerNavigationOrientation"
  static let spineKey = "UIPageViewControllerSpineLocation"

  /// What the archive contains: the pages are those on screen.
  static let archivedPages: [ArchivedProperty<UIPageViewController>] = [
    ArchivedProperty(styleKey, get: { $0.transitionStyle.rawValue }, set: { _, _ in }),
    ArchivedProperty(orientationKey, get: { $0.navigationOrientation.rawValue }, set: { _, _ in }),
    ArchivedProperty(spineKey, get: { $0.spineLocation.rawValue }, set: { _, _ in }),
    ArchivedProperty("UIPageViewControllerDoubleSided", \.isDoubleSided),
    ArchivedProperty("UIPageViewControllerPages", get: { $0.viewControllers }) { container, pages in
      container.setViewControllers(pages, direction: .forward, animated: false)
    },
  ]
}
