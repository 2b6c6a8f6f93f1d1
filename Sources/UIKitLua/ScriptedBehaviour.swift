import HeadlessUIKit
import Lua
import NavigationModel

/// Answers callbacks with the functions that scripts put on their objects and classes.
final class ScriptedBehaviour: ControllerBehaviour {
  private unowned let world: ScriptWorld
  /// The numbers of the callbacks, by the class of the object.
  private var numbers: [ObjectIdentifier: [Int?]] = [:]

  /// The behaviour of all scripted controllers of a world.
  init(world: ScriptWorld) {
    self.world = world
  }

  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool {
    guard let number = number(of: callback, for: controller) else { return false }
    return world.interpreter.overrides(of: controller, number)
  }

  func overrides(_ method: String, of controller: UIViewController) -> Bool {
    world.interpreter.overrideIndex(method, of: controller).map {
      world.interpreter.overrides(of: controller, $0)
    } ?? false
  }

  func answer(
    _ question: String, of controller: UIViewController, _ arguments: [Any]
  ) -> Bool? {
    guard overrides(question, of: controller) else { return nil }
    var isNo = false
    world.callBack("\(controller.label) \(question)") { () throws(LuaError) in
      let values = arguments.compactMap { $0 as? any LuaConvertible }
      let results = try world.interpreter.runOverride(of: controller, question, values)
      if case .boolean(false) = results?.first { isNo = true }
    }
    return !isNo
  }

  func flag(_ name: String, of controller: UIViewController) -> Bool? {
    guard let number = world.interpreter.overrideIndex(name, of: controller),
      world.interpreter.overrides(of: controller, number)
    else { return nil }
    var answer: Bool?
    world.callBack("\(controller.label) \(name)") { () throws(LuaError) in
      let results = try world.interpreter.runOverride(of: controller, name)
      if case .boolean(let value) = results?.first { answer = value }
    }
    return answer
  }

  func perform(_ method: String, of controller: UIViewController, _ arguments: [Any]) -> Bool {
    var isDone = false
    world.callBack("\(controller.label) \(method)") { () throws(LuaError) in
      let values = arguments.compactMap { $0 as? any LuaConvertible }
      isDone = try world.interpreter.runOverride(of: controller, method, values) != nil
    }
    return isDone
  }

  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?
  ) {
    let interpreter = world.interpreter
    let name = callback.rawValue
    world.callBack("\(controller.label) \(name)") { () throws(LuaError) in
      let results =
        switch callback {
        case .willMove, .didMove: try interpreter.runOverride(of: controller, name, parent)
        case _ where callback.isAppearance:
          try interpreter.runOverride(of: controller, name, animated)
        default: try interpreter.runOverride(of: controller, name)
        }
      if results == nil { controller.performOwn(callback, animated: animated, parent: parent) }
    }
  }

  private func number(of callback: Callback, for controller: UIViewController) -> Int? {
    let type = ObjectIdentifier(type(of: controller))
    if numbers[type] == nil {
      numbers[type] = Callback.allCases.map {
        world.interpreter.overrideIndex($0.rawValue, of: controller)
      }
    }
    return numbers[type]?[callback.number]
  }
}
