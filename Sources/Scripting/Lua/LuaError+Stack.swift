import CLua
import CLuaShims

extension LuaStack {
  /// Pushes the error's value for C to raise, and returns the result of a failed host function.
  func fail(_ error: LuaError) -> Int32 {
    _ = reserve(12)
    switch error.kind {
    case .stopped: dd_push_interrupt(state)
    case .memory: push("not enough memory")
    case .syntax, .runtime: pushValue(of: error)
    }
    return -1
  }

  private func pushValue(of error: LuaError) {
    if error.origin == .lua {
      let traceback = error.traceback.joined(separator: "\n")
      dd_keep_traceback(interpreter.owner.pointer, traceback, error.position ?? "")
      error.value.push(onto: self)
    } else if let details = error.details {
      push(details)
    } else {
      push(position.map { "\($0): \(error.message)" } ?? error.message)
    }
  }

  private func push(_ details: LuaError.Details) {
    lua_createtable(state, 0, 7)
    let fields = [
      ("code", details.code), ("name", details.name), ("message", details.message),
      ("hint", details.hint), ("why", details.why), ("effect", details.effect),
      ("where", details.position ?? position),
    ]
    for (key, value) in fields {
      push(key)
      value.push(onto: self)
      lua_rawset(state, -3)
    }
    dd_mark_error(state)
  }

  /// "file.lua:12" of the innermost Lua frame.
  var position: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress, dd_position(state, start, 128) else { return nil }
      return String(cString: start)
    }
  }

  // MARK: From Lua

  /// Pops the error that a failed call left on top.
  func popError(_ status: Int32) -> LuaError {
    _ = reserve(12)
    defer { pop() }
    if dd_is_interrupt(state, -1) { return stopError }
    let text = ValuePrinter(stack: self).message(at: top)
    if dd_is_interrupted() { return stopError }  // from a `__tostring` that did not end
    switch status {
    case LUA_ERRMEM: return shortage(text)
    case LUA_ERRSYNTAX: return syntaxError(text)
    default: break
    }
    if text == Self.shortageText { return shortage(text) }  // raised again, by a coroutine
    var result = error(.runtime, text)
    result.details = details(at: top)
    result.traceback = String(cString: dd_traceback(interpreter.owner.pointer))
      .split(separator: "\n").map(String.init)
    let place = String(cString: dd_error_position(interpreter.owner.pointer))
    result.position = place.isEmpty ? nil : place
    return result
  }

  /// The error of a finalizer, with Lua's text about it; one that is no string is on top.
  func finalizerError(_ text: String) -> LuaError {
    guard text.contains(DD_NO_TEXT), reserve(12) else { return LuaError(ofLua: text) }
    let message = ValuePrinter(stack: self).message(at: top)
    var result = error(.runtime, text.replacing(DD_NO_TEXT, with: message))
    result.details = details(at: top)
    return result
  }

  /// Lua's message for every shortage of memory.
  private static let shortageText = "not enough memory"

  private func shortage(_ text: String) -> LuaError {
    let place = String(cString: dd_shortage_position(interpreter.owner.pointer))
    var result = error(.memory, place.isEmpty ? text : "\(place): \(text)")
    result.position = place.isEmpty ? nil : place
    return result
  }

  /// The error of the last interrupt.
  var stopError: LuaError {
    let state = interpreter.owner.pointer
    let (kind, text) =
      LuaError.stops[dd_last_stop(state).rawValue].map { (LuaError.Kind.stopped($0), $1) }
      ?? (.interrupted, "interrupted")
    let place = String(cString: dd_stop_position(state))
    var result = error(kind, place.isEmpty ? text : "\(place): \(text)")
    result.position = place.isEmpty ? nil : place
    return result
  }

  private func error(_ kind: LuaError.Kind, _ text: String) -> LuaError {
    var result = LuaError(ofLua: text)
    result.kind = kind
    result.origin = .lua
    result.value = value(at: top)
    return result
  }

  // "demo.lua:3: unexpected symbol near <eof>"
  private func syntaxError(_ text: String) -> LuaError {
    var result = error(.syntax(isIncomplete: text.hasSuffix("<eof>")), text)
    let parts = text.split(separator: ":", maxSplits: 2)
    if parts.count == 3, Int(parts[1]) != nil { result.position = "\(parts[0]):\(parts[1])" }
    return result
  }

  private func details(at index: Int32) -> LuaError.Details? {
    guard dd_is_error(state, index) else { return nil }
    let fields = LuaFields(stack: self, table: index)
    guard let code: String = try? fields.read("code"), let name: String = try? fields.read("name"),
      let message: String = try? fields.read("message")
    else { return nil }  // a script removed the error's fields
    var details = LuaError.Details(code: code, name: name, message: message)
    details.hint = try? fields.read("hint")  // absent in most errors
    details.why = try? fields.read("why")  // absent in most errors
    details.effect = try? fields.read("effect")  // absent in most errors
    details.position = try? fields.read("where")  // absent outside Lua
    return details
  }
}

extension LuaError {
  /// The stops of C that have a position and a text of their own.
  fileprivate static let stops: [UInt32: (Stop, String)] = [
    DD_TIMED_OUT.rawValue: (.outOfTime, "timed out"),
    DD_OUT_OF_INSTRUCTIONS.rawValue: (.outOfInstructions, "too many instructions"),
    DD_OUT_OF_MEMORY.rawValue: (.outOfMemory, "not enough memory"),
  ]
}
