import Console
import NavigationModel
import Support
import Testing

/// Output about events that were dropped.
@MainActor
@Suite(.slow("it fills a trace"))
struct TraceBoundTests {
  private static let flood = "for i = 1, \(Trace.mostEvents + 4) do mark('m' .. i) end"

  @Test func anInputSaysWhatItDoesNotShow() {
    let output = answer(to: Self.flood)
    #expect(output.hasPrefix("  … 16,384 earlier events dropped\n"))
    #expect(output.contains("m16385 "))
    #expect(!output.contains("m16384 "))
  }

  @Test func inputsAreFoundThoughEventsWereDropped() {
    let output = answer(
      to: ":why home viewDidLoad",
      after: [Self.flood, "home = UIViewController 'Home' window.rootViewController = home"])
    #expect(output.contains("at input 2\n"))
    #expect(output.contains("  note   the first 16384 events were dropped and not searched\n"))
  }

  @Test func undoCountsWhatWasDropped() {
    let output = answers("mark 'a'", Self.flood, "mark 'b'", ":undo")
    #expect(
      output == "undid input 3, mark 'b'; 2 inputs replayed, \(Trace.mostEvents + 5) events\n")
  }

  @Test func aTimelineAtThePromptSaysIt() {
    #expect(
      answers(Self.flood, ":timeline").hasPrefix("… 16,384 earlier events dropped\nm16385\n"))
  }

  @Test func aTranscriptKeepsAll() {
    let run = TranscriptRun(of: "\(Self.flood)\n-->\n", named: "t")
    let blocks = run.rebuilt.split(separator: "\n").dropFirst()
    #expect(blocks.count == Trace.mostEvents + 4)
    #expect(blocks.first == "--> m1")
    #expect(run.events.count == Trace.mostEvents + 4)
  }
}
