import Console
import Lua
import Reports
import UIKitLua

/// Sessions for the scripts of files, which are made before a file is known: that takes longer than
/// a small file.
package final class PreparedSessions {
  private var hosts: [SpecHost] = []
  private var plain: [Session] = []
  /// A host that a file has left as it was.
  private var returned: SpecHost?
  /// Whether some were prepared before.
  package private(set) var havePrepared = false
  /// The sessions that live until the process ends; nil if it continues after them.
  private var last: [Session]?

  /// Nothing is prepared.
  package init() {}

  /// Prepares what a file needs, and the files after it that the same copy of the process will run,
  /// if so many are expected in all.
  ///
  /// At first that is one: perhaps the files leave it as it was for each other.
  package func prepare(for path: String, of expected: Int) {
    let count = havePrepared ? Self.count(for: expected) : 1
    defer { havePrepared = true }
    if TestKind.isSpec(path) {
      while hosts.count < count { hosts.append(Self.newHost(hasClasses: havePrepared)) }
    } else {
      while plain.count < count { plain.append(Self.newSession(hasClasses: havePrepared)) }
    }
  }

  /// How many sessions take the least time: each is prepared once, and used by as many copies as it
  /// saves copies.
  private static func count(for files: Int) -> Int {
    min(max(Int((Double(files) * copyPerSession).squareRoot()), 1), most)
  }

  /// The time that a copy of the process takes, in times that a session takes to prepare; and the
  /// most sessions, for the memory of the process.
  private static let (copyPerSession, most) = (0.8, 24)

  /// Whether something is prepared for a file like another one.
  package func isPrepared(for path: String) -> Bool {
    TestKind.isSpec(path) ? returned != nil || !hosts.isEmpty : !plain.isEmpty
  }

  /// The process ends after the sessions that are taken from now on: nothing of them is freed.
  package func endWithProcess() { last = [] }

  /// Runs a small spec, after which Swift's runtime knows the types that all specs use: each copy of
  /// the process would look them up again.
  package func warmUp() {
    ScriptWorld.fillTables()
    let source = "it('passes', function() assert.is_true(true) end)"
    SpecRun(
      of: source, at: "warm-up/warm-up", on: Self.newHost(), options: TestOptions(),
      leave: { _, _ in },
      send: { _ = $0.line }
    ).run()
  }

  /// The Lua side for a spec.
  func takeHost() -> SpecHost {
    if let host = returned.take() { return host }
    let taken = hosts.popLast() ?? Self.newHost()
    keep(taken.session)
    return taken
  }

  /// Receives a host that a file has left as it was, for the next file.
  func giveBack(_ host: SpecHost) {
    host.session.world.interpreter.restartRandom()
    returned = host
  }

  /// A session for a transcript.
  func takeSession() -> Session {
    let taken = plain.popLast() ?? Session()
    keep(taken)
    return taken
  }

  private func keep(_ session: Session) {
    guard last != nil else { return }
    session.world.interpreter.endWithProcess()
    last?.append(session)
  }

  /// A session; one that many copies will use has the classes that most scripts use.
  private static func newSession(hasClasses: Bool) -> Session {
    let session = Session()
    if hasClasses { session.world.fillUsualClasses() }
    return session
  }

  private static func newHost(hasClasses: Bool = false) -> SpecHost {
    do throws(LuaError) {
      let host = try SpecHost(in: newSession(hasClasses: hasClasses))
      host.session.world.interpreter.beginTrackingUse()  // the first test needs no other world then
      return host
    } catch {
      preconditionFailure("the runner's own Lua code doesn't load: \(error.message)")
    }
  }
}
