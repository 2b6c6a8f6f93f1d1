import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarButtonItemStateAppearance: LuaObject {}

extension ScriptWorld {
  var buttonStateAppearance: ClassDescriptor<UIBarButtonItemStateAppearance> {
    ClassDescriptor(
      "UIBarButtonItemStateAppearance", of: UIBarButtonItemStateAppearance.self,
      receiver: "state", summary: "How a bar's buttons look in one state; kept, no effect."
    )
    .property(
      "titleTextAttributes", summary: "The attributes of the title; kept, no effect.",
      get: { TextAttributes($0.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.attributes }
    )
    .property(
      "backgroundImage", summary: "The image behind the button; kept, no effect.",
      get: { $0.backgroundImage?.name },
      set: { (state: UIBarButtonItemStateAppearance, name: String?) in
        state.backgroundImage = name.flatMap(UIImage.init(named:))
      }
    )
  }
}
