import Foundation
import Testing

@testable import Runner

@MainActor struct FolderSearchTests {
  @Test func linkedFoldersAreSearchedOnce() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? manager.removeItem(atPath: root) }  // a leftover does no harm
    for folder in ["spec/inner", "spec/.hidden", "shared"] {
      try manager.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for file in ["spec/b", "spec/inner/c", "spec/.hidden/d", "shared/a"] {
      #expect(manager.createFile(atPath: "\(root)/\(file)_spec.lua", contents: nil))
    }
    for (link, goal) in [("again", "inner"), ("inner/up", "../.."), ("a", "../shared")] {
      try manager.createSymbolicLink(
        atPath: "\(root)/spec/\(link)", withDestinationPath: goal)
    }
    let search = FolderSearch("\(root)/spec")
    #expect(
      search.files.map { $0.dropFirst(root.count) } == [
        "/spec/a/a_spec.lua", "/spec/b_spec.lua", "/spec/inner/c_spec.lua",
      ])
  }
}
