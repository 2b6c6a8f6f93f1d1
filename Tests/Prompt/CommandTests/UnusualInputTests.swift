import Foundation
import Support
import Testing

/// Unusual inputs at a prompt that is not at a terminal.
@Suite(.slow("it starts processes"))
struct UnusualInputTests {
  @Test func aMegabyteIsALine() throws {
    let input = "x = '\(String(repeating: "a", count: 1_000_000))'\n#x\n"
    let run = try CommandRun(["-q", "-i", "--no-init"], input: input)
    #expect(run.summary == "0\n1000000\n")
  }

  @Test func zerosAndBrokenTextAreRepaired() throws {
    let run = try CommandRun(["-q", "-i", "--no-init"], input: "'a\0b'\n:tree\0\n:\0\n1\n")
    #expect(run.output.hasPrefix("\"a\u{FFFD}b\"\n"))
    #expect(run.output.hasSuffix("1\n"))
  }
}
