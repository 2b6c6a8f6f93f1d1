import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension Session {
  // MARK: Commands

  /// Sets a breakpoint, lists them, or removes all.
  func setBreak(_ words: [String]) throws(LuaError) {
    guard let callback = words.first else {
      return write(breaks.points.map { "\($0.text)\n" }.joined())
    }
    if callback == "off" { return breaks.points = [] }
    guard Breakpoint.callbacks.contains(callback) else {
      let guess = nearest(to: callback, in: Breakpoint.callbacks).map { "; did you mean '\($0)'?" }
      throw LuaError("unknown callback '\(callback)'\(guess ?? "")")
    }
    let point = Breakpoint(callback: callback, controller: words.count > 1 ? words[1] : nil)
    if !breaks.points.contains(point) { breaks.points.append(point) }
  }

  /// Continues after a stop.
  func resume(_ resumption: Halt.Resumption) throws(LuaError) {
    guard breaks.halt != nil else {
      throw LuaError("not stopped at a breakpoint; set one with :break CALLBACK")
    }
    breaks.halt?.resumption = resumption
  }

  // MARK: Stopping

  /// Called before each call is made.
  func willDeliver(_ event: Event) {
    guard breaks.halt == nil else { return }
    breaks.calls += 1
    guard !isReplaying else { return repeatHaltInputs(before: event) }
    guard ask != nil, timeTravel == nil, !isOver, !Interpreter.isInterrupted,
      breaks.isStepping || breaks.points.contains(where: { $0.matches(event) })
    else { return }
    halt(at: event)
  }

  private func halt(at event: Event) {
    breaks.halt = Halt(event: event)
    breaks.isStepping = false
    showEvents(before: 1)
    sessionWorld.showEvents(1)
    write("stopped before \(event.text)\n")
    terminal?.finish()
    world.withTimeStopped {
      while breaks.halt?.resumption == nil, !Interpreter.isInterrupted, let input = ask?() {
        handleInHalt(input)
      }
    }
    breaks.isStepping = breaks.halt?.resumption == .step
    breaks.halt = nil
  }

  private func handleInHalt(_ input: String) {
    if !handle(command: input) { handleHaltInput(input) }
    terminal?.finish()
  }

  /// Answers an input while the world is stopped, and records it with the interrupted one.
  func handleHaltInput(_ input: String) {
    breaks.haltInputs.append(Journal.HaltInput(call: breaks.calls, input: input))
    let former = view
    runHaltInput(input)
    showEvents()
    showView(after: former)
  }

  private func runHaltInput(_ input: String) {
    attempt { () throws(LuaError) in
      show(
        try withResults(of: input) { () throws(LuaError) in
          try world.call(chunk(of: input, named: "halt"))
        })
    }
  }

  /// Replays the inputs made before a call.
  private func repeatHaltInputs(before event: Event) {
    let call = breaks.calls
    breaks.halt = Halt(event: event)
    defer { breaks.halt = nil }
    world.withTimeStopped {
      for haltInput in breaks.haltInputs where haltInput.call == call {
        runHaltInput(haltInput.input)
      }
    }
  }

  /// Checks that the world is not stopped.
  func requireMoving() throws(LuaError) {
    guard let halt = breaks.halt else { return }
    throw LuaError("stopped before \(halt.event.text); continue with :continue")
  }
}
