import HeadlessUIKit
import Lua
import NavigationModel

/// Forwards callbacks to the functions that scripts set on their objects and classes.
final class ScriptedBehaviour: ControllerBehaviour {
  private unowned let world: ScriptWorld
  // The world's interpreter: it is accessed for each callback, and accessing the world, which has
  // weak references, is slower.
  private unowned let interpreter: Interpreter
  /// The interpreter's indexes of the callbacks, which all controllers inherit.
  private let numbers: [Int?]

  /// Creates the behaviour of all scripted controllers of a world.
  init(world: ScriptWorld) {
    self.world = world
    let interpreter = world.interpreter
    self.interpreter = interpreter
    numbers = Callback.allCases.map {
      interpreter.overrideIndex($0.rawValue, inClass: "UIViewController")
    }
  }

  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool {
    guard let number = numbers[callback.number] else { return false }
    return interpreter.overrides(of: controller, number)
  }

  func overrides(_ method: String, of controller: UIViewController) -> Bool {
    interpreter.overrideIndex(method, of: controller).map {
      interpreter.overrides(of: controller, $0)
    } ?? false
  }

  func flag(_ name: String, of controller: UIViewController) -> Bool? {
    guard let number = interpreter.overrideIndex(name, of: controller),
      interpreter.overrides(of: controller, number)
    else { return nil }
    var result: Bool?
    world.callBack("\(controller.label) \(name)") { () throws(LuaError) in
      result = try world.flag(
        try interpreter.runOverride(of: controller, name)?.first ?? .nil, of: name)
    }
    return result
  }

  func callOverride(_ method: String, of controller: UIViewController, _ arguments: [Any]) -> Bool {
    var isDone = false
    let values = Self.values(arguments)
    world.callBack("\(controller.label) \(method)") { () throws(LuaError) in
      isDone = try interpreter.runOverride(of: controller, method, values) != nil
    }
    return isDone
  }

  func has(_ method: String, of controller: UIViewController) -> Bool {
    interpreter.hasFunction(method, of: controller)
  }

  func overrideResult(
    _ method: String, of controller: UIViewController, _ arguments: [Any?]
  ) -> OverrideResult {
    var result = OverrideResult.none
    let values = Self.values(arguments)
    world.callBack("\(controller.label) \(method)") { () throws(LuaError) in
      let results = try interpreter.runOverride(of: controller, method, values)
      result = try meaning(of: results?.first ?? .nil, from: method)
    }
    return result
  }

  func statusBarStyle(of controller: UIViewController) -> UIStatusBarStyle? {
    let name = "preferredStatusBarStyle"
    guard overrides(name, of: controller) else { return nil }
    var style: UIStatusBarStyle?
    world.callBack("\(controller.label) \(name)") { () throws(LuaError) in
      let result = try interpreter.runOverride(of: controller, name)?.first ?? .nil
      guard case .string(let word) = result,
        let found = UIStatusBarStyle.luaCases.first(where: { $0.key == word })
      else {
        let words = UIStatusBarStyle.luaCases.map(\.key).joined(separator: ", ")
        throw LuaError("\(name) must return one of: \(words)")
      }
      style = found.value
    }
    return style
  }

  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?
  ) {
    guard let number = numbers[callback.number] else {
      return controller.callSwiftMethod(callback, animated: animated, parent: parent)
    }
    let interpreter = interpreter
    world.callBack("\(controller.label) \(callback.rawValue)") { () throws(LuaError) in
      let isDone =
        switch callback {
        case .willMove, .didMove:
          try interpreter.callOverrideDiscardingResults(of: controller, number, parent)
        case _ where callback.isAppearance:
          try interpreter.callOverrideDiscardingResults(of: controller, number, animated)
        default: try interpreter.callOverrideDiscardingResults(of: controller, number)
        }
      if !isDone { controller.callSwiftMethod(callback, animated: animated, parent: parent) }
    }
  }

  /// The framework's arguments as Lua values; nil for those without a representation.
  private static func values(_ arguments: [Any?]) -> [any LuaConvertible] {
    arguments.map { $0 as? any LuaConvertible ?? LuaValue.nil }
  }

  /// The meaning of an override's first result.
  private func meaning(
    of value: LuaValue, from method: String
  ) throws(LuaError) -> OverrideResult {
    switch value {
    case .nil: return .none
    case .boolean(let flag): return .flag(flag)
    case .table(let table):
      let values = table.sequence
      let list = values.compactMap(controller)
      if list.count == values.count { return .controllers(list) }
    default:
      if let one = controller(value) { return .controllers([one]) }
    }
    throw LuaError(
      "\(method) must return a boolean, a UIViewController or a sequence of them, got "
        + interpreter.describe(value))
  }

  private func controller(_ value: LuaValue) -> UIViewController? {
    value.object(in: interpreter) as? UIViewController
  }
}

extension ScriptWorld {
  /// The boolean result of an override; nil if it returned nothing.
  func flag(_ result: LuaValue, of name: String) throws(LuaError) -> Bool? {
    switch result {
    case .boolean(let flag): return flag
    case .nil: return nil
    default:
      throw LuaError("\(name) must return a boolean, got \(interpreter.describe(result))")
    }
  }
}
