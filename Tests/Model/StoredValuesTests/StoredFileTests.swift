import Foundation
import StoredValues
import Support
import Testing

struct StoredFileTests {
  private let folder: TemporaryFolder
  private let some: [String: StoredValue] = ["a": .integer(1)]
  private let other: [String: StoredValue] = ["b": .number(1)]

  init() throws { folder = try TemporaryFolder() }

  /// The error of reading or writing, without the folder's path.
  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func aMissingFileIsNone() throws {
    #expect(try folder.file("a").read() == nil)
    #expect(try folder.names == [])
  }

  @Test func whatWasWrittenIsRead() throws {
    let file = folder.file("a")
    try file.write(some)
    try file.write(other)
    #expect(try file.read() == other)
    #expect(try folder.names == ["a"])
  }

  @Test func theSameIsNotWrittenAgain() throws {
    let file = folder.file("a")
    try file.write(some)
    let number = try folder.number(of: "a")
    try file.write(some)
    #expect(try folder.number(of: "a") == number)
    try file.write(other)
    #expect(try folder.number(of: "a") != number)
  }

  @Test(arguments: [0o600, 0o640, 0o666])
  func permissionsStay(permissions: Int) throws {
    try folder.file("a").write(some)
    try folder.setPermissions(permissions, of: "a")
    try folder.file("a").write(other)
    #expect(try folder.permissions(of: "a") == permissions)
  }

  @Test func aLinkStays() throws {
    try folder.makeFolder("real")
    try folder.link("a", to: "b")
    try folder.link("b", to: folder.path + "/real/c")
    let file = folder.file("a")
    for contents in [some, other] {
      try file.write(contents)
      #expect(try file.read() == contents)
      #expect(try folder.file("real/c").read() == contents)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "b")
    #expect(try folder.names == ["a", "b", "real"])
  }

  @Test func aPathOfOneNameIsBesideUs() throws {
    let name = "drilldown-\(UUID().uuidString)"
    let file = StoredFile(.state, at: name)
    defer { try? FileManager.default.removeItem(atPath: name) }  // it exists if the test is good
    try file.write(some)
    #expect(try file.read() == some)
  }

  @Test func aLongNameIsAName() throws {
    let file = folder.file(String(repeating: "n", count: 255))
    try file.write(some)
    try file.write(other)
    #expect(try file.read() == other)
  }
}

// MARK: Files that can't be read

extension StoredFileTests {
  @Test(arguments: ["{}", "[]", "", "{\"format\": \"drilldown.state\"}"])
  func aRefusedFileStaysAsItIs(text: String) throws {
    folder["a"] = Array(text.utf8)
    for _ in 0..<2 {
      let reason = try #require(problem { _ = try folder.file("a").read() })
      #expect(reason.hasPrefix("a: "))
      #expect(reason.hasSuffix("; the file is left as it is"))
    }
    #expect(
      problem { try folder.file("a").write(some) }?.hasSuffix("; nothing was saved") == true)
    #expect(folder["a"] == Array(text.utf8))
    #expect(try folder.names == ["a"])
  }

