import Console
import Foundation
import Lua
import Testing

struct HistoryTests {
  /// Runs a body with the path of a file in a folder that doesn't exist yet.
  private func withPath(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover does no harm
    try body(folder.path + "/state/drilldown/history")
  }

  private func history(_ path: String, limit: Int = 1_000, isPrivate: Bool = false) -> History {
    History(file: path, limit: limit, isPrivate: isPrivate) { Issue.record("\($0)") }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  @Test func entriesComeBackAsTheyWere() throws {
    let entries = ["x = 1", "for i = 1, 2 do\n  print(i)\nend", "s = \"\\n\\\\\"", "é 日本 👩‍👩‍👧", "\\"]
    try withPath { path throws in
      for entry in entries { history(path).add(entry) }
      #expect(history(path).entries == entries)
    }
  }

  @Test func repeatedBlankAndLongInputsAreNotStored() throws {
    try withPath { path throws in
      let history = history(path)
      let taken = ["a", "a", " secret", "\n", "b", "a", String(repeating: "x", count: 70_000)]
        .map(history.add)
      #expect(taken == [true, false, false, false, true, true, false])
      #expect(history.entries == ["a", "b", "a"])
    }
  }

  @Test func repetitionsAcrossSessionsAreOneEntry() throws {
    try withPath { path throws in
      let (one, two) = (history(path), history(path))
      one.add("a")
      two.add("a")
      #expect(history(path).entries == ["a"])
    }
  }

  @Test func sessionsWriteAtOnceAndLoseNothing() async {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }  // a leftover does no harm
    let path = folder + "/history"
    await withTaskGroup(of: Void.self) { group in
      for session in 0..<8 {
        group.addTask {
          let history = History(file: path, limit: 10_000) { Issue.record("\($0)") }
          for input in 0..<50 { history.add("\(session):\(input)\n\(session)") }
        }
      }
    }
    let entries = history(path).entries
    for session in 0..<8 {
      #expect(
        entries.filter { $0.hasPrefix("\(session):") }
          == (0..<50).map { "\(session):\($0)\n\(session)" })
    }
  }

  @Test func theLimitHoldsInMemoryAndInTheFile() throws {
    try withPath { path throws in
      let first = history(path, limit: 3)
      for number in 1...9 { first.add("\(number)") }
      #expect(first.entries == ["7", "8", "9"])
      #expect(history(path, limit: 3).entries == ["7", "8", "9"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "7\n8\n9\n")
      #expect(history(path, limit: 0).add("10") == false)
    }
  }

  @Test func aPrivateHistoryRecallsAndAddsNothingToTheFile() throws {
    try withPath { path throws in
      history(path).add("before")
      let secret = history(path, isPrivate: true)
      secret.add("secret")
      #expect(secret.entries == ["before", "secret"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "before\n")
    }
  }

  @Test(arguments: [
    ("a\0b\n\u{1B}[2J\n", ["a\u{FFFD}b", "\u{1B}[2J"]), ("a\r\nb", ["a\r", "b"]),
    ("\n\n\n", []), ("a\\", ["a"]), ("\\q", ["q"]),
  ])
  func strangeFilesAreRead(text: String, entries: [String]) throws {
    try withPath { path throws in
      try write(Array(text.utf8), to: path)
      #expect(history(path).entries == entries)
    }
  }

  @Test func brokenTextAndEndlessLinesAreSurvived() throws {
    try withPath { path throws in
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: 10 << 20)
      try write(Array("old\n".utf8) + line + Array("\nnew \u{e9}".utf8.dropLast()), to: path)
      let broken = SourceText.text(of: Array("new ".utf8) + [0xC3])
      #expect(history(path).entries == [broken])
      history(path).add("next")
      history(path).add(broken)
      #expect(history(path).entries == [broken, "next", broken])
      let size = try #require(
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
      #expect(size < 100)
    }
  }

  @Test func aFileThatCannotBeWrittenIsReportedOnce() {
    var reportedErrors: [String] = []
    let history = History(file: "/dev/full") { reportedErrors.append($0) }
    #expect(["a", "b"].map(history.add) == [true, true])
    #expect(history.entries == ["a", "b"])
    #expect(
      reportedErrors.map { $0.prefix(49) } == ["warning: the history isn't saved: /dev/full: No s"])
  }

  @Test(arguments: ["/dev/null/history", "/proc/none/history", "/dev"])
  func impossiblePathsAreReportedOnce(_ path: String) {
    var reportedErrors = 0
    let history = History(file: path) { _ in reportedErrors += 1 }
    #expect(["a", "b"].map(history.add) == [true, true])
    #expect(reportedErrors == 1)
  }

  /// A name that is not UTF-8 has been repaired by then, and is another folder.
  @Test func nothingIsKeptInAFolderThatWasNotNamed() {
    let files = UserFiles(environment: ["XDG_STATE_HOME": "/s\u{FFFD}", "HOME": "/h"])
    #expect(files.history == nil)
    #expect(files.journal(of: 1) == nil)
    #expect(files.start == "/h/.config/drilldown/init.lua")
    #expect(files.problem == "XDG_STATE_HOME: the path must be UTF-8")
  }

  @Test func theJournalOfAFormerProcessIsNotTakenOver() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }  // a leftover does no harm
    let files = UserFiles(environment: ["XDG_STATE_HOME": folder])
    for name in ["journal-7.lua", "journal-7-2.lua", "journal-7-3.lua"] {
      let path = folder + "/drilldown/" + name
      #expect(files.journal(of: 7) == path)
      try write([], to: path)
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/drilldown/history"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/drilldown/history"),
    (["HOME": ""], nil),
  ])
  func thePlaceIsTheSpecifications(environment: [String: String], path: String?) {
    #expect(UserFiles(environment: environment).history == path)
  }
}
