import Foundation
import HeadlessUIKit
import Lua

extension UIPopoverController: LuaObject, DelegateOwner {}

extension UIPopoverArrowDirection: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    ["any": .any, "up": .up, "down": .down, "left": .left, "right": .right, "unknown": .unknown]
  }
}

extension ScriptWorld {
  var popoverController: ClassDescriptor<UIPopoverController> {
    withPresenting(
      ClassDescriptor(
        "UIPopoverController", of: UIPopoverController.self, receiver: "popover",
        summary: "Shows a controller in a popover of an iPad (iOS 3.2 to 8)."
      )
      .initializer("contentViewController") { arguments throws(LuaError) in
        UIPopoverController(contentViewController: try arguments.read("contentViewController"))
      }
      .property(
        "name", summary: "A name for trees, timelines and tests.", get: { $0.objectName },
        set: { $0.objectName = $1 }
      )
      .contentViewController(owned: true)
      .popoverContentSize()
      .passthroughViews()
      .popoverArrowDirection()
      .isPopoverVisible()
      .delegate(
        type: "UIPopoverControllerDelegate",
        summary: "Allows the user to dismiss it, and is notified of it.",
        as: ScriptedPopoverDelegate.self, in: self
      ) { $0.delegate = $1 })
  }

  private func withPresenting(
    _ descriptor: ClassDescriptor<UIPopoverController>
  ) -> ClassDescriptor<UIPopoverController> {
    descriptor
      .method(
        "present", "source", "view", "permittedArrowDirections", "animated",
        summary: "Presents it from a rectangle of a view, or from a bar button: "
          + "`popover:present(item, \"any\", true)`."
      ) {
        (
          popover: UIPopoverController, source: Either<UIBarButtonItem, CGRect>,
          second: Either<UIView, UIPopoverArrowDirection>?,
          third: Either<UIPopoverArrowDirection, Bool>?, fourth: Bool?
        ) throws(LuaError) -> Void in
        switch (source, second, third) {
        case (.first(let item), .second(let sides), .second(let animated)):
          popover.present(from: item, permittedArrowDirections: sides, animated: animated)
        case (.first(let item), .second(let sides), nil):
          popover.present(from: item, permittedArrowDirections: sides, animated: false)
        case (.second(let rect), .first(let view), .first(let sides)):
          popover.present(
            from: rect, in: view, permittedArrowDirections: sides, animated: fourth ?? false)
        default:
          throw LuaError(
            "'present' takes a bar button, directions and animated, or a rectangle, a view, "
              + "directions and animated")
        }
      }
      .dismiss()
      .method(
        "setContentViewController", "viewController", "animated",
        summary: "Replaces the controller that is shown."
      ) {
        [unowned self] (popover: UIPopoverController, controller: UIViewController, animated: Bool)
          -> Void in
        popover.setContentViewController(controller, animated: animated)
        interpreter.updateOwned("contentViewController", of: popover)
      }
      .setContentSize()
      .description { "UIPopoverController \"\($0.label)\"" }
  }
}

/// The delegate of a popover.
final class ScriptedPopoverDelegate: ScriptedDelegate, UIPopoverControllerDelegate {}
