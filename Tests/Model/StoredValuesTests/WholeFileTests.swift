import Testing

@testable import StoredValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsMadeAndReplaced() throws {
    let file = WholeFile("\(folder.path)/text")
    try file.write([1])
    #expect(folder["text"] == [1])
    try folder.setPermissions(0o640, of: "text")
    try file.write([2, 3])
    #expect(folder["text"] == [2, 3])
    #expect(try folder.permissions(of: "text") == 0o640)
    #expect(try folder.names == ["text"])
  }

  @Test func aFileThatIsThereIsNotCreated() throws {
    let file = WholeFile("\(folder.path)/text", mode: 0o600)
    #expect(try file.create([1]))
    #expect(try folder.permissions(of: "text") == 0o600)
    #expect(try !file.create([2]))
    #expect(folder["text"] == [1])
    try folder.link("link", to: "nothing")
    #expect(try !WholeFile("\(folder.path)/link").create([2]))
    #expect(throws: SystemError(code: ENOENT)) {
      try WholeFile("\(folder.path)/none/text").create([2])
    }
    #expect(try folder.names == ["link", "text"])
  }

  @Test(arguments: [("none/text", ENOENT), ("text/text", ENOTDIR), ("", EISDIR)])
  func whatCannotBeWrittenSaysWhy(_ name: String, _ code: Int32) throws {
    folder["text"] = [1]
    #expect(throws: SystemError(code: code)) {
      try WholeFile("\(folder.path)/\(name)").write([2])
    }
    #expect(folder["text"] == [1])
    #expect(try folder.names == ["text"])
  }

  @Test func foldersAreMadeOnTheWay() throws {
    for _ in 0..<2 { try Disk.makeFolder("\(folder.path)/one/two/three") }
    #expect(try Disk.entry(at: "\(folder.path)/one/two/three")?.isFolder == true)
    folder["text"] = [1]
    #expect(throws: SystemError(code: ENOTDIR)) {
      try Disk.makeFolder("\(folder.path)/text/folder/in")
    }
  }
}
