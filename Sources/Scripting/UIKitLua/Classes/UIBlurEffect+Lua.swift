import HeadlessUIKit
import Lua

extension UIBlurEffect.Style: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
  }
}
