import Console
import Foundation
import Support
import Testing
import UIKitLua

/// A world that replaces another one is as good as new.
@MainActor
struct WorldReplacementTests {
  @Test(.slow("it plays all scripts")) func scriptsPrintTheSameInAUsedSession() throws {
    let session = Session()
    for name in try Self.transcripts() {
      let source = try String(contentsOfFile: "\(Self.root)/\(name)", encoding: .utf8)
      let run = TranscriptRun(of: source, named: name, in: session)
      #expect(run.failures == [], "\(name)")
      // Changes of a script to global tables don't belong to the world.
      try session.world.run(
        """
        simulator:reset()
        for _, entries in ipairs{ nibs, app } do
          for name in next, entries do entries[name] = nil end
        end
        """, named: "end")
    }
  }

  @Test func aBlockHasTheLinesOfBothWorlds() {
    let source = """
      local nav = UINavigationController{ UIViewController "A", name = "nav" }
      window.rootViewController = nav
      wait(1)
      io.write("half a line")
      simulator:reset()
      print(" and its end", now())
      window.rootViewController = UIViewController "B"
      wait(0.5)
      mark "later"
      -->

      """
    let run = TranscriptRun(of: source, named: "t")
    #expect(
      run.rebuilt.hasSuffix(
        """
        mark "later"
        --> A willMove(toParent: nav)
        --> A viewDidLoad
        --> A viewWillAppear
        --> A viewIsAppearing
        --> A viewDidAppear
        --> A didMove(toParent: nav)
        --> half a line and its end 0.0
        --> B viewDidLoad
        --> B viewWillAppear
        --> B viewIsAppearing
        --> B viewDidAppear
        --> … 500 ms
        --> later

        """))
  }

  @Test func anInputShowsBothWorlds() {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.evaluate("window.rootViewController = UIViewController 'A'")
    output = ""
    session.evaluate("mark 'old' wait(1) simulator:reset() mark 'new' wait(2) mark 'newer'")
    #expect(output == "     0 ms  old\n     0 ms  new\n  2000 ms  newer\nwindow  no root\n")
    output = ""
    session.evaluate("now()")
    #expect(output == "2.0\n")
  }

  private static let root = Repository.root.path

  /// The scripts that say what they print; those that are explored don't.
  private static func transcripts() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(root)/scripts")
    let names = files?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".lua") }.sorted().map { "scripts/\($0)" }
      .filter { try Repository.text(of: $0).contains("\n-->") }
  }
}
