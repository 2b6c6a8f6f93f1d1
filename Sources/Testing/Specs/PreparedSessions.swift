import Console
import Lua
import Reports
import StoredValues
import UIKitLua

/// Sessions for the scripts of files, for copies of the process: each copy has them as they were
/// prepared, and ends after its file.
package final class PreparedSessions {
  private(set) var host: SpecHost?
  private(set) var plain: Session?
  /// How many files have been prepared for.
  private var count = 0

  /// Nothing is prepared.
  package init() {}

  /// Prepares what a file needs.
  package func prepare(for path: String) {
    if TestKind.isSpec(path) {
      host = host ?? Self.newHost()
    } else {
      plain = plain ?? Self.newSession()
    }
    count += 1
    if count == 2 { warmUp() }
  }

  /// Runs a small spec, after which Swift's runtime knows the types that all files use.
  ///
  /// Each copy of the process would look them up again. One file alone doesn't wait for that.
  private func warmUp() {
    ScriptWorld.fillTables()
    let source = "it('passes', function() assert.is_true(true) end)"
    SpecRun(
      of: source, at: "warm-up/warm-up", on: Self.newHost(), options: TestOptions(),
      leave: { _, _ in }, send: { _ = JSON.line($0) }
    ).run()
  }

  /// The Lua side for a spec.
  func takeHost() -> SpecHost {
    guard let host = host.take() else { return Self.newHost() }
    leaveToProcess(host.session)
    return host
  }

  /// A session for a transcript.
  func takeSession() -> Session {
    guard let session = plain.take() else { return Self.newSession() }
    leaveToProcess(session)
    return session
  }

  /// Frees nothing of a prepared session: the process ends after it.
  private func leaveToProcess(_ session: Session) {
    session.world.interpreter.endWithProcess()
    _ = Unmanaged.passRetained(session)
  }

  /// A session with the classes that most scripts use: addresses are the same in every file, whether
  /// it was prepared for one or for many.
  private static func newSession() -> Session {
    let session = Session()
    session.world.fillUsualClasses()
    return session
  }

  private static func newHost() -> SpecHost {
    do throws(LuaError) {
      let host = try SpecHost(in: newSession())
      host.session.world.interpreter.beginTrackingUse()  // the first test needs no other world then
      return host
    } catch {
      preconditionFailure("the runner's own Lua code doesn't load: \(error.message)")
    }
  }
}
