import Foundation
import Testing

@testable import PackageBuilding

struct BundleFilesTests {
  @Test func storyboardsAndPropertiesLieBesideTheTests() throws {
    let folder = try Folder()
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Über Flow", targets: [.target(name: "Flow")])
      """)
    try folder.add("Sources/Flow/Flow.swift", "let x = 1")
    try folder.add("Sources/Flow/Boards/Main.storyboard", "<document/>")
    try folder.add("Sources/Flow/Cell.xib", "<document/>")
    let package = try ClientPackage(
      in: folder.path, swiftPM: SwiftPM(scratch: folder.path + "/build"))
    try BundleFiles(of: package).write(to: folder.path + "/out")
    let bundle = try #require(Bundle(path: folder.path + "/out"))
    #expect(bundle.bundleIdentifier == "-ber-FlowTests")
    let file = try #require(bundle.path(forResource: "Main", ofType: "storyboard"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "<document/>")
    #expect(bundle.path(forResource: "Cell", ofType: "xib") != nil)
  }
}
