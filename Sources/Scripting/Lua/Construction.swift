import CLua
import CLuaShims

/// One call of a class: the stack contains the class, the table and the record of the class.
struct Construction {
  static let table: Int32 = 2
  static let record: Int32 = 3

  let stack: LuaStack
  let binding: ClassBinding
  let make: AnyClassDescriptor.Make
  /// What follows when the object has its class and the functions of the table.
  let finish: ((any LuaObject, LuaArguments) throws(LuaError) -> Void)?

  private var name: String { LuaArguments(stack: stack, table: Self.table).className }

  /// Leaves the object on top, finished except for its `init`.
  func run() throws(LuaError) -> Int32 {
    if let obstacle = stack.interpreter.hooks.obstacleToMaking { throw obstacle() }
    let arguments = LuaArguments(stack: stack, table: Self.table)
    let object = try make(arguments)
    stack.push(object: object)
    dd_set_script_class(stack.state, Self.record)
    let box = stack.top
    guard hasEntries else {
      try complete(object, arguments, box)
      return 1
    }
    let pointer = stack.interpreter.address(object)
    let names = names
    noteDeprecated(names)
    let keys = names.filter { !binding.labels.contains($0) }
    // As in a subclass, functions override what the initializer calls.
    let early = keys.filter { binding.members[$0]?.precedesChildren == true || isMethod($0) }
    for key in early { try apply(key, to: pointer, box: box) }
    try complete(object, arguments, box)
    // The children first: a property may refer to them.
    try adopt(pointer)
    stack.setTop(box)
    try checkKeys()
    for key in keys where !early.contains(key) { try apply(key, to: pointer, box: box) }
    for label in binding.descriptor.labels where binding.members[label]?.isOwned == true {
      stack.interpreter.updateOwned(label, of: object)
    }
    stack.setTop(box)
    return 1
  }

  /// Notes the uses of deprecated labels; members do it when they are set.
  private func noteDeprecated(_ names: [String]) {
    let interpreter = stack.interpreter
    guard !interpreter.deprecations.isEmpty else { return }
    for name in names where binding.labels.contains(name) {
      guard let row = interpreter.deprecation(of: name, in: binding.name) else { continue }
      interpreter.noteUse(of: row, at: stack.position)
    }
  }

  /// Does what a subclass can see of the initializer.
  private func complete(
    _ object: any LuaObject, _ arguments: LuaArguments, _ box: Int32
  ) throws(LuaError) {
    guard let finish else { return }
    try finish(object, arguments)
    stack.setTop(box)
  }

  /// Whether an entry of the table is a function that becomes a method, and no property's value.
  private func isMethod(_ key: String) -> Bool {
    if let member = binding.members[key], !member.isOverridable,
      member.kind == .property || member.kind == .slot
    {
      return false
    }
    stack.push(key)
    lua_rawget(stack.state, Self.table)
    defer { stack.pop() }
    return isFunction
  }

  private var hasEntries: Bool {
    stack.pushNil()
    guard lua_next(stack.state, Self.table) != 0 else { return false }
    stack.pop(2)
    return true
  }

  /// The names in the table.
  ///
  /// Their order is fixed, so that a script does the same in every run.
  private var names: [String] {
    var names: [String] = []
    stack.pushNil()
    while lua_next(stack.state, Self.table) != 0 {
      stack.pop()
      if stack.type(at: -1) == LUA_TSTRING { names.append(stack.string(at: -1)) }
    }
    return names.sorted()
  }

  /// Raises an error for an entry that has no name and is no child.
  private func checkKeys() throws(LuaError) {
    if dd_class_has_init(stack.state, Self.record) { return }
    let count = lua_rawlen(stack.state, Self.table)
    stack.pushNil()
    while lua_next(stack.state, Self.table) != 0 {
      stack.pop()
      if stack.type(at: -1) == LUA_TSTRING { continue }
      if case .integer(let place) = stack.value(at: -1), place > 0, place <= count { continue }
      throw strayKey
    }
  }