  @Test func aFileOfTheOtherKindIsRefused() throws {
    try folder.file("a", .state).write(some)
    let bytes = folder["a"]
    #expect(
      problem { _ = try folder.file("a").read() }
        == "a: format: \"drilldown.defaults\" was wanted; the file is left as it is")
    #expect(folder["a"] == bytes)
  }

  @Test func aLinkedFileThatIsRefusedStaysAsItIs() throws {
    try folder.makeFolder("real")
    try folder.link("a", to: "real/b")
    folder["real/b"] = []
    #expect(throws: StoredFileError.self) { try folder.file("a").read() }
    #expect(throws: StoredFileError.self) { try folder.file("a").write(some) }
    #expect(folder["real/b"] == [])
  }

  /// The repaired name would be that of another file.
  @Test func aLinkToANameThatIsNotUTF8IsNotFollowedToAnother() throws {
    folder["caf\u{FFFD}"] = Array("other".utf8)
    let target = Array("caf".utf8) + [0xE9, 0]
    let isMade = target.withUnsafeBytes {
      symlink($0.baseAddress!.assumingMemoryBound(to: CChar.self), folder.path + "/a")
    }
    #expect(isMade == 0)
    #expect(throws: StoredFileError.self) { try folder.file("a").write(some) }
    #expect(try folder.names == ["a", "caf\u{FFFD}"])
    #expect(folder["caf\u{FFFD}"] == Array("other".utf8))
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    folder["a"] = []
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/a"))
    try handle.truncate(atOffset: UInt64(StoredFile.largest) + 1)
    #expect(problem { _ = try folder.file("a").read() }?.contains("64 MB") == true)
    #expect(try folder.names == ["a"])
  }

  @Test func aFolderIsLeftAlone() throws {
    try folder.makeFolder("a")
    #expect(
      problem { _ = try folder.file("a").read() }
        == "a: a file was wanted, but there is a folder; the file is left as it is")
    #expect(
      problem { try folder.file("a").write(some) }
        == "a: a file was wanted, but there is a folder; nothing was saved")
    #expect(try folder.names == ["a"])
  }

  @Test func aDeviceIsLeftAlone() {
    let file = StoredFile(.state, at: "/dev/null")
    #expect(throws: StoredFileError.self) { try file.read() }
    #expect(throws: StoredFileError.self) { try file.write(some) }
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aFileOfOthersIsLeftAlone() throws {
    try folder.file("a").write(some)
    let bytes = folder["a"]
    try folder.setPermissions(0, of: "a")
    #expect(
      problem { _ = try folder.file("a").read() }
        == "a: Permission denied (the file and its folder must be yours to read and write); "
        + "the file is left as it is")
    #expect(throws: StoredFileError.self) { try folder.file("a").write(other) }
    try folder.setPermissions(0o600, of: "a")
    #expect(folder["a"] == bytes)
  }
}

// MARK: Files that can't be written

extension StoredFileTests {
  @Test func aMissingFolderIsNamed() {
    #expect(
      problem { try folder.file("no/a").write(some) }
        == "no/a: No such file or directory (the folder must exist); nothing was saved")
  }

  @Test func aLinkToItselfLeadsNowhere() throws {
    try folder.link("a", to: "a")
    #expect(throws: StoredFileError.self) { try folder.file("a").read() }
    #expect(throws: StoredFileError.self) { try folder.file("a").write(some) }
    #expect(try folder.names == ["a"])
  }

  @Test func whatStandsThereUnreadIsNotOverwritten() throws {
    folder["a"] = Array("{\"mine\": 1}".utf8)
    #expect(throws: StoredFileError.self) { try folder.file("a").write(some) }
    #expect(folder["a"] == Array("{\"mine\": 1}".utf8))
    #expect(try folder.names == ["a"])
  }

  @Test func aValueThatIsTooDeepIsNotWritten() throws {
    try folder.file("a").write(some)
    #expect(
      problem { try folder.file("a").write(["it": .nested(StoredValue.deepest)]) }
        == "a: there are more than 200 lists and records in each other; nothing was saved")
    #expect(try folder.file("a").read() == some)
  }

  @Test func leftoversOfDeadWritersAreRemoved() throws {
    let dead = [".a.drilldown-\(Int32.max)-1.tmp", ".a.drilldown-\(Int32.max)-22.tmp"]
    let movedAside = [
      ".a.drilldown-1-1.tmp", ".a.drilldown-\(getpid())-1.tmp", ".a.drilldown-x-1.tmp",
      ".a.drilldown-\(Int32.max)-1", ".a.drilldown-\(Int32.max).tmp",
      ".b.drilldown-\(Int32.max)-1.tmp", "a.drilldown-\(Int32.max)-1.tmp",
    ]
    for name in dead + movedAside { folder[name] = [] }
    try folder.file("a").write(some)
    #expect(try folder.names == (movedAside + ["a"]).sorted())
  }

  @Test func afterAFullDiskTheFormerStateIsThere() throws {
    let file = folder.file("a", .state)
    try file.write(NumberedState(number: 1, size: 10).contents)
    let saver = try SaverProcess(
      saving: file, count: 1, size: 100_000, prelude: "trap '' XFSZ; ulimit -f 8")
    #expect(saver.waitForEnd() == .exited(1))
    #expect(try file.read().flatMap(NumberedState.init) == NumberedState(number: 1, size: 10))
    #expect(try folder.names == ["a"])
  }
}
