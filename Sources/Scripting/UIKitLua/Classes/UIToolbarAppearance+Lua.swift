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
    .property(
      "buttonAppearance", summary: "How plain buttons look; kept, no effect.",
      get: { $0.buttonAppearance }, set: { $0.buttonAppearance = $1 }
    )
    .property(
      "doneButtonAppearance", summary: "How buttons of the style done look; kept, no effect.",
      get: { $0.doneButtonAppearance }, set: { $0.doneButtonAppearance = $1 }
    )
  }
}
