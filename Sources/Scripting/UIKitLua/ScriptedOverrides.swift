import HeadlessUIKit
import Lua
import NavigationModel

/// Overrides members with the functions that scripts set on their objects and classes.
final class ScriptedOverrides: MemberOverrides {
  private unowned let world: ScriptWorld
  // The world's interpreter, which is accessed for each callback.
  private unowned let interpreter: Interpreter
  /// The interpreter's indexes of the callbacks, which all controllers inherit.
  private let numbers: [Int?]

  /// Creates the overrides of all scripted objects of a world.
  init(world: ScriptWorld) {
    self.world = world
    let interpreter = world.interpreter
    self.interpreter = interpreter
    numbers = Callback.allCases.map {
      interpreter.overrideIndex($0.name, inClass: "UIViewController")
    }
  }

  // MARK: Members

  func overrides(_ member: String, of object: any Overridable) -> Bool {
    if let number = interpreter.overrideIndex(member, of: object) {
      return interpreter.overrides(of: object, number)
    }
    return interpreter.hasFunction(member, of: object)
  }

  func call(
    _ member: OverridableMember, of object: any Overridable, _ arguments: [Any?]
  ) -> OverrideAnswer? {
    // The answer of one that fails, too: what it has done by then isn't done again.
    var answer = OverrideAnswer.none
    run(member.name, of: object, arguments) { result throws(LuaError) in
      answer = try read(result, as: member)
    }
    return answer
  }

  /// Calls a script's function of a name, if there is one, and reads its first result.
  func run(
    _ name: String, of object: any Overridable, _ arguments: [Any?],
    _ read: (LuaValue) throws(LuaError) -> Void
  ) {
    let values = arguments.map { $0 as? any LuaConvertible ?? LuaValue.nil }
    let label = (object as? UIView)?.label ?? object.recordedName
    world.callBack("\(label) \(name)") { () throws(LuaError) in
      guard let results = try interpreter.runOverride(of: object, name, values) else { return }
      try read(results.first ?? .nil)
    }
  }

  func delegate(of object: any Overridable) -> AnyObject? {
    switch object {
    case let source as ScriptedTableSource: delegate(of: source, as: ScriptedSourceOverrides.self)
    case let list as UITableViewController: delegate(of: list, as: ScriptedTableOverrides.self)
    case let grid as UICollectionViewController:
      delegate(of: grid, as: ScriptedCollectionOverrides.self)
    case let stack as UINavigationController: delegate(of: stack, as: ScriptedBarOverrides.self)
    default: nil
    }
  }

  private func delegate<Delegate: ScriptedDelegate>(
    of owner: some DelegateOwner, as _: Delegate.Type
  ) -> Delegate {
    let slot = "overrides"
    if let made = owner.attachments[slot] as? Delegate { return made }
    let made = Delegate(of: owner, in: slot, world: world)
    owner.attachments[slot] = made
    return made
  }

