import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the appearances of a tab.
  func withAppearances(
    _ descriptor: ClassDescriptor<UITabBarItem>
  ) -> ClassDescriptor<UITabBarItem> {
    descriptor
      .standardAppearance()
      .scrollEdgeAppearance()
  }
}
