import HeadlessUIKit
import Lua
import NavigationModel

extension UITabAccessory: LuaObject {}

extension UITabAccessory.Environment: LuaEnumeration {}

extension ScriptWorld {
  var tabAccessory: ClassDescriptor<UITabAccessory> {
    ClassDescriptor(
      "UITabAccessory", of: UITabAccessory.self, receiver: "accessory",
      summary: "A view above the bar of a tab bar controller, or beside a minimised one (iOS 26)."
    )
    .initializer("contentView") { arguments throws(LuaError) in
      let view: UIView? = try arguments.read("contentView")
      return UITabAccessory(contentView: view ?? UIView())
    }
    .contentView(owned: true)
  }
}
