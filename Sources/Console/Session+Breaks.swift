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
      throw LuaError("there is no callback '\(callback)'\(guess ?? "")")
    }
    let point = Breakpoint(callback: callback, controller: words.count > 1 ? words[1] : nil)
    if !breaks.points.contains(point) { breaks.points.append(point) }
  }

  /// Goes on after a halt.
  func goOn(_ way: Halt.Way) throws(LuaError) {
    guard breaks.halt != nil else {
      throw LuaError("nothing stands still; :break CALLBACK does that")
    }
    breaks.halt?.way = way
  }

  // MARK: Halting

  /// Hears of each call that is about to be made.
  func hear(_ event: Event) {
    guard breaks.halt == nil else { return }
    breaks.calls += 1
    guard !isReplaying else { return repeatAsides() }
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
    world.standStill {
      while let halt = breaks.halt, halt.way == nil, let input = ask?() { answerInHalt(input) }
    }
    breaks.isStepping = breaks.halt?.way == .step
    breaks.halt = nil
  }

  private func answerInHalt(_ input: String) {
    if answer(command: input) { return }
    breaks.asides.append(Journal.Aside(call: breaks.calls, input: input))
    runAside(input)
  }

  /// Runs an input while the world stands still: no time passes.
  func runAside(_ input: String) {
    let tree = printedTree
    attempt { () throws(LuaError) in
      show(try world.call(program(input, named: "halt")))
    }
    guard !isReplaying else { return }
    showEvents()
    showTree(unless: tree)
  }

  private func program(_ input: String, named name: String) throws(LuaError) -> LuaFunction {
    if let expression = try? world.interpreter.load("return " + input, named: name) {
      return expression  // what is no expression is judged as statements
    }
    return try world.interpreter.load(input, named: name)
  }

  /// Does again what was done in this halt.
  private func repeatAsides() {
    let (call, outer) = (breaks.calls, breaks.halt)
    world.standStill {
      for aside in breaks.asides where aside.call == call { runAside(aside.input) }
    }
    breaks.halt = outer
  }

  /// Makes sure that the world does not stand still.
  func requireMoving() throws(LuaError) {
    guard let halt = breaks.halt else { return }
    throw LuaError("this stands still before \(halt.event.text); :continue goes on")
  }
}
