import Console
import Drawings
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import Support
import Testing
import UIKitLua

/// Hits in the states of all scripts: `user` does what they say, or refuses it for the reason that they
/// say.
@MainActor
struct HitTests {
  private static let scripts = Repository.root.appending(path: "scripts")

  private static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: scripts.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".lua") }.sorted()
  }()

  /// At the end of each script: all hits that do nothing, and a walk through some of the others, a new
  /// kind before one that was tried.
  @Test(.slow("it plays all scripts")) func theyAreWhatTheUserDoes() throws {
    var kinds: Set<Hit.Kind> = []
    for name in Self.names {
      let path = Self.scripts.appending(path: name).path
      let session = Session()
      let run = TranscriptRun(
        of: try String(contentsOfFile: path, encoding: .utf8), named: path, in: session)
      var walk = HitWalk(in: session.world)
      // The run takes the errors of what is done after the script.
      withExtendedLifetime(run) { walk.walk(steps: 5) }
      #expect(walk.problems == [], "\(name)")
      kinds.formUnion(walk.kinds)
    }
    // Those only last as long as a transition.
    #expect(Set(Hit.Kind.allCases).subtracting(kinds) == [.grab, .dismissalDrag])
  }
}
