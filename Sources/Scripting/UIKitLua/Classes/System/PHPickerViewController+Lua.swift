import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  var photoPicker: ClassDescriptor<PHPickerViewController> {
    ClassDescriptor(
      "PHPickerViewController", of: PHPickerViewController.self, extends: "UIViewController",
      receiver: "controller",
      summary: "Lets the user choose photos; the program dismisses it."
    )
    .initializer("selectionLimit") { arguments throws(LuaError) in
      var configuration = PHPickerConfiguration()
      let limit: Int? = try arguments.read("selectionLimit")
      configuration.selectionLimit = limit ?? 1
      return PHPickerViewController(configuration: configuration)
    }
    .label("selectionLimit", Int.self, "How many can be chosen; 0 for any number, 1 if omitted.")
    .delegate(
      type: "PHPickerViewControllerDelegate", summary: Self.systemDelegateSummary,
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}
