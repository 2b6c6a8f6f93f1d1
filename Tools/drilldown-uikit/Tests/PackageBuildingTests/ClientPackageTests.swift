import Foundation
import Testing

@testable import PackageBuilding

struct ClientPackageTests {
  private func failure(at path: String) -> String? {
    do {
      _ = try ClientPackage.folder(at: path)
      return nil
    } catch {
      return (error as? Failure).map { "\($0.code.rawValue): \($0)" }
    }
  }

  @Test func whatIsThereIsSaid() throws {
    let folder = try Folder()
    let file = try folder.add("file")
    #expect(failure(at: "") == "4: '': no path")
    #expect(
      failure(at: "\(folder.path)/none") == "4: '\(folder.path)/none': No such file or directory")
    #expect(failure(at: file) == "4: '\(file)' is not a folder; name the one with Package.swift")
    #expect(failure(at: folder.path) == "4: '\(folder.path)' has no Package.swift")
    try folder.add("Nested/Package.swift")
    #expect(
      failure(at: folder.path)
        == "4: '\(folder.path)' has no Package.swift; did you mean '\(folder.path)/Nested'?")
  }

  @Test func aProjectOfXcodeIsNoPackage() throws {
    let folder = try Folder()
    try folder.add("App.xcodeproj/project.pbxproj")
    #expect(
      failure(at: folder.path)
        == "4: '\(folder.path)' has no Package.swift; projects of Xcode need one, with their sources "
        + "as targets")
  }

  @Test func charactersThatATerminalObeysAreEscaped() {
    #expect(failure(at: "/no\u{1B}[31m\n") == "4: '/no\\u{1B}[31m\\n': No such file or directory")
  }

  @Test func objectiveCIsRefused() throws {
    let folder = try Folder()
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Old", targets: [.target(name: "Old")])
      """)
    try folder.add("Sources/Old/Bar.m", "@implementation Bar @end")
    try folder.add("Sources/Old/include/Bar.h")
    let swiftPM = SwiftPM(scratch: folder.path + "/.build")
    let failure = #expect(throws: Failure.self) {
      try ClientPackage(in: folder.path, swiftPM: swiftPM)
    }
    #expect(
      failure?.description
        == "'\(folder.path)': its target 'Old' is in Objective-C (Bar.m), which needs Apple's "
        + "frameworks; only Swift can be built here")
  }

  @Test func aModuleWithANameOfOursIsRefused() throws {
    let folder = try Folder()
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Store", targets: [.target(name: "NavigationModel")])
      """)
    try folder.add("Sources/NavigationModel/a.swift", "struct A {}")
    let swiftPM = SwiftPM(scratch: folder.path + "/.build")
    let failure = #expect(throws: Failure.self) {
      try ClientPackage(in: folder.path, swiftPM: swiftPM)
    }
    #expect(
      failure?.description
        == "'\(folder.path)': its module 'NavigationModel' has the name of one that Drilldown's UIKit is "
        + "made of; rename it")
  }

  @Test func aManifestForTestsIsSaidWhereThereAreNone() throws {
    let folder = try Folder()
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Store", targets: [.target(name: "Store")])
      """)
    try folder.add("Sources/Store/a.swift", "struct A {}")
    try folder.add("StoreTests/t.swift", "import XCTest")
    let package = try ClientPackage(
      in: folder.path, swiftPM: SwiftPM(scratch: folder.path + "/.build"))
    let text = try MissingTests(of: package).description
    #expect(text.hasPrefix("'\(folder.path)' has no test target, but a folder 'StoreTests'. "))
    #expect(text.contains(#".target(name: "Store", path: "Tested/Sources/Store")"#))
    #expect(text.contains(#"path: "Tested/StoreTests")"#))
  }

  @Test func aLinkLeadsToItsFolder() throws {
    let folder = try Folder()
    try folder.add("Real/Package.swift")
    try folder.link("link", to: "Real")
    #expect(try ClientPackage.folder(at: folder.path + "/link") == folder.path + "/Real")
    try folder.link("round", to: "round")
    #expect(failure(at: folder.path + "/round")?.hasPrefix("4: ") == true)
  }
}

struct SourceFilesTests {
  @Test func linksAreFollowedOnce() throws {
    let folder = try Folder()
    try folder.add("a.swift")
    try folder.add("It's \"odd\" – ü/b.swift")
    try folder.add(".hidden/c.swift")
    try folder.add("Package.swift")
    try folder.add("notes.md")
    try folder.add("Tests/t.swift")
    try folder.link("loop", to: ".")
    try folder.link("nowhere", to: "/none")
    let names = { (files: SourceFiles) in files.paths.map { $0.dropFirst(folder.path.count + 1) } }
    #expect(
      names(try SourceFiles(in: folder.path)) == [
        "It's \"odd\" – ü/b.swift", "Tests/t.swift", "a.swift",
      ])
    #expect(
      names(try SourceFiles(in: folder.path, excluding: ["Test"])) == [
        "It's \"odd\" – ü/b.swift", "a.swift",
      ])
  }
}
