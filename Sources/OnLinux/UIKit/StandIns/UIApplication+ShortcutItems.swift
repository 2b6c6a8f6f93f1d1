import Foundation
import HeadlessUIKit

extension UIApplication {
  /// The shortcuts at the application's icon that the program has added; nil for none.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { KeptProperty.shortcutItems.value(of: self) as? [UIApplicationShortcutItem] }
    set { KeptProperty.shortcutItems.set(newValue, of: self) }
  }
}
