import HeadlessUIKit
import Lua

extension ScriptWorld {
  var slider: ClassDescriptor<UISlider> {
    ClassDescriptor(
      "UISlider", of: UISlider.self, extends: "UIControl", receiver: "slider",
      summary: "A control that chooses a value between two others."
    )
    .initializer("minimumValue", "maximumValue") { arguments throws(LuaError) in
      // The range first: the value has to be in it.
      let slider = UISlider(frame: .zero)
      if let least: Double = try arguments.read("minimumValue") {
        slider.minimumValue = Float(least)
      }
      if let greatest: Double = try arguments.read("maximumValue") {
        slider.maximumValue = Float(greatest)
      }
      return slider
    }
    .label("minimumValue", Double.self, "The value at the left end; 0 if omitted.")
    .label("maximumValue", Double.self, "The value at the right end; 1 if omitted.")
    .value()
    .minimumValue()
    .maximumValue()
    .isContinuous()
    .minimumValueImage("The name of the image at the left end.")
    .maximumValueImage("The name of the image at the right end.")
    .method("setValue", "value", "animated", summary: "Changes the value, without an action.") {
      (slider: UISlider, value: Double, animated: Bool) -> Void in
      slider.setValue(Float(value), animated: animated)
    }
  }
}
