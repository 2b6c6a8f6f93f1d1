import Foundation
import HeadlessUIKit
import NavigationModel
import Support
import Testing
import UIKitLua

/// What a finger can do is made by the function of `Stage.User` that the gesture names, and spelled as a
/// call of it.
@MainActor
struct GestureCallTests {
  private typealias Failure = Stage.User.Failure

  private static func world(of example: HitKindTests.Example) throws -> ScriptWorld {
    let world = ScriptWorld()
    _ = try world.run(example.world, named: "example")
    return world
  }

  private static func touches(in world: ScriptWorld) -> [Screen.Touch] {
    world.stage.user.touches(on: world.stage.screen)
  }

  /// Each gesture in a world of its own: it is made, refused by the program, or refused for its reason.
  @Test(arguments: HitKindTests.examples)
  func everyGestureIsMade(_ example: HitKindTests.Example) throws {
    for index in Self.touches(in: try Self.world(of: example)).indices {
      let world = try Self.world(of: example)
      let touch = Self.touches(in: world)[index]
      let line = world.stage.user.line(of: touch.gesture) ?? touch.name
      do throws(Failure) {
        try world.stage.user.make(touch.gesture)
        #expect(touch.obstacle == nil, "\(line)")
      } catch {
        let isAnswer = HitWalk.answers.contains { error.description.contains($0) }
        #expect(error == touch.obstacle.map { .ignored($0) } || isAnswer, "\(line): \(error)")
      }
    }
  }

  /// The first statement with each function, in all examples.
  @Test func eachGestureIsAStatementOfSwift() throws {
    let view = "stage.keyWindow!.rootViewController!.view.subviews[0]"
    var names: Set<Substring> = []
    let lines = try Self.lines.get().filter { names.insert($0.prefix { $0 != "(" }).inserted }
    let calls = lines.map {
      $0.replacing("try stage.user.", with: "").replacing(view, with: "VIEW")
    }
    #expect(
      calls.sorted().joined(separator: "\n") == """
        cancel()
        deleteRow(at: IndexPath(row: 0, section: 0))
        dragDismiss()
        dragSheet(to: .large)
        grab()
        hold(VIEW)
        holdBack("Root")
        moveKeyboard(to: .undocked)
        pan(VIEW, through: [CGPoint(x: 0.0, y: 10.0), CGPoint(x: 0.0, y: 20.0)])
        pick()
        pinch(VIEW, through: [2.0])
        pullToRefresh(VIEW as! UIScrollView)
        scroll(VIEW as! UIScrollView, by: CGPoint(x: 0.0, y: 200.0))
        slide(to: 0.0, ofSliderAt: 0)
        swipe(.right, over: VIEW)
        swipeBack()
        swipeColumnIn()
        swipeColumnOut()
        swipeDown()
        swipeRow(at: IndexPath(row: 0, section: 0))
        tap("Same")
        tapOutside()
        tapStatusBar()
        turnPage(.forward)
        type("a")
        """)
  }

  @Test(arguments: [
    "swipeBack(.cancelled)", "swipeBack(.held(at: 0.5))", "turnPage(.reverse, .cancelled)",
    "dragSheet(to: .large, cancelled: true)", "tap(\"Same\", at: 1)",
    "type(\"\\n\", into: \"Name\")", "type(\"12\", intoFieldAt: 1)",
    "swipeRow(at: IndexPath(row: 0, section: 0), from: .leading)",
  ])
  func optionsAreSpelled(call: String) throws {
    #expect(try Self.lines.get().contains("try stage.user.\(call)"))
  }

  @Test(.slow("it starts the compiler")) func theStatementsCompile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system removes it later.
    let file = folder.appending(path: "Gestures.swift")
    let body = Set(try Self.lines.get()).sorted().map { "  \($0)\n" }.joined()
    try "import HeadlessUIKit\n@MainActor func make(on stage: Stage) throws {\n\(body)}\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let built = Repository.root.appending(path: ".build/debug").path
    try Toolchain.output(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-I", "\(built)/Modules", "-Xcc",
        "-fmodule-map-file=\(built)/CRetaining.build/module.modulemap", file.path,
      ])
  }

  /// The statements of all examples.
  private static let lines = Result {
    try HitKindTests.examples.flatMap { example in
      let world = try world(of: example)
      return touches(in: world).compactMap { world.stage.user.line(of: $0.gesture) }
    }
  }
}
