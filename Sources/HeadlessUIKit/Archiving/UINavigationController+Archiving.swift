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
