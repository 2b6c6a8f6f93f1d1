import Console
import Foundation
import Support
import Testing
import UIKitLua

/// A replaced world is as good as new.
@MainActor
struct ReplacingTests {
  @Test(.slow) func scriptsSayTheSameInAUsedSession() throws {
    let session = Session()
    for name in try Self.transcripts() {
      let source = try String(contentsOfFile: "\(Self.root)/\(name)", encoding: .utf8)
      let run = TranscriptRun(of: source, named: name, in: session)
      #expect(run.failures == [], "\(name)")
      // What a script leaves in global tables is not the world's.
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
        --> A viewDidLoad
        --> A viewWillAppear
        --> A viewIsAppearing
        --> A viewDidAppear
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
    var said = ""
    let session = Session(write: { said += $0 }, writeError: { said += $0 })
    session.evaluate("window.rootViewController = UIViewController 'A'")
    said = ""
    session.evaluate("mark 'old' wait(1) simulator:reset() mark 'new' wait(2) mark 'newer'")
    #expect(said == "     0 ms  old\n     0 ms  new\n  2000 ms  newer\nwindow  no root\n")
    said = ""
    session.evaluate("now()")
    #expect(said == "2.0\n")
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL.path

  private static func transcripts() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(root)/scripts")
    let names = files?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lua") && !$0.hasPrefix("meta/") }.sorted().map {
      "scripts/\($0)"
    }
  }
}
