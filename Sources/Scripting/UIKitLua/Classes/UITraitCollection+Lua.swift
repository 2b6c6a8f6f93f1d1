import Foundation
import HeadlessUIKit
import Lua

extension UITraitCollection: LuaStructure {
  package static var luaType: String { "UITraitCollection" }
  package static let luaSummary =
    "Traits of an environment at the time of reading: room, device, appearance."
  package static let luaFields = [
    LuaField(
      "horizontalSizeClass", UIUserInterfaceSizeClass.self, "The available width."),
    LuaField("verticalSizeClass", UIUserInterfaceSizeClass.self, "The available height."),
    LuaField("userInterfaceIdiom", UIUserInterfaceIdiom.self, "The kind of device."),
    LuaField("userInterfaceStyle", UIUserInterfaceStyle.self, "Light or dark."),
    LuaField(
      "tabAccessoryEnvironment", UITabAccessory.Environment?.self,
      "Where the accessory of a tab bar controller is; nil outside of one."),
  ]

  package convenience init(fields: LuaFields) throws(LuaMismatch) {
    let size = UITraitCollection(
      horizontal: try fields.read("horizontalSizeClass") ?? .unspecified,
      vertical: try fields.read("verticalSizeClass") ?? .unspecified,
      idiom: try fields.read("userInterfaceIdiom") ?? .unspecified,
      style: try fields.read("userInterfaceStyle") ?? .unspecified)
    let place: UITabAccessory.Environment? = try fields.read("tabAccessoryEnvironment")
    let rest = place.map { [UITraitCollection(tabAccessoryEnvironment: $0)] } ?? []
    self.init(traitsFrom: [size] + rest)
  }

  package var fieldValues: [any LuaConvertible] {
    let place = tabAccessoryEnvironment
    return [
      horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle,
      place == .unspecified ? LuaValue.nil : place,
    ]
  }
}
