import Lua
import UIKitLua

extension Session {
  /// Runs a text input by input, as if it were typed, and prints only the results; it stops at the
  /// first input that fails.
  package func run(piped source: String, named name: String) {
    var inputs = PipedInputs(SourceText.lua(of: source))
    var before = ""  // As many empty lines as precede the input.
    while let input = inputs.next(where: isWhole) {
      let error = attempt { () throws(LuaError) in
        before += String(repeating: "\n", count: input.line - 1 - before.utf8.count)
        let chunk = try world.interpreter.load(input: input.text, behind: before, named: name)
        show(try world.call(chunk))
        try world.settle()
      }
      world.onTurnEnd()
      if error != nil { return }
    }
  }

  private func isWhole(_ text: String) -> Bool {
    if case .incomplete = completeness(of: text) { false } else { true }
  }
}
