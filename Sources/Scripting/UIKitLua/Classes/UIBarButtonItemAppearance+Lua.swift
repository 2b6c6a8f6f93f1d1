import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarButtonItemAppearance: LuaObject {}

extension ScriptWorld {
  var buttonAppearance: ClassDescriptor<UIBarButtonItemAppearance> {
    ClassDescriptor(
      "UIBarButtonItemAppearance", of: UIBarButtonItemAppearance.self, receiver: "buttons",
      summary: "How the buttons of a bar look in their states; kept, no effect."
    )
    .initializer("style") { arguments throws(LuaError) in
      let style: UIBarButtonItem.Style? = try arguments.read("style")
      return UIBarButtonItemAppearance(style: style ?? .plain)
    }
    .label("style", UIBarButtonItem.Style.self, "The style of the buttons; plain without it.")
    .normal()
    .highlighted()
    .disabled()
    .focused()
    .configureWithDefault()
  }
}
