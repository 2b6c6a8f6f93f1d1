import HeadlessUIKit
import Lua

extension UINavigationItem.ItemStyle: LuaEnumeration {
  package static var luaType: String { "UINavigationItem.ItemStyle" }
  package static var luaCases: KeyValuePairs<String, UINavigationItem.ItemStyle> {
    ["navigator": .navigator, "browser": .browser, "editor": .editor]
  }
}
