import CLua
import CLuaShims
import EscapedText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Interpreter {
  /// Compiles a text; the name appears unchanged in positions ("stdin", "demo.lua").
  ///
  /// The name of a file is that of its source, as for a file that Lua itself loads.
  package func load(
    _ source: String, named name: String, isFile: Bool = false
  ) throws(LuaError) -> LuaFunction {
    let stack = try openStack()
    defer { stack.setTop(stack.base) }
    let status = compile(source, name: (isFile ? "@" : "=") + name.escaped, on: stack.stack)
    guard status == LUA_OK else { throw stack.stack.popError(status) }
    return LuaFunction(stack.stack, at: -1)
  }

  /// The same, of a file that is part of the program.
  package func load(_ source: [UInt8], named name: String) throws(LuaError) -> LuaFunction {
    try load(String(decoding: source, as: UTF8.self), named: name)
  }

  /// A text that is part of the program, compiled for any interpreter.
  package struct CompiledText {
    fileprivate let name: String
    fileprivate let code: [UInt8]

    /// Compiles a text, without lines and names of variables if wanted.
    package init(
      _ source: [UInt8], named name: String, isStripped: Bool = false
    ) throws(LuaError) {
      self.name = "=" + name
      var size = 0
      let code = source.withUnsafeBytes { bytes in
        dd_compile(bytes.baseAddress, bytes.count, "=" + name, isStripped, &size)
      }
      guard let code else { throw LuaError("\(name) isn't valid Lua") }
      defer { free(code) }
      self.code = Array(UnsafeRawBufferPointer(start: code, count: size))
    }
  }

  /// Loads a compiled text.
  package func load(_ text: CompiledText) throws(LuaError) -> LuaFunction {
    let stack = try openStack()
    defer { stack.setTop(stack.base) }
    let status = text.code.withUnsafeBytes {
      dd_load_compiled(stack.stack.state, $0.baseAddress, $0.count, text.name)
    }
    guard status == LUA_OK else { throw stack.stack.popError(status) }
    return LuaFunction(stack.stack, at: -1)
  }

  /// Calls a function in protected mode.
  @discardableResult
  package func call(
    _ function: LuaFunction, _ arguments: [any LuaConvertible] = []
  ) throws(LuaError) -> [LuaValue] {
    let open = try openStack(arguments.count)
    defer { open.setTop(open.base) }
    dd_begin_call(open.stack.state)
    function.push(onto: open.stack)
    return try finishCall(open, arguments)
  }

  /// Calls a function without arguments in protected mode and discards its results; allocates
  /// nothing.
  package func callDiscardingResults(_ function: LuaFunction) throws(LuaError) {
    guard let stack = function.beginCall(in: self) else {
      try call(function)  // which throws the reason
      return
    }
    try finishDiscardingCall(stack, 0)
  }

  /// The same with one argument.
  package func callDiscardingResults(
    _ function: LuaFunction, with argument: some LuaConvertible
  ) throws(LuaError) {
    guard let stack = function.beginCall(in: self) else {
      try call(function, [argument])  // which throws the reason
      return
    }
    argument.push(onto: stack)
    try finishDiscardingCall(stack, 1)
  }

  /// Calls a function with one argument, and returns its result if that is a whole number.
  package func callForInteger(
    _ function: LuaFunction, with argument: some LuaConvertible
  ) throws(LuaError) -> Int? {
    guard let stack = function.beginCall(in: self) else {
      try call(function, [argument])  // which throws the reason
      return nil
    }
    argument.push(onto: stack)
    let status = dd_call(stack.state, 1, 1)
    guard status == LUA_OK else { throw stack.popError(status) }
    defer { stack.pop() }
    return lua_isinteger(stack.state, -1) != 0 ? Int(lua_tointegerx(stack.state, -1, nil)) : nil
  }

  /// Calls the function above the message handler and discards the results.
  func finishDiscardingCall(_ stack: LuaStack, _ arguments: Int32) throws(LuaError) {
    let status = dd_call(stack.state, arguments, 0)
    if status == LUA_OK { return }
    throw stack.popError(status)
  }

  /// Compiles and runs a text.
  @discardableResult
  package func run(_ source: String, named name: String = "script") throws(LuaError) -> [LuaValue] {
    try call(load(source, named: name))
  }

  package func setGlobal(_ name: String, _ value: some LuaConvertible) {
    withStack { stack in
      dd_push_globals(stack.state)
      stack.push(name)
      value.push(onto: stack)
      lua_rawset(stack.state, -3)
    }
  }

  /// Whether a function is the host's or the library's, and not a script's.
  package func isHost(_ function: LuaFunction) -> Bool {
    withStack { stack in
      function.push(onto: stack)
      defer { stack.pop() }
      return lua_iscfunction(stack.state, -1) != 0
    } ?? false
  }

  /// The value of a global variable.
  package func global(_ name: String) -> LuaValue {
    withStack { stack in
      dd_push_globals(stack.state)
      stack.push(name)
      lua_rawget(stack.state, -2)
      return stack.value(at: -1)
    } ?? .nil
  }

  /// Whether a global is a table without a metatable of its own.
  package func isPlainTable(global name: String) -> Bool {
    withStack { stack in
      stack.push(name)
      return dd_is_plain_global(stack.state)
    } ?? false
  }

  /// Lua's tostring of a value; nil when a __tostring fails.
  package func toString(_ value: LuaValue) -> String? {
    withStack { stack in
      value.push(onto: stack)
      return stack.toString(at: -1)
    } ?? nil
  }

  /// Reads a field as a script would, metamethods included; a callable table is returned as a
  /// function.
  package func field(_ key: String, of value: LuaValue) throws(LuaError) -> LuaValue {
    let stack = try openStack()
    defer { stack.setTop(stack.base) }
    value.push(onto: stack.stack)
    stack.stack.push(key)
    let status = dd_get(stack.stack.state, -2)
    guard status == LUA_OK else { throw stack.stack.popError(status) }
    return stack.stack.isCallableTable(at: stack.stack.top)
      ? .function(LuaFunction(stack.stack, at: -1)) : stack.stack.value(at: -1)
  }

  /// "file.lua:12" where a function is defined, or nil if it is not written in Lua.
  package func place(of function: LuaFunction) -> String? {
    withStack { stack in
      function.push(onto: stack)
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
        guard let start = buffer.baseAddress, dd_place(stack.state, -1, start, 128) else {
          return nil
        }
        return String(cString: start)
      }
    } ?? nil
  }

  /// A number that functions with the same code share, or 0 for those not written in Lua.
  package func fingerprint(of function: LuaFunction) -> UInt64 {
    withStack { stack in
      function.push(onto: stack)
      return dd_fingerprint(stack.state, -1)
    } ?? 0
  }

  /// "file.lua:12" of the innermost Lua frame, nil outside Lua.
  package var position: String? { withStack { $0.position } ?? nil }
}

