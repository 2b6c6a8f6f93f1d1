import Console
import Lua
import Reports

/// Sessions for the scripts of files, which are made before a file is known: that takes longer than
/// a small file.
package final class PreparedSessions {
  private var host: SpecHost?
  private var plain: Session?

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

  /// Runs a small spec, after which Swift's runtime knows the types that all specs use: each copy of
  /// the process would look them up again.
  package func warmUp() {
    let source = "it('passes', function() assert.is_true(true) end)"
    SpecRun(
      of: source, at: "warm-up", on: Self.newHost(), options: TestOptions(), leave: { _, _ in },
      send: { _ = $0.line }
    ).run()
  }

  /// The Lua side for a spec.
  func takeHost() -> SpecHost {
    defer { host = nil }
    return host ?? Self.newHost()
  }

  /// A session for a transcript.
  func takeSession() -> Session {
    defer { plain = nil }
    return plain ?? Session()
  }

  private static func newHost() -> SpecHost {
    do throws(LuaError) {
      return try SpecHost(in: Session())
    } catch {
      preconditionFailure("the runner's own Lua code doesn't load: \(error.message)")
    }
  }
}
