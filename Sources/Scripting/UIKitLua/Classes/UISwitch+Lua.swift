import HeadlessUIKit
import Lua

extension ScriptWorld {
  var uiSwitch: ClassDescriptor<UISwitch> {
    ClassDescriptor(
      "UISwitch", of: UISwitch.self, extends: "UIControl", receiver: "switch",
      summary: "A control that is on or off; a tap changes it."
    )
    .initializer { _ in UISwitch(frame: .zero) }
    .property(
      "isOn", summary: "Whether it is on; setting it sends no action.", get: { $0.isOn },
      set: { $0.isOn = $1 }
    )
    .property(
      "onTintColor", summary: "The colour of its track while it is on, by its name.",
      get: { $0.onTintColor }, set: { $0.onTintColor = $1 }
    )
    .property(
      "thumbTintColor", summary: "The colour of its thumb, by its name.",
      get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 }
    )
    .method("setOn", "on", "animated", summary: "Turns it on or off, without an action.") {
      (control: UISwitch, isOn: Bool, animated: Bool) -> Void in
      control.setOn(isOn, animated: animated)
    }
  }
}
