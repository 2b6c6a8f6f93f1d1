import Foundation
import Lua
import StoredValues
import Testing

@testable import Reports
@testable import Runner

struct EventStreamTests {
  private static let secret = EventStream.newSecret()
  private static let id = TestID(file: "a", names: ["one"], line: 1)

  @Test func onlyLinesWithTheSecretAreEvents() {
    let stream = EventStream(-1, secret: Self.secret)
    let event = RunEvent.testEnded(TestResult(Self.id, .passed))
    let line = EventStream.line(event, secret: Self.secret)
    #expect(stream.event(of: line.dropLast()) == event)
    for secret in [[], EventStream.newSecret()] {
      #expect(stream.event(of: EventStream.line(event, secret: secret).dropLast()) == nil)
    }
    for line in [Array(line.dropLast(2)), Self.secret + Array("{}".utf8), []] {
      #expect(stream.event(of: line[...]) == nil)
    }
  }

  @Test func linesComeWholeHoweverTheyAreWritten() throws {
    let ends = try #require(Connection.sockets())
    defer { for end in [ends.ours, ends.childs] { close(end) } }
    Descriptor(ends.ours).setNonBlocking()
    var stream = EventStream(ends.ours, secret: [])
    #expect(stream.newLines() == [])
    for (text, lines) in [("a", []), ("b\nc", ["ab"]), ("", []), ("\n\nd\n", ["c", "", "d"])] {
      #expect(writeAll(Array(text.utf8), to: ends.childs))
      #expect(stream.newLines().map { String(decoding: $0, as: UTF8.self) } == lines)
    }
  }

  /// A socket's buffer is smaller than that: the writer signals, and waits.
  @Test func aLineOfMegabytesArrives() async throws {
    let ends = try #require(Connection.sockets())
    defer { for end in [ends.ours, ends.childs] { close(end) } }
    for end in [ends.ours, ends.childs] { Descriptor(end).setNonBlocking() }
    let line = [UInt8](repeating: 0x61, count: 2 << 20)
    let (writer, reader) = (ends.childs, ends.ours)
    let (rings, bell) = AsyncStream<Void>.makeStream()
    let writing = Task.detached { () -> Bool in
      defer { bell.finish() }
      return writeAll((line + [0x0A])[...], to: writer) { bell.yield() }
    }
    var hasRung = false
    for await _ in rings {
      hasRung = true
      break
    }
    #expect(hasRung)
    var stream = EventStream(reader, secret: [])
    var lines: [ArraySlice<UInt8>] = []
    while lines.isEmpty {
      _ = Descriptor(reader).isReadable(within: 1000)
      lines = stream.newLines()
    }
    #expect(lines == [line[...]])
    #expect(await writing.value)
  }

  // MARK: The order of events

  private static let began = RunEvent.fileBegan("a")
  private static let ended = RunEvent.fileEnded("a", printed: "")
  private static let test = RunEvent.testBegan(id)
  private static let result = RunEvent.testEnded(TestResult(id, .failed))
  private static let other = TestID(file: "a", names: ["other"], line: 2)
  private static let elsewhere = TestID(file: "b", names: ["one"], line: 1)

  /// The events so far, and the events that can't come next.
  static let orders: [([RunEvent], [RunEvent])] = [
    ([], [ended, test, result, .printed("x"), .fileBegan("b"), .remarked("x")]),
    (
      [began],
      [
        began, result, .fileEnded("b", printed: ""), .testBegan(elsewhere), .listed(elsewhere),
        .runBegan(seed: nil), .runEnded(Tally()), .touched("x", .reads, by: "b"),
      ]
    ),
    (
      [began, test],
      [
        began, ended, test, .testBegan(other), .testEnded(TestResult(other, .passed)),
        .listed(other),
      ]
    ),
    ([began, test, result], [result, began]),
    ([began, test, result, ended], [began, ended, test, result, .printed("x")]),
  ]

  @Test(arguments: orders)
  func whatCannotComeIsRefused(_ events: [RunEvent], _ refused: [RunEvent]) {
    var log = FileLog(path: "a")
    for event in events {
      #expect(log.expects(event))
      log.append(event)
    }
    for event in refused { #expect(!log.expects(event), "\(event)") }
  }

  @Test func whatComesInATestAndBesideItIsExpected() {
    var log = FileLog(path: "a")
    let events = [
      Self.began, .printed("x"), .touched("x", .reads, by: "a"), Self.test, .printed("y"),
      Self.result, .listed(Self.other), .remarked("z"), .covered(Coverage()), Self.ended,
    ]
    for event in events {
      #expect(log.expects(event), "\(event)")
      log.append(event)
    }
    #expect(log.isWhole)
  }
}
