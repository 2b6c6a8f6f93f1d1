import Lua
import UIKitLua

extension Session {
  /// Runs a text input by input, as if it were typed, and says the results alone; the first input
  /// that goes wrong is the last.
  package func run(piped source: String, named name: String) {
    var inputs = PipedInputs(SourceText.lua(of: source))
    while let input = inputs.next(where: isWhole) {
      let error = attempt { () throws(LuaError) in
        show(try world.call(chunk(of: input, named: name)))
        try world.settle()
      }
      world.onTurnEnd()
      if error != nil { return }
    }
  }

  private func isWhole(_ text: String) -> Bool {
    if case .incomplete = completeness(of: text) { false } else { true }
  }

  private func chunk(
    of input: PipedInputs.Input, named name: String
  ) throws(LuaError) -> LuaFunction {
    let before = String(repeating: "\n", count: input.line - 1)
    return try world.interpreter.load(input: input.text, before: before, named: name)
  }
}
