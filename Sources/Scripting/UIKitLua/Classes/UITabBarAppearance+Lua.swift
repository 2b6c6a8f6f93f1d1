import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var tabBarAppearance: ClassDescriptor<UITabBarAppearance> {
    ClassDescriptor(
      "UITabBarAppearance", of: UITabBarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background of a tab bar looks."
    )
    .initializer { _ in UITabBarAppearance() }
  }
}
