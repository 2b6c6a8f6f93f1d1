import CLua
import CLuaShims

/// A coroutine that the host resumes.
package final class LuaTask {
  /// What a task is waiting for.
  package enum Progress: Equatable {
    case ended
    /// The name of the function that suspended it, nil for its own `coroutine.yield`, and a time.
    case suspended(by: String?, seconds: Double?)
  }

  private unowned let interpreter: Interpreter
  /// The coroutine.
  package let thread: LuaValue

  fileprivate init(_ interpreter: Interpreter, _ thread: LuaValue) {
    self.interpreter = interpreter
    self.thread = thread
  }

  /// "file.lua:12" where it is suspended; nil before its first step and after the last.
  package var position: String? {
    interpreter.withStack { stack in
      thread.push(onto: stack)
      return lua_tothread(stack.state, -1).flatMap {
        LuaStack(state: $0, interpreter: interpreter).position
      }
    } ?? nil
  }

  /// Runs it until it suspends or ends; an error ends it.
  package func step() throws(LuaError) -> Progress {
    let results = try interpreter.call(part: "stepTask", [thread])
    guard case .boolean(false) = results.first else { return .ended }
    guard results.count == 3, case .string(let name) = results[1] else {
      return .suspended(by: nil, seconds: nil)
    }
    return .suspended(by: name, seconds: results[2].anyNumber)
  }

  /// Ends it where it is suspended.
  package func close() throws(LuaError) {
    try interpreter.call(part: "closeTask", [thread])
  }
}

extension Interpreter {
  /// Creates a task that will run a function.
  package func task(_ function: LuaFunction) throws(LuaError) -> LuaTask {
    LuaTask(self, try call(part: "makeTask", [function]).first ?? .nil)
  }

  /// Makes a global function suspend the task that calls it.
  package func suspendTasks(in name: String) { run(part: "suspendTasksIn", [name]) }
}
