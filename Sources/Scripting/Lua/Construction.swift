import CLua
import CLuaShims

/// One call of a class: the stack contains the class, the table and the record of the class.
struct Construction {
  static let table: Int32 = 2
  static let record: Int32 = 3

  let stack: LuaStack
  let binding: ClassBinding
  let make: AnyClassDescriptor.Make

  private var name: String { LuaArguments(stack: stack, table: Self.table).className }

  /// Leaves the object on top, finished except for its `init`.
  func run() throws(LuaError) -> Int32 {
    if let obstacle = stack.interpreter.hooks.obstacleToMaking { throw obstacle() }
    let object = try make(LuaArguments(stack: stack, table: Self.table))
    stack.push(object: object)
    dd_set_script_class(stack.state, Self.record)
    guard hasEntries else { return 1 }
    let box = stack.top
    let pointer = stack.interpreter.address(object)
    // The children first: a property may refer to them.
    try adopt(pointer)
    stack.setTop(box)
    for key in try sortedKeys() where !binding.labels.contains(key) {
      try apply(key, to: pointer, box: box)
    }
    for label in binding.descriptor.labels where binding.members[label]?.isOwned == true {
      stack.interpreter.updateOwned(label, of: object)
    }
    stack.setTop(box)
    return 1
  }

  private var hasEntries: Bool {
    stack.pushNil()
    guard lua_next(stack.state, Self.table) != 0 else { return false }
    stack.pop(2)
    return true
  }

  // The order is fixed, so that a script does the same in every run.
  private func sortedKeys() throws(LuaError) -> [String] {
    var keys: [String] = []
    let count = lua_rawlen(stack.state, Self.table)
    stack.pushNil()
    while lua_next(stack.state, Self.table) != 0 {
      stack.pop()
      if stack.type(at: -1) == LUA_TSTRING {
        keys.append(stack.string(at: -1))
      } else if case .integer(let place) = stack.value(at: -1), place > 0, place <= count {
        continue
      } else if !dd_class_has_init(stack.state, Self.record) {
        throw strayKey
      }
    }
    return keys.sorted()
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
    let function = makeHostFunction { [unowned binding] stack, _ in
      do throws(LuaError) {
        return try Construction(stack: stack, binding: binding, make: make).run()
      } catch {
        return stack.fail(error)
      }
    }
    dd_class_set_constructor(binding.pointer, function.call)
  }
}
