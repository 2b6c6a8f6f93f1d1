import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIGestureRecognizer: DelegateOwner {
  var label: String { "gesture" }
}

extension UIGestureRecognizer.State: LuaEnumeration {}

extension ScriptWorld {
  var gestureRecognizer: ClassDescriptor<UIGestureRecognizer> {
    ClassDescriptor(
      "UIGestureRecognizer", of: UIGestureRecognizer.self, receiver: "recognizer",
      summary: "Recognizes a gesture of the user."
    )
    .isEnabled()
    .property(
      "state", summary: "How far the gesture is, in its action.", get: { $0.state }
    )
    .view()
    .cancelsTouchesInView()
    .numberOfTouches()
    .method(
      "location", "view",
      summary: "Where the gesture is, in points of a view; without one, of the window."
    ) { (recognizer: UIGestureRecognizer, view: UIView?) -> CGPoint in
      recognizer.location(in: view)
    }
    .method(
      "require", "toFail",
      summary: "Begins only if another recogniser doesn't recognise the gesture."
    ) { (recognizer: UIGestureRecognizer, other: UIGestureRecognizer) -> Void in
      recognizer.require(toFail: other)
    }
    .slot(
      "target", type: "table or object", taking: LuaValue.tablesAndObjects,
      summary: "The object or table that has the action's method."
    ) { [unowned self] recognizer, _ in connect(recognizer) }
    .unretained()
    .slot(
      "action", type: "string or function", taking: LuaValue.actions,
      summary:
        "What is called in each state of the gesture: the name of the target's method, called "
        + "`(target, recognizer)`, or a function."
    ) { [unowned self] recognizer, _ in connect(recognizer) }
    .typed(
      nil, .union([.named("string"), .named("fun(recognizer: UIGestureRecognizer)")])
    )
    .delegate(
      type: "UIGestureRecognizerDelegate",
      summary:
        "Asked which touches it receives, whether a gesture may begin, and together with which.",
      as: ScriptedRecognizerDelegate.self, in: self
    ) { $0.delegate = $1 }
  }

  /// The descriptor of a class of recognisers; scripts make one as the closure does.
  func recognizer<Recognizer: UIGestureRecognizer>(
    _ name: String, _ summary: String, make: @escaping () -> Recognizer
  ) -> ClassDescriptor<Recognizer> {
    ClassDescriptor(
      name, of: Recognizer.self, extends: "UIGestureRecognizer", receiver: "recognizer",
      summary: summary
    )
    .initializer { _ in make() }
  }

  /// Registers the classes of recognisers as globals.
  func registerRecognizers() {
    describe("UITapGestureRecognizer") { $0.tapRecognizer }
    describe("UILongPressGestureRecognizer") { $0.longPressRecognizer }
    describe("UISwipeGestureRecognizer") { $0.swipeRecognizer }
    describe("UIPanGestureRecognizer") { $0.panRecognizer }
    describe("UIPinchGestureRecognizer") { $0.pinchRecognizer }
  }

  /// Connects the recogniser's slots to its states.
  private func connect(_ recognizer: UIGestureRecognizer) {
    recognizer.onState = { [weak self] recognizer in
      self?.act("the action of a gesture") { () throws(LuaError) in
        try self?.performAction(of: recognizer)
      }
    }
  }

  private func performAction(of recognizer: UIGestureRecognizer) throws(LuaError) {
    switch interpreter.slot(of: recognizer, "action") {
    case .function(let function): try interpreter.call(function, [recognizer])
    case .string(let name):
      let target = interpreter.slot(of: recognizer, "target")
      guard case .function(let method) = try interpreter.field(name, of: target) else {
        throw LuaError("the target of a gesture has no method '\(name)'")
      }
      try interpreter.call(method, [target, recognizer])
    default: return
    }
  }
}

/// The delegate of a gesture recogniser.
final class ScriptedRecognizerDelegate: ScriptedDelegate, UIGestureRecognizerDelegate {}