  // MARK: Callbacks

  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool {
    guard let number = numbers[callback.rawValue] else { return false }
    return interpreter.overrides(of: controller, number)
  }

  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?
  ) {
    guard let number = numbers[callback.rawValue] else {
      return controller.callSwiftMethod(callback, animated: animated, parent: parent)
    }
    let interpreter = interpreter
    world.callBack("\(controller.label) \(callback.name)") { () throws(LuaError) in
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

  // MARK: Answers

  private func read(
    _ value: LuaValue, as member: OverridableMember
  ) throws(LuaError) -> OverrideAnswer {
    switch member.answer {
    case .nothing: return .none
    case .flag: return try world.flag(value, of: member.name).map(OverrideAnswer.flag) ?? .none
    case .controller: return try controllers(value, "a UIViewController", from: member.name)
    case .controllers:
      return try controllers(value, "a UIViewController or a sequence of them", from: member.name)
    case .style: return try style(value, from: member.name)
    case .orientations: return try orientations(value, from: member.name)
    case .orientation: return try orientation(value, from: member.name)
    case .size: return try size(value, from: member.name)
    case .frame: return try frame(value, from: member.name)
    case .edges: return try edges(value, from: member.name)
    case .commands: return try commands(value, from: member.name)
    case .animation: return try animation(value, from: member.name)
    case .attributes: return try attributes(value, from: member.name)
    case .view: return try view(value, from: member.name)
    case .scrollView: return try scrollView(value, from: member.name)
    }
  }

  private func orientations(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if let mask = UIInterfaceOrientationMask(value) { return .orientations(mask) }
    if value.isNil { return .none }
    throw unusable(value, UIInterfaceOrientationMask.expected, from: name)
  }

  private func edges(_ value: LuaValue, from name: String) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let edge: UIRectEdge = value.named() { return .edges(edge) }
    if case .table(let table) = value {
      let edges = table.sequence.map { $0.named(UIRectEdge.self) }
      if edges.allSatisfy({ $0 != nil }) {
        return .edges(edges.compactMap { $0 }.reduce(into: []) { $0.formUnion($1) })
      }
    }
    let words = UIRectEdge.luaCases.map(\.key).joined(separator: ", ")
    throw unusable(value, "one of: \(words), or a sequence of them", from: name)
  }

  private func commands(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if case .table(let table) = value {
      let values = table.sequence
      let commands = values.compactMap { $0.object(in: interpreter) as? UIKeyCommand }
      if commands.count == values.count { return .commands(commands) }
    }
    throw unusable(value, "a sequence of UIKeyCommand", from: name)
  }

  private func animation(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let animation: UIStatusBarAnimation = value.named() { return .animation(animation) }
    let words = UIStatusBarAnimation.luaCases.map(\.key).joined(separator: ", ")
    throw unusable(value, "one of: \(words)", from: name)
  }

  private func attributes(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .attributes([]) }
    if let one = value.object(in: interpreter) as? UICollectionViewLayoutAttributes {
      return .attributes([one])
    }
    if case .table(let table) = value {
      let values = table.sequence
      let all = values.compactMap {
        $0.object(in: interpreter) as? UICollectionViewLayoutAttributes
      }
      if all.count == values.count { return .attributes(all) }
    }
    throw unusable(value, "UICollectionViewLayoutAttributes, or a sequence of them", from: name)
  }

  private func view(_ value: LuaValue, from name: String) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let view = value.object(in: interpreter) as? UIView { return .view(view) }
    throw unusable(value, "a UIView", from: name)
  }

  private func scrollView(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let view = value.object(in: interpreter) as? UIScrollView { return .view(view) }
    throw unusable(value, "a UIScrollView", from: name)
  }

  private func size(_ value: LuaValue, from name: String) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if case .table(let table) = value, let width = table["width"].anyNumber,
      let height = table["height"].anyNumber, width.isFinite, height.isFinite
    {
      return .size(CGSize(width: width, height: height))
    }
    throw unusable(value, "a size such as { width = 320, height = 480 }", from: name)
  }

  private func frame(_ value: LuaValue, from name: String) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let frame = CGRect(value) { return .frame(frame) }
    throw unusable(
      value, "a rectangle such as { x = 0, y = 100, width = 320, height = 380 }", from: name)
  }

  private func orientation(
    _ value: LuaValue, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if let orientation: UIInterfaceOrientation = value.named() { return .orientation(orientation) }
    if value.isNil { return .none }
    throw unusable(value, UIInterfaceOrientation.expected, from: name)
  }

  private func unusable(_ value: LuaValue, _ expected: String, from name: String) -> LuaError {
    LuaError("\(name) must return \(expected), got \(interpreter.describe(value))")
  }

  private func style(_ value: LuaValue, from name: String) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let style: UIStatusBarStyle = value.named() { return .style(style) }
    let words = UIStatusBarStyle.luaCases.map(\.key).joined(separator: ", ")
    throw unusable(value, "one of: \(words)", from: name)
  }

  private func controllers(
    _ value: LuaValue, _ expected: String, from name: String
  ) throws(LuaError) -> OverrideAnswer {
    if value.isNil { return .none }
    if let one = controller(value) { return .controllers([one]) }
    if case .table(let table) = value {
      let values = table.sequence
      let list = values.compactMap(controller)
      if list.count == values.count { return .controllers(list) }
    }
    throw unusable(value, expected, from: name)
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
