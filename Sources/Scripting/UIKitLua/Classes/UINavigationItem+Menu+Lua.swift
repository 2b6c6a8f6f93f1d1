import HeadlessUIKit
import Lua

extension UINavigationItem.ItemStyle: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.navigator, .browser, .editor] }
}
