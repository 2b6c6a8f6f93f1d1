import Exploring
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// An app that a function builds in the world of a session, each time in a new one.
package final class BuiltApp: ExploredApp {
  package let source: Film.Source
  package let classes: [(name: String, line: Int)] = []
  private let session: Session
  private let build: () throws(LuaError) -> Void
  private var stop: LuaError?

  package var isStopped: Bool { stop != nil }

  /// An app in the world of a session; the function replaces the world and builds the app in it.
  package init(
    _ source: Film.Source, in session: Session, build: @escaping () throws(LuaError) -> Void
  ) {
    (self.source, self.session, self.build) = (source, session, build)
  }

  package func begin() -> any RunningApp {
    let texts = [ExploredScript(source).typedText, "\n"]
    let running = RunningScript(session.world, of: session, typing: texts) { [unowned self] in
      stop = $0
    }
    running.build(build)
    return running
  }

  /// What is wrong with it; throws what has stopped it.
  package func findings(_ options: ExploringOptions) throws(LuaError) -> [Exploration.Finding] {
    let world = session.world
    let former = (world.output, world.onError, world.onScriptWarning, world.onWarning)
    let replacing = (world.willReplaceWorld, world.didReplaceWorld)
    (world.willReplaceWorld, world.didReplaceWorld) = ({}, {})
    defer {
      (world.output, world.onError, world.onScriptWarning, world.onWarning) = former
      (world.willReplaceWorld, world.didReplaceWorld) = replacing
    }
    let exploration = Explorer(self, options.bounds).explore()
    if let stop { throw stop }
    return ExplorationReport(
      exploration, kinds: options.kinds, ignoring: world.acceptedFindings
    ).findings
  }
}
