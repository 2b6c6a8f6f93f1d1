import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var toolbarAppearance: ClassDescriptor<UIToolbarAppearance> {
    ClassDescriptor(
      "UIToolbarAppearance", of: UIToolbarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background of a toolbar looks."
    )
    .initializer { _ in UIToolbarAppearance() }
    .buttonAppearance()
    .doneButtonAppearance()
  }
}
