import HeadlessUIKit
import Lua

extension UINavigationItem.ItemStyle: LuaEnumeration {}
