import Foundation
import Testing

@testable import PackageBuilding

struct TestEventsTests {
  private static func test(_ name: String, _ line: Int) -> String {
    """
    {"kind":"test","payload":{"id":"Flow.Screens\\/\(name)\\/Screens.swift:\(line):4",\
    "kind":"function","name":"\(name)","sourceLocation":{"_filePath":"\\/a\\/Screens.swift",\
    "column":4,"line":\(line)}},"version":0}
    """
  }

  private static func event(_ kind: String, _ name: String, _ line: Int) -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)",\
    "testID":"Flow.Screens\\/\(name)\\/Screens.swift:\(line):4"},"version":0}
    """
  }

  @Test func aTestThatBeganAndDidNotEndIsFound() throws {
    let folder = try Folder()
    let events = TestEvents(in: folder.path)
    try events.begin()
    let lines = [
      Self.test("opens()", 3), Self.test("closes()", 8), Self.event("testStarted", "opens()", 3),
      Self.event("testEnded", "opens()", 3), Self.event("testStarted", "closes()", 8),
      #"{"kind":"event","payl"#,
    ]
    try folder.add("swift-testing-events.jsonl", lines.joined(separator: "\n"))
    let found = events.interrupted
    #expect(found.map(\.name) == ["Flow.Screens/closes()"])
    #expect(found.map(\.place) == ["/a/Screens.swift:8"])
    #expect(found.map(\.pattern) == [#"^Flow\.Screens\/closes\(\)"#])
  }

  @Test func aRunThatEndedWasNotInterrupted() throws {
    let folder = try Folder()
    let events = TestEvents(in: folder.path)
    try events.begin()
    let lines = [
      Self.test("opens()", 3), Self.event("testStarted", "opens()", 3),
      #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
    ]
    try folder.add("swift-testing-events.jsonl", lines.joined(separator: "\n"))
    #expect(events.interrupted == [])
    try events.begin()
    #expect(events.interrupted == [])
  }
}