extension Interpreter {
  /// Whether a text is a complete input, an incomplete one, or invalid.
  nonisolated package enum Completeness: Sendable {
    case complete
    case incomplete
    case wrong(LuaError)
  }

  /// Tries both readings, expression and statements: `1 +` is incomplete, `1 + )` is invalid.
  package func completeness(of source: String) -> Completeness {
    let text = source + "\n"
    var errors: [LuaError] = []
    for reading in ["return " + text, text] {
      do {
        _ = try load(reading, named: "stdin")
        return .complete
      } catch {
        errors.append(error)
      }
    }
    if errors.contains(where: { $0.kind == .syntax(isIncomplete: true) }) { return .incomplete }
    return .wrong(errors[1])
  }
}

// MARK: - The stack

extension Interpreter {
  /// A stack whose top the caller that opened it restores.
  struct OpenStack {
    let stack: LuaStack
    let base: Int32

    func setTop(_ top: Int32) { stack.setTop(top) }
  }

  /// The stack of the running coroutine; the interpreter must be open.
  var currentStack: LuaStack {
    guard let state = dd_running(owner.pointer) else {
      preconditionFailure("the interpreter is closed")
    }
    return LuaStack(state: state, interpreter: self)
  }

  func openStack(_ room: Int = 0) throws(LuaError) -> OpenStack {
    guard isOpen else { throw LuaError("the interpreter is closed") }
    let stack = currentStack
    guard stack.reserve(room + 20) else { throw LuaError("stack overflow") }
    return OpenStack(stack: stack, base: stack.top)
  }

  /// Runs the body on the stack and restores the top; nil when closed.
  func withStack<Result>(_ body: (LuaStack) -> Result) -> Result? {
    guard let open = try? openStack() else { return nil }  // a closed interpreter has no values
    defer { open.setTop(open.base) }
    return body(open.stack)
  }

  private func compile(_ source: String, name: String, on stack: LuaStack) -> Int32 {
    SourceText.bytes(of: source).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        dd_load(stack.state, $0.baseAddress, $0.count, name)
      }
    }
  }

  /// Calls the function above the message handler, which is at the open stack's base.
  func finishCall(
    _ open: OpenStack, _ arguments: [any LuaConvertible], leading: Int32 = 0
  ) throws(LuaError) -> [LuaValue] {
    let stack = open.stack
    for argument in arguments { argument.push(onto: stack) }
    let status = dd_call(stack.state, Int32(arguments.count) + leading, LUA_MULTRET)
    guard status == LUA_OK else { throw stack.popError(status) }
    return results(stack, from: open.base + 1)
  }

  private func results(_ stack: LuaStack, from first: Int32) -> [LuaValue] {
    let last = stack.top
    guard first <= last, stack.reserve(8) else { return [] }
    return (first...last).map { stack.value(at: $0) }
  }
}
