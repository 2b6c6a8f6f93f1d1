import Foundation
import HeadlessUIKit
import Lua

extension UIButton.ButtonType: LuaEnumeration {}

extension ScriptWorld {
  var button: ClassDescriptor<UIButton> {
    ClassDescriptor(
      "UIButton", of: UIButton.self, extends: "UIControl", receiver: "button",
      summary: "A control with a title that sends an action when it is tapped."
    )
    .initializer("type", "primaryAction") { [unowned self] arguments throws(LuaError) in
      let button = UIButton(type: try arguments.read("type") ?? .system)
      if let action: UIAction = try arguments.read("primaryAction") {
        button.setTitle(action.title, for: .normal)
        button.addAction(action, for: .primaryActionTriggered)
        interpreter.mirror(owner: button, owns: action)
      }
      return button
    }
    .label("type", UIButton.ButtonType.self, "The button's type; `system` if omitted.")
    .label("primaryAction", UIAction.self, "What a tap does; the button has its title.")
    .stringShorthand("title")
    .callback(
      "updateConfiguration",
      summary: "Called in the next turn after its state has changed (iOS 15).",
      send: { (button: UIButton) -> Void in button.receiveUpdateConfiguration() },
      super: { $0.updateConfiguration() }
    )
    .property(
      "title", summary: "The title of the normal state.", get: { $0.title(for: .normal) },
      set: { $0.setTitle($1, for: .normal) }
    )
    .menu(owned: true)
    .showsMenuAsPrimaryAction()
    .currentTitle("The text that the button shows in its present state.")
    .buttonType()
    .property(
      "titleLabel", summary: "The label that shows the title.", owned: true,
      get: { $0.titleLabel }
    )
    .method(
      "setTitle", "title", "state",
      summary: "Sets the title for a state; states without one use that of the normal state."
    ) { (button: UIButton, title: String?, state: UIControl.State?) -> Void in
      button.setTitle(title, for: state ?? .normal)
    }
  }
}
