import HeadlessUIKit
import Lua

extension UIBlurEffect.Style: LuaEnumeration {
  package static var luaType: String { "UIBlurEffect.Style" }
  package static var luaCases: KeyValuePairs<String, UIBlurEffect.Style> {
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
  }
}
