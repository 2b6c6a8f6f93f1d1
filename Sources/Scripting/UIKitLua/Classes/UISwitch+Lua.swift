import HeadlessUIKit
import Lua

extension ScriptWorld {
  var uiSwitch: ClassDescriptor<UISwitch> {
    ClassDescriptor(
      "UISwitch", of: UISwitch.self, extends: "UIControl", receiver: "switch",
      summary: "A control that is on or off; a tap changes it."
    )
    .initializer { _ in UISwitch(frame: .zero) }
    .isOn()
    .onTintColor("The colour of its track while it is on, by its name.")
    .thumbTintColor("The colour of its thumb, by its name.")
    .setOn()
  }
}
