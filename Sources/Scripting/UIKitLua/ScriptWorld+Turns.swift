import HeadlessUIKit
import Lua

/// How the host runs scripts: each call is a part of a turn.
extension ScriptWorld {
  /// Runs a text as one turn, with this world in front.
  @discardableResult
  package func run(_ source: String, named name: String) throws(LuaError) -> [LuaValue] {
    try call(interpreter.load(source, named: name))
  }

  /// Calls a function with this world in front.
  @discardableResult
  package func call(
    _ function: LuaFunction, _ arguments: [any LuaConvertible] = []
  ) throws(LuaError) -> [LuaValue] {
    if runs == 0 { offerTasks() }
    return try inFront { () throws(LuaError) in try interpreter.call(function, arguments) }
  }

  /// Calls a function without arguments with this world in front, and discards its results.
  package func run(_ function: LuaFunction) throws(LuaError) {
    if runs == 0 { offerTasks() }
    try inFront { () throws(LuaError) in try interpreter.callDiscardingResults(function) }
  }

  /// Ends the turn and begins the next.
  package func passTurn() throws(LuaError) {
    try inFront { () throws(LuaError) in
      stage.endTurn()
      stage.beginTurn()
    }
  }

  /// Ends the turn and advances the clock until idle; errors raised then are thrown.
  package func settle() throws(LuaError) {
    guard case .function(let function) = settleFunction else { return }
    try call(function)
  }

  /// Runs a full garbage collection where no script runs; an error that stops a finalizer is
  /// thrown.
  package func collectInFront() throws(LuaError) {
    try inFront { () throws(LuaError) in interpreter.collectGarbage() }
  }

  /// Runs a closure with this world in front.
  ///
  /// The outermost call throws the error that has stopped a script that could not pass it on: in a
  /// callback of the engine, or in a function that is not written in Lua.
  func inFront<Value>(
    _ body: () throws(LuaError) -> Value
  ) throws(LuaError) -> Value {
    let outside = Stage.current
    Stage.current = stage
    runs += 1
    defer {
      runs -= 1
      // Inside another call the world may have been replaced meanwhile.
      Stage.current = runs == 0 ? outside : stage
      if runs == 0 { stop = nil }
      releaseEndedWorlds()
    }
    let value = try body()
    if runs == 1, let stop = takeStop() { throw stop }
    return value
  }

  private func takeStop() -> LuaError? {
    let pending = interpreter.takeStop()
    return stop ?? pending
  }
}
