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
    ("one", true), ("ü — 🙂", true), ("a\ttab", false), ("two\nlines", false), ("", false),
  ])
  func eventsOfTestsAreShort(_ name: String, _ isShort: Bool) throws {
    let id = TestID(file: "a b.lua", names: [name], line: 3)
    var result = TestResult(id, .passed)
    (result.seconds, result.virtualSeconds) = (0.5, 1)
    for (event, last, line) in [
      (.testBegan(id), nil, ">3\t0\ta b.lua\t\(name)\t"),
      (.testBegan(id), TestID(file: "a b.lua", names: ["first"], line: 2), ">3\t1\t\(name)\t"),
      (.testEnded(result), id, "=500000000\t1000000000\t"),
    ] as [(RunEvent, TestID?, String)] {
      let isEnd = event == .testEnded(result)
      var bytes: [UInt8] = []
      event.append(to: &bytes, after: last)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("\n"))
      #expect((text == line) == (isShort || isEnd), "\(text)")
      #expect(RunEvent(line: bytes[...], after: last) == event)
    }
  }

  @Test(arguments: [
    ([], ["one"]), (["block"], ["block", "one"]), (["block", "one"], ["block", "one"]),
    (["block", "one", "inner"], ["block", "two"]), (["other", "one"], ["block", "one"]),
    (["\u{E9}", "one"], ["e\u{301}", "one"]), (["\u{1100}\u{1161}"], ["\u{AC00}"]),
  ])
  func textsInCommonAreNotWrittenTwice(_ last: [String], _ names: [String]) {
    for file in ["a.lua", "b.lua"] {
      let id = TestID(file: file, names: names, line: 7)
      let former = TestID(file: "a.lua", names: last, line: 5)
      var bytes: [UInt8] = []
      RunEvent.testBegan(id).append(to: &bytes, after: former)
      #expect(bytes.first == UInt8(ascii: ">"))
      let event = RunEvent(line: bytes[...], after: former)
      #expect(event == .testBegan(id))
      guard case .testBegan(let read) = event else { continue }
      #expect(read.names.map { Array($0.utf8) } == names.map { Array($0.utf8) })
      if file == "b.lua" { #expect(RunEvent(line: bytes[...], after: nil) == .testBegan(id)) }
    }
  }

  @Test(arguments: [0.1, 1.5, 0.000_000_001, 123_456.789, 0, -1, 1e9, 1.0 / 3])
  func everyTimeIsKept(_ seconds: Double) {
    var result = TestResult(Self.id, .passed)
    result.virtualSeconds = 60
    result.seconds = seconds
    var bytes: [UInt8] = []
    RunEvent.testEnded(result).append(to: &bytes, after: Self.id)
    #expect(RunEvent(line: bytes[...], after: Self.id) == .testEnded(result))
  }

  @Test func whatATestLeavesBehindIsWritten() {
    let plain = TestResult(Self.id, .passed)
    var results = [TestResult](repeating: plain, count: 8)
    results[0].reason = "20 cases"
    results[1].printed = "text"
    results[2].film = "film"
    results[3].problems = [Problem("wrong")]
    results[4].madeNoAssertion = true
    results[5].endsRun = true
    results[6].isOfBlock = true
    results[7].outcome = .pending
    for result in results {
      var bytes: [UInt8] = []
      RunEvent.testEnded(result).append(to: &bytes, after: Self.id)
      #expect(bytes.first == UInt8(ascii: "{"))
      #expect(RunEvent(line: bytes[...], after: Self.id) == .testEnded(result))
    }
    #expect(results.allSatisfy { $0 != plain })
    results[0].reason = ""
    #expect(results[0] == plain)
  }

  @Test func textsOfAnotherFileAreWritten() {
    var last: TestID?
    for (event, id) in [
      (.testBegan(Self.id), Self.id), (.printed("text"), Self.id), (.fileBegan("a"), nil),
    ] as [(RunEvent, TestID?)] {
      event.note(&last)
      #expect(last == id)
    }
  }

  @Test func theEndOfATestIsThatOfTheLastOne() {
    let other = TestID(file: "a", names: ["two"])
    var bytes: [UInt8] = []
    RunEvent.testEnded(TestResult(Self.id, .passed)).append(to: &bytes, after: other)
    #expect(bytes.first == UInt8(ascii: "{"))
    #expect(RunEvent(line: Array("=0\t0\t".utf8)[...], after: nil) == nil)
  }

  @Test(arguments: [
    "", ">", ">1", ">x\t0\ta\t", ">1\t0\ta", ">1\t1\ta\t", ">1\t9\ta\t", ">-1\t0\ta\t", ">1\t0\t",
    "=1\t3\t", "=x\t1\t", "=1\t", "(a", ")a", "(a\tb\t", "(", "other\t1\ta\t", "{", "{}", "[1]",
    ">99999999999999999999\t0\ta\t",
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
