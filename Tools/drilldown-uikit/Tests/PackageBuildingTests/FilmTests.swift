import Foundation
import Testing

@testable import PackageBuilding

/// The command runs the tests of a package, with the UIKit that is built beside it.
struct FilmTests {
  /// Drilldown's modules, if they are built.
  private static let modules = URL(filePath: #filePath).appending(
    path: "../../../../../.build/debug"
  ).standardizedFileURL.path(percentEncoded: false)
  private static let areBuilt = ["UIKit", "TestFilms"].allSatisfy {
    FileManager.default.fileExists(atPath: "\(modules)/Modules/\($0).swiftmodule")
  }

  /// The package has the same OpenCombine that Combine is made of.
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Flow", dependencies: [.package(path: "../OpenCombine")],
      targets: [
        .target(name: "Flow", dependencies: ["OpenCombine"]),
        .testTarget(name: "FlowTests", dependencies: ["Flow"]),
      ])
    """
  private static let flow = """
    import OpenCombine
    import UIKit
    public final class Flow {
      public let steps = CurrentValueSubject<Int, Never>(1)
      public let stack = UINavigationController(rootViewController: UIViewController())
      public init() {}
      public func show() { stack.pushViewController(UIViewController(), animated: false) }
    }
    """
  private static let tests = """
    import Combine
    import Flow
    import UIKit
    import XCTest
    class FlowTests: XCTestCase {
      @MainActor func testAEnds() {
        let flow = Flow()
        precondition(flow.stack.viewControllers.isEmpty, "the stack has a root")
      }
      @MainActor func testBFails() {
        let flow = Flow()
        UIApplication.shared.windows[0].rootViewController = flow.stack
        flow.show()
        XCTAssertEqual(flow.stack.viewControllers.count, 3)
      }
      @MainActor func testCPasses() {
        XCTAssertEqual(Flow().stack.viewControllers.count, 1)
        XCTAssertEqual(UIScreen.main.bounds.width, 768, "the device is an iPad")
        let step = expectation(description: "on the queue")
        let link = Flow().steps.receive(on: DispatchQueue.main).sink { _ in step.fulfill() }
        wait(for: [step], timeout: 10)
        link.cancel()
      }
    }
    """

  private static let newerTests = """
    import Flow
    import Testing
    import UIKit
    @MainActor struct StackTests {
      @Test("it grows") func grows() {
        let flow = Flow()
        UIApplication.shared.windows[0].rootViewController = flow.stack
        flow.show()
        #expect(flow.stack.viewControllers.count == 4)
      }
      @Test func begins() { #expect(Flow().stack.viewControllers.count == 1) }
    }
    """

  @Test(.enabled(if: areBuilt))
  func whatFailsHasAFilmAndWhatEndsTheProcessIsNamed() throws {
    let folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Self.modules + "/../../checkouts/OpenCombine", toPath: folder.path + "/OpenCombine")
    try folder.add("Flow/Package.swift", Self.manifest)
    try folder.add("Flow/Sources/Flow/Flow.swift", Self.flow)
    let file = try folder.add("Flow/Tests/FlowTests/FlowTests.swift", Self.tests)
    try folder.add("Flow/Tests/FlowTests/StackTests.swift", Self.newerTests)
    var lines: [String] = []
    let code = try Child([
      Bundle.main.bundleURL.appending(path: "drilldown-uikit").path(percentEncoded: false), "test",
      folder.path + "/Flow", "--modules", Self.modules, "--film", folder.path + "/films",
      "--device", "iPad", "--profile", "ios16",
    ]).run { lines.append($0) }
    #expect(code == 1)
    let ended = lines.filter { $0.hasPrefix("\(file):6: error: FlowTests.testAEnds ended") }
    #expect(ended.count == 1, "\(lines.joined(separator: "\n"))")
    #expect(lines.count { $0.contains("testCPasses' passed") } == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/films").sorted()
        == ["FlowTests.testBFails.html", "StackTests.grows.html"])
    let film = try String(
      contentsOfFile: folder.path + "/films/FlowTests.testBFails.html", encoding: .utf8)
    #expect(film.contains("flow.show()"))
    let newer = try String(
      contentsOfFile: folder.path + "/films/StackTests.grows.html", encoding: .utf8)
    #expect(newer.contains("viewControllers.count") && newer.contains("4"))
  }
}
