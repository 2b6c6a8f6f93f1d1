import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Whether an input is whole, wants more lines, or is wrong.
  package func completeness(of input: String) -> Interpreter.Completeness {
    world.interpreter.completeness(of: input)
  }

  /// Does what an input says, be it a command or Lua, and says what came of it.
  package func answer(_ input: String) {
    if !answer(command: input) { evaluate(input) }
  }

  /// Runs an input, as an expression if it is one, lets the world settle, and says what came of it:
  /// the results, what happened, and the tree when it changed.
  package func evaluate(_ input: String) {
    play.beginInput()
    let tree = printedTree
    limit { run(input: input) }
    showEvents()
    showTree(unless: tree)
    grantRequests()
  }

  private func run(input: String) {
    let error = attempt { () throws(LuaError) in
      let results = try world.call(chunk(of: input))
      show(results)
    }
    // Somebody who pressed Ctrl-C does not want to wait for what is still under way.
    if error?.kind.isStop != true, play.clock == .auto {
      attempt { () throws(LuaError) in try world.settle() }
    }
    world.collect()
    world.onTurnEnd()
  }

  private func chunk(of input: String) throws(LuaError) -> LuaFunction {
    let name = "input \(play.firstEvents.count)"
    if let expression = try? world.interpreter.load("return " + input, named: name) {
      return expression  // what is no expression is judged as statements
    }
    return try world.interpreter.load(input, named: name)
  }

  /// Does what scripts have asked for meanwhile.
  private func grantRequests() {
    let granted = requests
    requests = []
    for request in granted { request() }
  }

  // MARK: What is said

  var printedTree: String { TreePrinter(world.stage.hierarchy).text() }

  private func show(_ results: [LuaValue]) {
    guard !results.isEmpty else { return }
    let printer = ValueDescription(world.interpreter)
    write(results.map { printer.text(of: $0) }.joined(separator: "   ") + "\n")
  }

  /// Shows what has happened since that was done last.
  func showEvents() {
    let events = Array(world.stage.trace.events.dropFirst(play.shownEvents))
    guard let start = events.first?.at else { return }
    // Warnings and errors were said when they came.
    let quiet: [Event.Kind] = [.warning, .error, .exception]
    let shown = events.filter { !quiet.contains($0.kind) }
    for line in settings.events.lines(for: shown, from: start) { write("  \(line)\n") }
  }

  /// Shows the tree as the settings want it, knowing what it was.
  func showTree(unless former: String) {
    let tree = printedTree
    if settings.tree == .always || settings.tree == .changed && tree != former {
      write(tree + "\n")
    }
  }
}
