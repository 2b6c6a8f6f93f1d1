import HeadlessUIKit
import Lua

extension ScriptWorld {
  var uiSwitch: ClassDescriptor<UISwitch> {
    ClassDescriptor(
      "UISwitch", of: UISwitch.self, extends: "UIControl", receiver: "switch",
      summary: "A control that is on or off; a tap changes it."
    )
    .initializer { _ in UISwitch(frame: .zero) }
    .isOn("Whether it is on; setting it sends no action.")
    .onTintColor("The colour of its track while it is on, by its name.")
    .thumbTintColor("The colour of its thumb, by its name.")
    .setOn("Turns it on or off, without an action.")
  }
}
