import Testing

@testable import PackageBuilding

struct DiagnosticsTests {
  private func shown(_ lines: [String], in folder: Folder) throws -> [String] {
    let file = try folder.add("A.swift", "class A {\n  let x = use(#selector(f)); undefined()\n}\n")
    var overlay = Overlay(in: folder.path + "/build")
    try overlay.rewrite(
      [[file]], remarkingOn: [], declaring: UIKitFace(folder.path), filming: false)
    var diagnostics = Diagnostics(overlay, isVerbose: false)
    return lines.flatMap { diagnostics.lines(for: $0.replacing("FILE", with: file)) }
      .map { $0.replacing(file, with: "FILE") }
  }

  @Test func placesAndTextsAreThoseOfTheOriginal() throws {
    #expect(
      try shown(
        [
          "[3/7] Compiling A", "FILE:2:36: error: cannot find 'undefined' in scope",
          "1 | class A {", "2 |   let x = use(Selector(\"f\", A.f)); undefined()",
          "  |    `- error",
        ], in: Folder()) == [
          "FILE:2:30: error: cannot find 'undefined' in scope", "1 | class A {",
          "2 |   let x = use(#selector(f)); undefined()", "  |    `- error",
        ])
  }

  @Test func filesThatTheCommandHasWrittenHaveNoWarnings() throws {
    let folder = try Folder()
    var overlay = Overlay(in: folder.path + "/build")
    try overlay.add("var tests0 = []", at: "/derived/A.swift")
    var diagnostics = Diagnostics(overlay, isVerbose: false)
    let lines = [
      "/derived/A.swift:1:1: warning: never mutated", "1 | var tests0 = []", "  | `- warning",
      "/derived/A.swift:2:1: error: wrong", "2 | text",
    ]
    #expect(lines.flatMap { diagnostics.lines(for: $0) } == Array(lines.suffix(2)))
  }

  @Test func aDiagnosticIsShownOnce() throws {
    let one = ["/B.swift:1:1: error: wrong", "1 | text", "  | ^"]
    let other = ["/B.swift:2:1: error: wrong", "2 | text"]
    #expect(try shown(one + other + one + other, in: Folder()) == one + other)
  }

  @Test func whatIsMissingIsExplainedOnce() throws {
    let lines = try shown(
      ["A", "B"].map { "/B.swift:1:1: error: cannot find type 'UI\($0)' in scope" }, in: Folder())
    #expect(
      lines.filter { $0.contains("note:") }
        == ["A", "B"].map {
          "/B.swift:1: note: Drilldown's UIKit doesn't have UI\($0): `drilldown-uikit explain UI\($0)` "
            + "says what can be done."
        })
    #expect(lines.count == 4)
  }

  @Test func whatIsThereIsNotSaidToBeMissing() throws {
    let folder = try Folder()
    try folder.add(
      "Sources/OnLinux/UIKit/Generated/Exports.swift",
      "@_exported import class HeadlessUIKit.UIThing\n")
    let lines = try shown(
      Array(repeating: "/B.swift:1:1: error: cannot find type 'UIThing' in scope", count: 2),
      in: folder)
    #expect(lines.count == 2)
    #expect(lines.last?.contains("has it, but this file doesn't import UIKit") == true)
  }

  @Test(arguments: [
    ("non-'@objc' instance method 'f()' declared in 'A' cannot be overridden from extension", true),
    ("no such module 'MapKit'", true), ("cannot find type 'UIThing' in scope", true),
    ("cannot find 'thing' in scope", false),
  ])
  func whatObjectiveCWouldDoIsExplained(_ message: String, _ isExplained: Bool) throws {
    let lines = try shown(["/B.swift:1:1: error: \(message)"], in: Folder())
    #expect(lines.count == (isExplained ? 2 : 1))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("/B.swift:1: note: ") })
  }
}
