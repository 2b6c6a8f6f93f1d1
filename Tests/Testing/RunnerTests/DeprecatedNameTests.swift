import Console
import Foundation
import Lua
import Reports
import Testing
import UIKitLua

@testable import Specs

/// Remarks of the runner about names that will go: they change no outcome and no transcript.
@MainActor
struct DeprecatedNameTests {
  @Test(arguments: [
    ("a_spec.lua", "it('goes back', function()\n  user.back() user.back()\nend)\n"),
    ("a.lua", "user.back()\nuser.back() print('b')\n--> b\n"),
  ])
  func eachPlaceIsRemarkedOnce(_ name: String, _ text: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)\(name)")
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover does no harm
    try Data(text.utf8).write(to: file)
    let path = file.path
    let sessions = PreparedSessions()
    sessions.prepare(for: path)
    let session = sessions.host?.session ?? sessions.plain
    session?.world.interpreter.deprecations = [
      Deprecation("user.back", since: "9.1.0", instead: "user.tap(title)")
    ]
    var remarks: [String] = [], outcomes: [TestOutcome] = []
    FileRunner(TestOptions(), leave: { _, _ in }, sessions: sessions) { event in
      if case .remarked(let text) = event { remarks.append(text) }
      if case .testEnded(let result) = event { outcomes.append(result.outcome) }
    }.run(path)
    let lines = name == "a.lua" ? [1, 2] : [2]
    #expect(
      remarks.filter { $0.contains("deprecated") }
        == lines.map {
          "\(path):\($0): user.back is deprecated since 9.1.0; write `user.tap(title)`"
        })
    #expect(outcomes == [.passed])
  }
}