  /// The error for the key on top, which is neither a name nor the index of a child.
  private var strayKey: LuaError {
    if case .integer(let place) = stack.value(at: -1), place > 0 {
      guard binding.inherited(\.adopt) != nil else { return noChildren }
      return LuaError("\(name){...} has a hole before element \(place)")
    }
    let key = stack.toString(at: stack.top) ?? stack.typeName(at: -1)
    return LuaError("\(name){...} takes names and children, not the key [\(key)]")
  }

  private func apply(_ key: String, to object: UnsafeMutableRawPointer, box: Int32) throws(LuaError)
  {
    stack.push(key)
    stack.push(key)
    lua_rawget(stack.state, Self.table)
    defer { stack.setTop(box) }
    if let member = binding.members[key],
      member.isOverridable || member.kind == .callback
        || member.kind == .method
    {
      stack.useCallable(at: -1)
    }
    switch binding.members[key] {
    case let member? where member.kind == .callback || (member.isOverridable && isFunction):
      try override(member, box)
    case let member? where member.kind == .property: try set(member, object)
    case let member? where member.kind == .slot:
      try set(member, object)
      dd_set_field(stack.state, box)
    case let member:
      guard !dd_class_has_init(stack.state, Self.record) else { return }
      if member?.kind == .method && !isFunction {
        throw LuaError(
          "'\(key)' of \(name) is a method: it takes a function, not a \(stack.typeName(at: -1))")
      }
      if member == nil, let spelling = stack.interpreter.spelling(of: key, in: binding),
        !(spelling.isMistypedCallback && isFunction)
      {
        throw LuaError(spelling.text)
      }
      let isFunction = isFunction
      dd_set_field(stack.state, box)
      stack.interpreter.warn(aboutField: key, isFunction: isFunction, of: name, binding)
    }
  }

  private var isFunction: Bool { stack.type(at: -1) == LUA_TFUNCTION }

  private func override(_ member: Member, _ box: Int32) throws(LuaError) {
    guard isFunction else {
      throw LuaError(
        "'\(member.name)' of \(name) is a callback: it takes a function, not a \(stack.typeName(at: -1))"
      )
    }
    dd_set_field(stack.state, box)
  }

  private func set(_ member: Member, _ object: UnsafeMutableRawPointer) throws(LuaError) {
    guard let set = member.set else { throw LuaError("'\(member.name)' of \(name) is read-only") }
    do throws(Member.Rejection) {
      try set(stack, object, stack.top)
    } catch {
      throw error.error { "bad field '\(member.name)' in \(name){...} (\($0.description))" }
    }
  }

  private var noChildren: LuaError {
    let hint = binding.inherited(\.childrenHint).map { ": \($0)" } ?? ""
    return LuaError("\(name){...} takes no children\(hint)")
  }

  private func adopt(_ object: UnsafeMutableRawPointer) throws(LuaError) {
    guard lua_rawlen(stack.state, Self.table) > 0 else { return }
    guard let adopt = binding.inherited(\.adopt) else { throw noChildren }
    do throws(Member.Rejection) {
      try adopt(stack, object, Self.table)
    } catch {
      throw error.error { "bad children of \(name){...} (\($0.description))" }
    }
  }
}

extension Interpreter {
  func addConstruction(to binding: ClassBinding) {
    let descriptor = binding.descriptor
    if let shorthand = descriptor.shorthand { dd_class_set_shorthand(binding.pointer, shorthand) }
    if let property = descriptor.childrenProperty {
      dd_class_set_children(binding.pointer, property)
    }
    if let describe = descriptor.describe {
      dd_class_set_description(binding.pointer, makeHostFunction(describe).call)
    }
    guard let make = descriptor.make else { return }
    let finish = binding.inherited(\.complete)
    let function = makeHostFunction { [unowned binding] stack, _ in
      do throws(LuaError) {
        return try Construction(stack: stack, binding: binding, make: make, finish: finish).run()
      } catch {
        return stack.fail(error)
      }
    }
    dd_class_set_constructor(binding.pointer, function.call)
  }
}
