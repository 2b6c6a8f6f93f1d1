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
    .buttonAppearance("How plain buttons look; kept, no effect.")
    .doneButtonAppearance("How buttons of the style done look; kept, no effect.")
  }
}
