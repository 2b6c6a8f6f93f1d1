import Foundation
import HeadlessUIKit
import Lua

extension TransitionCoordinator: LuaObject {
  package static var luaType: String { "UIViewControllerTransitionCoordinator" }
}

/// Selects a controller of a transition in scripts.
enum TransitionEnd: LuaEnumeration {
  case from, to

  /// UIKit's key.
  var controllerKey: UITransitionContextViewControllerKey { self == .from ? .from : .to }

  static var luaType: String { "UITransitionContextViewControllerKey" }
  static var luaCases: LuaCases<Self> { [.from, .to] }
}

extension CGAffineTransform: LuaStructure {
  package static var luaType: String { "CGAffineTransform" }
  package static let luaSummary = "A transformation of the plane."
  package static let luaFields = ["a", "b", "c", "d", "tx", "ty"].map {
    LuaField($0, Double.self)
  }

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("a transformation follows from the transition and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [a, b, c, d, tx, ty].map(Double.init) }
}

extension ScriptWorld {
  var transitionCoordinator: ClassDescriptor<TransitionCoordinator> {
    ClassDescriptor(
      "UIViewControllerTransitionCoordinator", of: TransitionCoordinator.self,
      receiver: "coordinator", summary: "An animated transition that others may animate along with."
    )
    .property(
      "isAnimated", summary: "Whether the transition takes time; false if it happens at once.",
      get: { $0.isAnimated }
    )
    .property(
      "initiallyInteractive", summary: "Whether the transition started interactively.",
      get: { $0.initiallyInteractive }
    )
    .property(
      "isInteractive", summary: "Whether a gesture drives the transition at present.",
      get: { $0.isInteractive }
    )
    .property(
      "isCancelled", summary: "Whether the transition was cancelled.", get: { $0.isCancelled }
    )
    .property(
      "transitionDuration", summary: "The time that the transition takes, in seconds.",
      get: { $0.transitionDuration }
    )
    .property(
      "percentComplete", summary: "The progress of the gesture, from 0 to 1.",
      get: { Double($0.percentComplete) }
    )
    .property(
      "targetTransform",
      summary: "The rotation of the contents while the device turns; else the identity.",
      get: { $0.targetTransform }
    )
    .method(
      "viewController", "key", summary: "The controller that disappears (from) or appears (to)."
    ) {
      (coordinator: TransitionCoordinator, end: TransitionEnd) -> UIViewController? in
      coordinator.viewController(forKey: end.controllerKey)
    }
    .method(
      "animate", "animation", "completion",
      summary: "Calls a function when the animation begins, and one when it is over."
    ) {
      [unowned self]
      (
        coordinator: TransitionCoordinator, animation: LuaFunction?, completion: LuaFunction?
      ) -> Bool in
      coordinator.animate(
        alongsideTransition: closure(animation, "animations", with: coordinator).map { run in
          { _ in run() }
        },
        completion: closure(completion, "the end of animations", with: coordinator).map { run in
          { _ in run() }
        })
    }
    .calling("animation", ["coordinator": TransitionCoordinator.self])
    .calling("completion", ["coordinator": TransitionCoordinator.self])
    .method(
      "notifyWhenInteractionChanges", "handler",
      summary: "Calls a function when a finger begins or ceases to drive the transition."
    ) { [unowned self] (coordinator: TransitionCoordinator, handler: LuaFunction) -> Void in
      guard
        let run = closure(handler, "the change of an interaction", with: coordinator)
      else { return }
      coordinator.notifyWhenInteractionChanges { _ in run() }
    }
    .calling("handler", ["coordinator": TransitionCoordinator.self])
  }
}
