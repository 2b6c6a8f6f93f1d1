import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// A table or an object that a script wrote, with functions as fields; they receive the context
/// first.
class ScriptedTransitioning: SelectiveDelegate {
  unowned let world: ScriptWorld
  /// The table or object.
  let value: LuaValue
  private let label: String

  /// Creates the adapter of a table or object; the label names its owner.
  required init(_ value: LuaValue, named label: String, in world: ScriptWorld) {
    self.value = value
    self.label = label
    self.world = world
  }

  /// A field of the table; nil if reading it raises.
  func field(_ name: String) -> LuaValue? {
    var found: LuaValue?
    world.callBack("\(label) \(name)") { () throws(LuaError) in
      found = try world.interpreter.field(name, of: value)
    }
    return found
  }

  /// Calls a function of the table; nil if it has none.
  @discardableResult
  func call(_ name: String, _ arguments: any LuaConvertible...) -> LuaValue? {
    var result: LuaValue?
    world.callBack("\(label) \(name)") { () throws(LuaError) in
      guard case .function(let function) = try world.interpreter.field(name, of: value) else {
        return
      }
      result = try world.interpreter.call(function, arguments).first ?? .nil
    }
    return result
  }

  /// Calls a function that the table must have; nil if it has none, or if it raises, which is reported.
  func callRequired(_ name: String, _ context: TransitionContext) -> LuaValue? {
    guard let found = field(name) else { return nil }
    if case .function = found { return call(name, context) }
    let problem = "there must be a function '\(name)', got \(world.interpreter.describe(found))"
    world.report(LuaError(problem), in: "\(label) \(name)")
    return nil
  }

  /// Reports a result that cannot be used.
  func wrong(_ name: String, _ expected: String, _ result: LuaValue) {
    let found = world.interpreter.describe(result)
    world.report(
      LuaError("\(name) must return \(expected), got \(found)"), in: "\(label) \(name)")
  }
}

/// An animator that a script wrote: `transitionDuration`, `animateTransition`, `animationEnded`.
final class ScriptedAnimator: ScriptedTransitioning, UIViewControllerAnimatedTransitioning {
  /// Only what happens at the end may be left out; a function that is missing otherwise is reported.
  override func listens(to call: DelegateCall) -> Bool {
    guard call == .animationEnded else { return true }
    if case .function? = field(call.rawValue) { return true }
    return false
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let result = call("transitionDuration", transitionContext as? TransitionContext)
    guard let result, !result.isNil else { return 0 }
    if let seconds = result.anyNumber, (0...1e9).contains(seconds) { return seconds }
    wrong("transitionDuration", "seconds between 0 and 1e9", result)
    return 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    // Nothing else can end the transition.
    if callRequired("animateTransition", context) == nil { context.completeTransition(true) }
  }

  func animationEnded(_ transitionCompleted: Bool) { call("animationEnded", transitionCompleted) }
}

/// A driver of an animator, written by a script: `startInteractiveTransition(context)`.
final class ScriptedDriver: ScriptedTransitioning, UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool {
    if case .boolean(false)? = field("wantsInteractiveStart") { return false }
    return true
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    if callRequired("startInteractiveTransition", context) == nil {
      context.completeTransition(true)
    }
  }
}

extension ScriptWorld {
  /// A value that has functions as fields: a table or an object; anything else is an error.
  private func tableOrObject(_ result: LuaValue, of call: String, _ label: String) -> LuaValue? {
    switch result {
    case .nil: return nil
    case .table, .userdata: return result
    default:
      let problem =
        "\(call) must return a table, an object or nil, got \(interpreter.describe(result))"
      report(LuaError(problem), in: "\(label) \(call)")
      return nil
    }
  }

  /// The animator that a delegate returned.
  func animator(
    _ result: LuaValue, of call: String, _ label: String
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tableOrObject(result, of: call, label).map { ScriptedAnimator($0, named: label, in: self) }
  }

  /// The driver of an animator that a delegate returned.
  func driver(
    _ result: LuaValue, of call: String, _ label: String
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let value = tableOrObject(result, of: call, label) else { return nil }
    if let native = value.object(in: interpreter) as? UIPercentDrivenInteractiveTransition {
      return native
    }
    return ScriptedDriver(value, named: label, in: self)
  }
}
