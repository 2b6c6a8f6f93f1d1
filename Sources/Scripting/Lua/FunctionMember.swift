extension Member {
  /// A function without a receiver, with one result.
  package static func function<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: [String] = [], _ summary: String,
    _ body: @escaping (repeat each Argument) throws(LuaError) -> Result
  ) -> Member {
    free(name, parameters, luaTypes(repeat (each Argument).self), summary, Result.self) {
      (arguments: inout Arguments) throws(LuaError) in
      try body(repeat arguments.next((each Argument).self)).push(onto: arguments.stack)
      return 1
    }
  }

  /// A function without a receiver and without a result.
  package static func function<each Argument: LuaConvertible>(
    _ name: String, _ parameters: [String] = [], _ summary: String,
    _ body: @escaping (repeat each Argument) throws(LuaError) -> Void
  ) -> Member {
    free(name, parameters, luaTypes(repeat (each Argument).self), summary, nil) {
      (arguments: inout Arguments) throws(LuaError) in
      try body(repeat arguments.next((each Argument).self))
      return 0
    }
  }

  /// A function without a receiver, with several results.
  package static func function<each Argument: LuaConvertible>(
    _ name: String, _ parameters: [String] = [], _ summary: String,
    _ body: @escaping (repeat each Argument) throws(LuaError) -> LuaResults
  ) -> Member {
    free(name, parameters, luaTypes(repeat (each Argument).self), summary, LuaValue.self) {
      (arguments: inout Arguments) throws(LuaError) in
      try body(repeat arguments.next((each Argument).self)).push(onto: arguments.stack)
    }
  }

  private static func free(
    _ name: String, _ parameters: [String], _ types: [any LuaConvertible.Type],
    _ summary: String, _ result: (any LuaConvertible.Type)?,
    _ body: @escaping (inout Arguments) throws(LuaError) -> Int32
  ) -> Member {
    let signature = Signature(name, receiver: nil)
    var member = Member(kind: .function, name: name, summary: summary)
    member.parameters = Member.parameters(parameters, types)
    member.source = result.map { .swift($0) }
    member.call = { stack, _ in
      do throws(LuaError) {
        var arguments = Arguments(stack, signature)
        return try body(&arguments)
      } catch {
        return stack.fail(error)
      }
    }
    return member
  }
}
