import CLua
import CLuaShims

extension Interpreter {
  /// The number of live boxes: objects that Lua retains.
  package var livingObjects: Int { dd_object_count(owner.pointer) }

  /// How often Swift has called Lua.
  package var entries: Int { dd_entries(owner.pointer) }

  /// The name of the object's class in scripts, or nil if the class is not registered.
  package func className(of object: AnyObject) -> String? {
    guard let name = dd_object_class_name(owner.pointer, address(object)) else {
      return binding(of: object)?.name
    }
    return String(cString: name)
  }

  /// The class that a script most recently defined under a name, if anything still refers to it.
  package func scriptClass(named name: String) -> LuaTable? {
    var name = name
    return withStack { stack in
      let isFound = name.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          dd_push_class(stack.state, $0.baseAddress, $0.count)
        }
      }
      guard isFound, case .table(let table) = stack.value(at: -1) else { return nil }
      return table
    } ?? nil
  }

  /// Makes an object of a native class one of the class that a script most recently defined under a
  /// name; false if there is none, or if its objects are of another native class.
  package func adopt(_ object: AnyObject, className: String) -> Bool {
    guard let table = scriptClass(named: className) else { return false }
    return withStack { stack in
      LuaValue.table(table).push(onto: stack)
      let place = stack.top
      stack.push(object: object)
      return dd_give_script_class(stack.state, place)
    } ?? false
  }

  /// What scripts set on an object and its classes, or on a class and its superclasses; nil when
  /// memory is short.
  package func scriptFields(of value: LuaValue) -> LuaTable? {
    withStack { stack in
      value.push(onto: stack)
      guard dd_push_script_fields(stack.state, -1), case .table(let table) = stack.value(at: -1)
      else { return nil }
      return table
    } ?? nil
  }

  // MARK: Overrides

  /// The index that `overrides` uses for an overridable member of the object's class.
  package func overrideIndex(_ name: String, of object: AnyObject) -> Int? {
    binding(of: object)?.overrides[name]
  }

  /// The index for a class and all its subclasses.
  package func overrideIndex(_ name: String, inClass className: String) -> Int? {
    binding(named: className)?.overrides[name]
  }

  /// Whether a script overrides the member, on the object or in its class; does not enter Lua.
  package func overrides(of object: AnyObject, _ index: Int) -> Bool {
    dd_overrides(owner.pointer, address(object), Int32(index))
  }

  /// Whether a script set a function of that name on the object or its class; does not enter Lua.
  package func hasFunction(_ name: String, of object: AnyObject) -> Bool {
    withStack { $0.pushOverride(name, of: address(object)) } ?? false
  }

  /// Calls the script's function for an overridable member; nil when there is none.
  @discardableResult
  package func runOverride(
    of object: AnyObject, _ name: String, _ arguments: any LuaConvertible...
  ) throws(LuaError) -> [LuaValue]? {
    try runOverride(of: object, name, arguments)
  }

  /// Calls the override with a list of arguments.
  @discardableResult
  package func runOverride(
    of object: AnyObject, _ name: String, _ arguments: [any LuaConvertible]
  ) throws(LuaError) -> [LuaValue]? {
    try callMember(object, arguments, leading: 1) { stack in
      stack.pushOverride(name, of: address(object))
    }
  }

  /// Calls the script's function for the overridable member with that index and discards the
  /// results; false when there is none.
  package func callOverrideDiscardingResults(of object: AnyObject, _ index: Int) throws(LuaError)
    -> Bool
  {
    guard let stack = beginOverride(of: object, index) else { return false }
    try finishDiscardingCall(stack, 1)
    return true
  }

  /// Calls the override with an argument and discards the results.
  package func callOverrideDiscardingResults(
    of object: AnyObject, _ index: Int, _ argument: some LuaConvertible
  ) throws(LuaError) -> Bool {
    guard let stack = beginOverride(of: object, index) else { return false }
    argument.push(onto: stack)
    try finishDiscardingCall(stack, 2)
    return true
  }

  private func beginOverride(of object: AnyObject, _ index: Int) -> LuaStack? {
    dd_begin_override(owner.pointer, address(object), Int32(index)).map {
      LuaStack(state: $0, interpreter: self)
    }
  }

  // MARK: Slots

  /// The value of a slot or own field.
  package func slot(of object: AnyObject, _ name: String) -> LuaValue {
    let stored = withStack { stack in
      dd_push_field(stack.state, address(object), name) ? stack.value(at: -1) : .nil
    }
    return stored.map(resolved) ?? .nil
  }

  /// Calls the function in a slot; nil when there is none.
  @discardableResult
  package func callSlot(
    of object: AnyObject, _ name: String, _ arguments: any LuaConvertible...
  ) throws(LuaError) -> [LuaValue]? {
    try callMember(object, arguments) { stack in
      dd_push_field(stack.state, address(object), name)
        && (stack.type(at: -1) == LUA_TFUNCTION || stack.isCallableTable(at: stack.top))
    }
  }

  /// A field of the value in a slot, read as a script would.
  package func slotField(
    of object: AnyObject, _ name: String, _ field: String
  ) throws(LuaError) -> LuaValue {
    let value = slot(of: object, name)
    if case .nil = value { return .nil }
    return try self.field(field, of: value)
  }

  /// Calls a function of the value in a slot, such as a delegate's method; nil when there is none.
  @discardableResult
  package func callSlotField(
    of object: AnyObject, _ name: String, _ field: String, _ arguments: any LuaConvertible...
  ) throws(LuaError) -> [LuaValue]? {
    guard case .function(let function) = try slotField(of: object, name, field) else { return nil }
    return try call(function, arguments)
  }

  private func callMember(
    _ object: AnyObject, _ arguments: [any LuaConvertible], leading: Int32 = 0,
    push: (LuaStack) -> Bool
  ) throws(LuaError) -> [LuaValue]? {
    let open = try openStack(arguments.count)
    let stack = open.stack
    defer { stack.setTop(open.base) }
    dd_begin_call(stack.state)
    guard push(stack) else { return nil }
    return try finishCall(open, arguments, leading: leading)
  }

  nonisolated func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }
}

extension Interpreter {
  /// Stores a value in a slot or own field of an object; it lives as long as the object.
  package func setSlot(of object: AnyObject, _ name: String, _ value: some LuaConvertible) {
    withStack { stack in
      stack.push(object: object)
      stack.push(name)
      value.push(onto: stack)
      dd_set_field(stack.state, -3)
    }
  }
}

extension Interpreter {
  /// The global variables with objects of the host, in no order.
  package var globalObjects: [(name: String, object: AnyObject)] {
    var found: [(name: String, object: AnyObject)] = []
    withStack { stack in
      dd_push_globals(stack.state)
      LuaTable(stack, at: stack.top).forEachRaw { key, value in
        if case .string(let name) = key, case .userdata = value,
          let object = value.object(in: self)
        {
          found.append((name, object))
        }
        return true
      }
    }
    return found
  }

  /// The name of an object's class, or of its nearest ancestor that scripts know by a name.
  package func nativeClassName(of object: AnyObject) -> String? { binding(of: object)?.name }
}
