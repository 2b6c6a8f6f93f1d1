import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds the methods about segues.
  func withSegues(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    withUnwinding(descriptor)
      .slot(
        "segues", type: "table", taking: LuaValue.tablesAndObjects,
        summary: "The segues that start here, as in a storyboard: for each identifier "
          + "a function that creates the controller to show, or the name of an unwind action."
      )
      .typed(nil, .named("table<string, string|fun(): UIViewController>"))
      .method(
        "performSegue", "identifier", "sender",
        summary: "Performs one of `segues`, without calling `shouldPerformSegue`."
      ) {
        [unowned self] (controller: UIViewController, identifier: String, sender: LuaValue)
          throws(LuaError) -> Void in
        guard let segue = try segue(identifier, of: controller) else {
          return controller.performSegue(withIdentifier: identifier, sender: sender)
        }
        controller.performSegue(segue, withIdentifier: identifier, sender: sender)
      }
      .method(
        "performUnwind", "action", "sender", "identifier",
        summary: "Acts like a control that is connected to an unwind segue: calls "
          + "`shouldPerformSegue`, and unwinds to the nearest controller that has a function of "
          + "the action's name, which is called `(self, segue)`."
      ) {
        (controller: UIViewController, action: Selector, sender: LuaValue, identifier: String?)
          -> Void in controller.performUnwind(action, sender: sender, identifier: identifier)
      }
      .callback(
        "shouldPerformSegue", "identifier", "sender",
        summary: "Whether a segue that a control has started is performed."
      ) { (controller: UIViewController, identifier: String?, sender: LuaValue) -> Bool in
        controller.receiveShouldPerform(identifier, sender: sender)
      } super: { controller, identifier, sender in
        controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
      }
      .callback(
        "prepare", "segue", "sender", summary: "Called on the source before a segue is performed."
      ) { (controller: UIViewController, segue: UIStoryboardSegue, sender: LuaValue) -> Void in
        controller.receivePrepare(segue, sender: sender)
      } super: { controller, segue, sender in
        controller.prepare(for: segue, sender: sender)
      }
  }

  private func withUnwinding(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .callback(
        "canPerformUnwindSegueAction", "action", "source", "sender",
        summary: "Whether it may be the destination of an unwind segue."
      ) {
        (controller: UIViewController, action: Selector, source: UIViewController, sender: LuaValue)
          -> Bool in
        controller.receiveCanUnwind(action, from: source, sender: sender)
      } super: { controller, action, source, sender in
        controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
      }
      .callback(
        "allowedChildrenForUnwinding", "source",
        summary: "The children that are searched for the destination of an unwind segue, in order."
      ) {
        (controller: UIViewController, source: UIStoryboardUnwindSegueSource)
          -> [UIViewController] in
        controller.receiveAllowedChildren(for: source)
      } super: { controller, source in
        controller.allowedChildrenForUnwinding(from: source)
      }
      .childContaining()
      .callback(
        "unwind", "segue", "next",
        summary: "Called on each container on the way down to the destination of an unwind segue."
      ) {
        (controller: UIViewController, segue: UIStoryboardSegue, next: UIViewController) -> Void
        in
        controller.receiveUnwind(segue, towards: next)
      } super: { controller, segue, next in
        controller.unwind(for: segue, towards: next)
      }
  }
}
