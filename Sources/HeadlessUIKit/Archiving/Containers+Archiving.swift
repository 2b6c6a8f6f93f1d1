import Foundation
import NavigationModel

extension UINavigationController {
  /// What the archive of a stack contains about its bars; the bars are made again.
  static let archivedBars: [ArchivedProperty<UINavigationController>] = [
    ArchivedProperty("UINavigationBarHidden", \.visibleBars.hidesNavigationBar),
    ArchivedProperty("UIToolbarHidden", \.visibleBars.hidesToolbar),
    ArchivedProperty("UIHidesBarsOnTap", \.visibleBars.togglesOnTap),
    ArchivedProperty("UIHidesBarsOnSwipe", \.visibleBars.togglesOnSwipe),
    ArchivedProperty("UIHidesBarsWhenKeyboardAppears", \.visibleBars.hidesWhenKeyboardAppears),
    ArchivedProperty(
      "UIHidesBarsWhenVerticallyCompact", \.visibleBars.hidesWhenVerticallyCompact),
  ]
}

extension UITabBarController {
  /// What the archive contains beside the tabs.
  static let archivedSelection: [ArchivedProperty<UITabBarController>] = [
    ArchivedProperty("UISelectedIndex", \.selectedIndex)
  ]
}

extension UISplitViewController {
  static let styleKey = "UISplitViewControllerStyle"

  /// What the archive contains beside the controllers of one without a style.
  static let archivedColumns: [ArchivedProperty<UISplitViewController>] =
    [
      ArchivedProperty(styleKey, get: { $0.style.rawValue }, set: { _, _ in }),
      ArchivedProperty("UIPreferredDisplayMode", raw: \.preferredDisplayMode),
    ] + Column.allCases.map { archivedColumn($0) }

  private static func archivedColumn(_ column: Column) -> ArchivedProperty<UISplitViewController> {
    ArchivedProperty(
      "UIColumn\(column.rawValue)", get: { $0.contents(of: column) },
      set: { $0.fill(column, with: $1) })
  }
}

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
