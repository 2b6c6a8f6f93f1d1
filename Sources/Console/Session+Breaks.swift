import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension Session {
  // MARK: Commands

  /// Sets a breakpoint, lists them, or forgets all.
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

  /// Goes on after a halt.
  func goOn(_ way: Halt.Way) throws(LuaError) {
    guard breaks.halt != nil else {
      throw LuaError("not stopped at a breakpoint; set one with :break CALLBACK")
    }
    breaks.halt?.way = way
  }

  // MARK: Halting

  /// Called before each call is made.
  func hear(_ event: Event) {
    guard breaks.halt == nil else { return }
    breaks.calls += 1
    guard !isReplaying else { return repeatAsides(before: event) }
    guard ask != nil, looking == nil, !isOver, !Interpreter.isInterrupted,
      breaks.isStepping || breaks.points.contains(where: { $0.matches(event) })
    else { return }
    halt(at: event)
  }

  private func halt(at event: Event) {
    breaks.halt = Halt(event: event)
    breaks.isStepping = false
    showEvents(before: 1)
    play.showEvents(1)
    write("stopped before \(event.text)\n")
    world.withTimeStopped {
      while breaks.halt?.way == nil, !Interpreter.isInterrupted, let input = ask?() {
        answerInHalt(input)
      }
    }
    breaks.isStepping = breaks.halt?.way == .step
    breaks.halt = nil
  }

  private func answerInHalt(_ input: String) {
    if !answer(command: input) { answerAside(input) }
  }

  /// Answers an input while the world stands still, and notes it with the one that was interrupted.
  func answerAside(_ input: String) {
    breaks.asides.append(Journal.Aside(call: breaks.calls, input: input))
    let tree = printedTree
    runAside(input)
    showEvents()
    showTree(unless: tree)
  }

  private func runAside(_ input: String) {
    attempt { () throws(LuaError) in show(try world.call(chunk(of: input, named: "halt"))) }
  }

  /// Does again what was done before a call.
  private func repeatAsides(before event: Event) {
    let call = breaks.calls
    breaks.halt = Halt(event: event)
    defer { breaks.halt = nil }
    world.withTimeStopped {
      for aside in breaks.asides where aside.call == call { runAside(aside.input) }
    }
  }

  /// Makes sure that the world does not stand still.
  func requireMoving() throws(LuaError) {
    guard let halt = breaks.halt else { return }
    throw LuaError("stopped before \(halt.event.text); continue with :continue")
  }
}
