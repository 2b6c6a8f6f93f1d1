import Foundation
import Support
import Testing

/// Ctrl-C while the command starts.
@Suite(.slow("it starts processes"))
struct EarlyInterruptTests {
  /// Whatever the command is doing when the signal arrives, it ends by it: before it has a handler as
  /// the system does that, which shells report as 130.
  @Test(arguments: [["-e", "while true do end"], ["render", "--svg", "out", "loop.lua"]])
  func noneIsLost(_ words: [String]) throws {
    try withFolder(["loop.lua": "while true do end"]) { folder in
      for round in 0..<40 {
        let run = try PseudoTerminal(words, in: folder)
        usleep(UInt32(round * 3_000))
        run.send(SIGINT)
        #expect([130, -SIGINT].contains(try run.waitForEnd()), "after \(round * 3) ms")
      }
    }
  }
}
