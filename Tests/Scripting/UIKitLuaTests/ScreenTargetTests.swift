import EscapedText
import Foundation
import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Support
import Testing
import UIKitLua

/// Every script is run, and its screen is checked wherever its expected lines begin.
///
/// The world is idle there, and everything that the user can tap is visible in the picture.
struct ScreenTargetTests {
  nonisolated static let scripts: [String] = {
    let root = Repository.root.appending(path: "scripts")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".lua") }.sorted().map { root.appending(path: $0).path }
  }()

  @Test func thereAreScripts() { #expect(Self.scripts.count > 100) }

  @Test(.slow("it taps whatever all scripts show")) func whatIsSeenIsWhatCanBeTapped() throws {
    for path in Self.scripts { try lookAtScreens(of: path) }
  }

  private func lookAtScreens(of path: String) throws {
    let script = Script("")
    let world = script.world
    world.interpreter.register(
      function: .function("look", [], "Compares.") { [unowned world] in compare(world, path) })
    let source = try String(contentsOfFile: path, encoding: .utf8)
    script.run(looking(source))
    compare(world, path)
  }

  /// A script whose screen is checked where its expected lines begin.
  private func looking(_ source: String) -> String {
    var wasBlock = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isBlock = line.hasPrefix("-->")
      defer { wasBlock = isBlock }
      return isBlock && !wasBlock ? "wait(0) look()" : String(line)
    }.joined(separator: "\n")
  }

  private func compare(_ world: ScriptWorld, _ path: String) {
    let screen = world.stage.screen
    let enabled = screen.targets.filter { $0.isEnabled && !$0.text.isEmpty }.map(\.text)
    let picture = ScreenPrinter(screen).text()
    for text in enabled { #expect(isSeen(text, in: picture), "\(text) in \(path)\n\(picture)") }
    for line in picture.split(separator: "\n") {
      #expect([40, 80].contains(line.displayWidth), "\(line) in \(path)")
    }
  }

  /// Whether a text is visible, or its beginning if it was cut, or there is more than fits.
  private func isSeen(_ text: String, in picture: String) -> Bool {
    let text = text.escaped
    let drawings = ["UISwitch": ["●─", "─●"], "UISlider": ["●─", "─●"]][text] ?? []
    if ([text, "⋮"] + drawings).contains(where: picture.contains) { return true }
    return text.indices.dropFirst().contains { picture.contains(text[..<$0] + "…") }
  }
}

extension Substring {
  fileprivate var displayWidth: Int { String(self).displayWidth }
}
