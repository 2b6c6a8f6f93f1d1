import HeadlessUIKit
import Lua

extension UIStoryboardSegue: LuaObject {}

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
    .callback(
      "perform", summary: "Makes the transition without asking or preparing a controller.",
      send: { (segue: UIStoryboardSegue) -> Void in segue.receivePerform() },
      super: { $0.perform() }
    )
    .identifier("Its name; nil if it has none.")
    .source(owned: true)
    .destination(owned: true)
  }

  private func runHandler(of segue: UIStoryboardSegue) {
    callBack("the handler of a segue") { () throws(LuaError) in
      try interpreter.callSlot(of: segue, "performHandler")
    }
  }

  /// One of the segues that a script set on a controller; nil if there is none with that name.
  func segue(
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
      if let segue = made.object(in: interpreter) as? UIStoryboardSegue {
        return .make { _ in segue }
      }
      throw LuaError(
        "the segue '\(identifier)' must make a UIViewController or a UIStoryboardSegue, got "
          + interpreter.describe(made))
    case let other:
      throw LuaError(
        "the segue '\(identifier)' must be a function or the name of an action, not a "
          + interpreter.describe(other))
    }
  }
}
