import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// A script in its own world, and the results of running it.
final class Script {
  let world = ScriptWorld()
  private(set) var printed = ""
  private(set) var reportedErrors: [String] = []
  private(set) var error: LuaError?

  /// Runs a text and settles the world.
  init(_ source: String) {
    world.output = { [unowned self] in printed += $0 }
    world.onError = { [unowned self] error, context in
      reportedErrors.append("\(context): \(error.message)")
    }
    run(source)
  }

  /// Runs another text in the same world.
  func run(_ source: String) {
    do throws(LuaError) {
      try world.run(source, named: "script")
      try world.settle()
    } catch {
      self.error = error
    }
  }

  /// The printed lines.
  var lines: [String] { printed.split(separator: "\n").map(String.init) }

  /// The timeline without containers and animations.
  var timeline: [String] {
    world.stage.trace.events.filter { !$0.isContainer && $0.kind != .transition }.map(\.text)
  }
}
