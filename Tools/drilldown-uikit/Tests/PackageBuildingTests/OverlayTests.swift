import Foundation
import Rewriting
import Testing

@testable import PackageBuilding

struct OverlayTests {
  private func overlay(_ texts: [String: String], in folder: Folder) throws -> Overlay {
    var overlay = Overlay(in: folder.path + "/build")
    let files = try texts.sorted { $0.key < $1.key }.map { try folder.add($0.key, $0.value) }
    try overlay.rewrite(
      [files], remarkingOn: Set(files), declaring: UIKitFace(folder.path), filming: false)
    try overlay.write()
    return overlay
  }

  private func roots(in folder: Folder) throws -> [String: String] {
    let data = try Data(contentsOf: URL(filePath: folder.path + "/build/rewritten/overlay.yaml"))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(list["use-external-names"] as? String == "false")
    let roots = try #require(list["roots"] as? [[String: String]])
    return Dictionary(
      uniqueKeysWithValues: roots.map { ($0["name"] ?? "", $0["external-contents"] ?? "") })
  }

  @Test func onlyWhatChangesHasACopy() throws {
    let folder = try Folder()
    _ = try overlay(
      ["A \"1\".swift": "@objc class A {}", "B.swift": "class B {}"], in: folder)
    let roots = try roots(in: folder)
    #expect(roots.keys.sorted() == [folder.path + "/A \"1\".swift"])
    let copy = try String(contentsOfFile: try #require(roots.values.first), encoding: .utf8)
    #expect(copy == "      class A {}")
  }

  @Test func copiesThatAreNoLongerNeededDisappear() throws {
    let folder = try Folder()
    _ = try overlay(["A.swift": "@objc class A {}", "B.swift": "@objc class B {}"], in: folder)
    _ = try overlay(["A.swift": "class A {}", "B.swift": "@objc class B {}"], in: folder)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/build/rewritten")
    #expect(names.filter { $0.hasSuffix(".swift") }.count == 1)
  }

  @Test func aCopyThatChangesIsCompiledAgain() throws {
    let folder = try Folder()
    let user = "class B { let s = #selector(A.f) }"
    _ = try overlay(["A.swift": "class A { @objc func f() {} }", "B.swift": user], in: folder)
    let object = try folder.add("build/debug/M.build/B.swift.o")
    _ = try overlay(["A.swift": "class A { @objc func f() {} }", "B.swift": user], in: folder)
    #expect(FileManager.default.fileExists(atPath: object))
    _ = try overlay(["A.swift": "class A { @objc(g) func f() {} }", "B.swift": user], in: folder)
    #expect(!FileManager.default.fileExists(atPath: object))
  }

  @Test func delegatesOfUIKitAreKnown() throws {
    let folder = try Folder()
    try folder.add(
      "Sources/OnLinux/UIKit/Generated/OptionalMethods.swift",
      """
      public struct D_f {
        let receiver: any UIThingDelegate
        /// Calls `thing(_:did:)`; nil if the receiver doesn't implement it.
      }
      """)
    let overlay = try overlay(
      [
        "A.swift":
          "class A: UIThingDelegate {}\nclass B: A { @objc func thing(_ t: T, did: Int) {} }"
      ], in: folder)
    #expect(overlay.remarks.flatMap(\.remarks).map(\.line) == [2])
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let folder = try Folder()
    var overlay = Overlay(in: folder.path)
    #expect(throws: Failure.self) {
      try overlay.rewrite(
        [[folder.path + "/none.swift"]], remarkingOn: [], declaring: UIKitFace(""),
        filming: false)
    }
  }
}
