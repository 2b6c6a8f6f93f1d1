import Foundation
import HeadlessUIKit

extension UIScene.ConnectionOptions {
  /// The shortcut that the scene was launched with; nil, as the icon isn't touched here.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
