import HeadlessUIKit
import Lua

extension UIStoryboardSegue: LuaObject {}
extension UIStoryboardUnwindSegueSource: LuaObject {}

/// A weak reference to a segue for its own handler.
private final class WeakSegue {
  weak var segue: UIStoryboardSegue?
}

extension ScriptWorld {
  var storyboardSegue: ClassDescriptor<UIStoryboardSegue> {
    ClassDescriptor(
      "UIStoryboardSegue", of: UIStoryboardSegue.self, receiver: "segue",
      summary: "A transition from one controller to another, before it happens."
    )
    .initializer("identifier", "source", "destination") {
      [unowned self] arguments throws(LuaError) in
      let source: UIViewController = try arguments.read("source")
      let destination: UIViewController = try arguments.read("destination")
      // The handler lives in the segue's slot: it may capture the segue.
      let made = WeakSegue()
      let segue = UIStoryboardSegue(
        identifier: try arguments.read("identifier"), source: source, destination: destination
      ) { [weak self] in made.segue.map { self?.runHandler(of: $0) } }
      made.segue = segue
      return segue
    }
    .slot(
      "performHandler", type: "function", taking: LuaValue.functions,
      summary: "The function that makes the transition; set when the segue is created."
    )
    .typed(nil, .function([], returns: []))
    .method("perform", summary: "Makes the transition without asking or preparing a controller.") {
      (segue: UIStoryboardSegue) -> Void in segue.perform()
    }
    .property("identifier", summary: "Its name; nil if it has none.", get: { $0.identifier })
    .property(
      "source", summary: "The controller it starts from.", owned: true, get: { $0.source }
    )
    .property(
      "destination", summary: "The controller it leads to.", owned: true,
      get: { $0.destination })
  }

  private func runHandler(of segue: UIStoryboardSegue) {
    callBack("the handler of a segue") { () throws(LuaError) in
      try interpreter.callSlot(of: segue, "performHandler")
    }
  }

  var unwindSegueSource: ClassDescriptor<UIStoryboardUnwindSegueSource> {
    ClassDescriptor(
      "UIStoryboardUnwindSegueSource", of: UIStoryboardUnwindSegueSource.self, receiver: "source",
      summary: "An unwind segue while its destination is being searched for."
    )
    .property("source", summary: "The controller that started the segue.", get: { $0.source })
    .property(
      "unwindAction", summary: "The name of the destination's function.",
      get: { $0.unwindAction }
    )
    .property(
      "sender", summary: "What was passed as the sender.",
      get: { $0.sender as? LuaValue ?? .nil }
    )
  }

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
      .method(
        "childContaining", "source", summary: "The child that the source of an unwind segue is in."
      ) { (controller: UIViewController, source: UIStoryboardUnwindSegueSource) in
        controller.childContaining(source)
      }
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

  /// One of the segues that a script set on a controller; nil if there is none with that name.
  private func segue(
    _ identifier: String, of controller: UIViewController
  ) throws(LuaError) -> Segue? {
    switch try interpreter.slotField(of: controller, "segues", identifier) {
    case .nil: return nil
    case .string(let action): return .unwind(Selector(action))
    case .function(let make):
      let made = try interpreter.call(make).first ?? .nil
      if let destination = made.object(in: interpreter) as? UIViewController {
        return .show { destination }
      }
      throw LuaError(
        "the segue '\(identifier)' must make a UIViewController, got \(interpreter.describe(made))")
    case let other:
      throw LuaError(
        "the segue '\(identifier)' must be a function or the name of an action, not a "
          + interpreter.describe(other))
    }
  }
}
