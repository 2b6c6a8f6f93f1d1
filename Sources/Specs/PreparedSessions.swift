import Console
import Lua
import Reports
import UIKitLua

/// Sessions for the scripts of files, which are made before a file is known: that takes longer than
/// a small file.
package final class PreparedSessions {
  private var host: SpecHost?
  private var plain: Session?
  /// The sessions that live until the process ends; nil if it continues after them.
  private var last: [Session]?

  /// Nothing is prepared.
  package init() {}

  /// Prepares what a file needs.
  package func prepare(for path: String) {
    if TestKind.isSpec(path) {
      if host == nil { host = Self.newHost() }
    } else if plain == nil {
      plain = Session()
    }
  }

  /// The process ends after the sessions that are taken from now on: nothing of them is freed.
  package func endWithProcess() { last = [] }

  /// Runs a small spec, after which Swift's runtime knows the types that all specs use: each copy of
  /// the process would look them up again.
  package func warmUp() {
    let source = "it('passes', function() assert.is_true(true) end)"
    SpecRun(
      of: source, at: "warm-up/warm-up", on: Self.newHost(), options: TestOptions(),
      leave: { _, _ in },
      send: { _ = $0.line }
    ).run()
  }

  /// The Lua side for a spec.
  func takeHost() -> SpecHost {
    let taken = host ?? Self.newHost()
    host = nil
    keep(taken.session)
    return taken
  }

  /// A session for a transcript.
  func takeSession() -> Session {
    let taken = plain ?? Session()
    plain = nil
    keep(taken)
    return taken
  }

  private func keep(_ session: Session) {
    guard last != nil else { return }
    session.world.interpreter.endWithProcess()
    last?.append(session)
  }

  private static func newHost() -> SpecHost {
    do throws(LuaError) {
      let host = try SpecHost(in: Session())
      try host.session.world.reset()  // what the first reset looks up is there for all copies
      return host
    } catch {
      preconditionFailure("the runner's own Lua code doesn't load: \(error.message)")
    }
  }
}
