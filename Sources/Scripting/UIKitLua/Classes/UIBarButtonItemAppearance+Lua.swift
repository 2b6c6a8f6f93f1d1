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
    .property("normal", summary: "The look of a button to tap.", get: { $0.normal })
    .property("highlighted", summary: "The look of a touched button.", get: { $0.highlighted })
    .property("disabled", summary: "The look of a disabled button.", get: { $0.disabled })
    .property("focused", summary: "The look of a button with the focus.", get: { $0.focused })
    .method("configureWithDefault", "style", summary: "Takes away what was set.") {
      (buttons: UIBarButtonItemAppearance, style: UIBarButtonItem.Style) -> Void in
      buttons.configureWithDefault(for: style)
    }
  }
}
