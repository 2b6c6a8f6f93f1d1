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
    var stream = EventStream(-1, secret: Self.secret)
    let event = RunEvent.testEnded(TestResult(Self.id, .passed))
    var bytes = Self.secret
    EventStream.append(event, to: &bytes)
    let line = bytes.dropLast()
    #expect(stream.event(of: line) == event)
    #expect(stream.event(of: Array(event.line.utf8)[...]) == nil)
    #expect(stream.event(of: (EventStream.newSecret() + Array(event.line.utf8))[...]) == nil)
    #expect(stream.event(of: line.dropLast()) == nil)
    #expect(stream.event(of: []) == nil)
  }

  @Test(arguments: [
    ("one", "passed\t0.5\t1.0\t3\ta b.lua\tone\t"), ("a\ttab", nil), ("two\nlines", nil), ("", nil),
    ("ü — 🙂", "passed\t0.5\t1.0\t3\ta b.lua\tü — 🙂\t"),
  ])
  func silentPassesAreShort(_ name: String, _ line: String?) throws {
    let id = TestID(file: "a b.lua", names: [name], line: 3)
    var result = TestResult(id, .passed)
    (result.seconds, result.virtualSeconds) = (0.5, 1)
    for event in [RunEvent.testBegan(id), .testEnded(result)] {
      #expect(!event.line.contains("\n"))
      #expect(event.line.hasPrefix("{") == (line == nil))
      #expect(RunEvent(line: Array(event.line.utf8)[...], after: nil) == event)
    }
    if let line { #expect(RunEvent.testEnded(result).line == line) }
    result.reason = "20 cases"
    let long = Array(RunEvent.testEnded(result).line.utf8)
    #expect(RunEvent(line: long[...], after: nil) == .testEnded(result))
  }

  @Test func theEndOfTheLastTestDoesNotNameIt() {
    let ids = (
      TestID(file: "a.lua", names: ["one"], line: 3), TestID(file: "a.lua", names: ["two"])
    )
    let ended = RunEvent.testEnded(TestResult(ids.0, .passed))
    for (last, line) in [(ids.0, "passed\t0.0\t0.0\t"), (ids.1, ended.line)] {
      var bytes: [UInt8] = []
      ended.append(to: &bytes, after: last)
      #expect(String(decoding: bytes, as: UTF8.self) == line)
      #expect(RunEvent(line: bytes[...], after: last) == ended)
    }
    #expect(RunEvent(line: Array("passed\t0.0\t0.0\t".utf8)[...], after: nil) == nil)
  }

  @Test(arguments: [
    "", "began", "began\t1", "began\tx\ta\t", "began\t1\ta", "passed\t1\t3\ta\t",
    "passed\tx\t1\t3\ta\t", "other\t1\ta\t",
    "{",
    "{}", "[1]",
  ])
  func anythingElseIsNoLine(_ line: String) {
    #expect(RunEvent(line: Array(line.utf8)[...], after: nil) == nil)
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
    let writing = Task.detached { () -> Int in
      var rings = 0
      let isWritten = writeAll((line + [0x0A])[...], to: writer) { rings += 1 }
      return isWritten ? rings : -1
    }
    var stream = EventStream(reader, secret: [])
    var lines: [ArraySlice<UInt8>] = []
    while lines.isEmpty {
      _ = Descriptor(reader).isReadable(within: 1000)
      lines = stream.newLines()
    }
    #expect(lines == [line[...]])
    #expect(await writing.value > 0)
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
