import HeadlessUIKit
import Lua

extension UIDevice: LuaObject {
  package static var luaType: String { "UIDevice" }
}

extension UIDeviceOrientation: LuaEnumeration {}

extension UIDeviceOrientation {
  /// The orientation of a number; nil for any other value.
  fileprivate init?(number: LuaValue) {
    guard case .integer(let number) = number, let found = Self(rawValue: Int(number)) else {
      return nil
    }
    self = found
  }
}

extension UIInterfaceOrientation: LuaEnumeration {}

extension ScriptWorld {
  var device: ClassDescriptor<UIDevice> {
    ClassDescriptor(
      "UIDevice", of: UIDevice.self, receiver: "device",
      summary: "The device that the program runs on."
    )
    .function("current", summary: "The device that the program runs on, the same one at each call.")
    { () -> UIDevice in UIDevice.current }
    .orientation()
    .method(
      "setValue", "value", "key",
      summary: "Sets a property by its key: up to iOS 15 \"orientation\" turned the device, as a "
        + "number or a name; there is no other key."
    ) {
      (device: UIDevice, value: LuaValue, key: String) throws(LuaError) -> Void in
      let named: UIDeviceOrientation? = value.named()
      guard key == "orientation", let wanted = named ?? UIDeviceOrientation(number: value) else {
        throw LuaError("setValue sets \"orientation\" to a name or a number of UIDeviceOrientation")
      }
      device.setValue(wanted.rawValue, forKey: key)
    }
    .typed("value", .optional(.union([UIDeviceOrientation.luaDescription, Int.luaDescription])))
    .userInterfaceIdiom("The kind of device: a phone or a pad.")
    .isGeneratingDeviceOrientationNotifications()
    .beginGeneratingDeviceOrientationNotifications(
      "Asks for notifications when the device is turned."
    )
    .endGeneratingDeviceOrientationNotifications()
  }
}
