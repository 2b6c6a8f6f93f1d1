import Foundation
import Support
import Testing

/// The runner at a terminal.
@Suite(.slow)
struct RunnerTerminalTests {
  @Test func progressIsShownAndControlCEndsTheRun() throws {
    let files = [
      "a_spec.lua": "it('passes', function() end)\nit('loops', function() while true do end end)\n"
    ]
    try withFolder(files) { folder throws in
      let run = try PseudoTerminal(["test", "a_spec.lua"], in: folder)
      try run.wait(for: "1 passed, 0 failed")
      try run.type("\u{3}")
      #expect(try run.waitForEnd() == 130)
      try run.wait(for: "FAIL  loops   a_spec.lua:2")
      try run.wait(for: "interrupted\n1 passed, 1 failed")
    }
  }

  @Test func elsewhereThereIsNoProgress() throws {
    try withFolder(["a_spec.lua": "it('passes', function() assert(1) end)\n"]) { folder throws in
      #expect(
        try CommandRun(["test", "a_spec.lua"], in: folder).summary
          == "0\nok    a_spec.lua   1 passed\n1 passed, 0 failed\n")
    }
  }
}
