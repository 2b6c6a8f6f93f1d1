import HeadlessUIKit
import Lua
import NavigationModel

extension UITabAccessory: LuaObject {}

extension UITabAccessory.Environment: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.unspecified, .none, .regular, .inline] }
}

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
    .property(
      "contentView", summary: "The view that is shown.", owned: true, get: { $0.contentView })
  }
}
