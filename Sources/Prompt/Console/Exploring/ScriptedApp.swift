import Exploring
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// An app that a script builds, to be explored: the script runs up to the first thing that its user
/// does.
package final class ScriptedApp: ExploredApp {
  package let source: Film.Source
  package let classes: [(name: String, line: Int)]
  private let text: String
  private let name: String
  private let profile: Profile
  private let isTrusted: Bool
  /// What may be typed: the first text that the script itself types, and Return.
  private let texts: [String]
  /// Whether it was stopped from outside.
  package private(set) var isStopped = false

  /// An app of a script; one that isn't trusted runs in the sandbox.
  package init(
    _ text: String, named name: String, profile: Profile = .modern, isTrusted: Bool = false
  ) {
    (self.text, self.name, self.profile, self.isTrusted) = (text, name, profile, isTrusted)
    source = Film.Source(name: name, text: text)
    let script = ExploredScript(source)
    (classes, texts) = (script.classes, [script.typedText, "\n"])
  }

  package func begin() -> any RunningApp { run() }

  /// Explores the app for a page in which one can tap.
  package func played(taps: Int = 6, states: Int = 200, races: Int = 0) -> Exploration {
    Explorer(self, .ofPage(taps: taps, states: states, races: races)).explore()
  }

  private func run() -> RunningScript {
    RunningScript(
      text, named: name, profile, typing: texts, isTrusted: isTrusted,
      onStop: { [unowned self] _ in isStopped = true })
  }

  /// The findings that the script accepts.
  package var accepted: [AcceptedFinding] { run().accepted }

  /// The film of a script in the app's profile.
  package func film(of text: String, named name: String) -> Film {
    let session = Session(profile: profile)
    if !isTrusted { session.confine(to: self.name) }
    session.addModuleFolder(of: self.name)
    let recording = FilmRecording(of: session, text: text, named: name)
    _ = session.run(script: text, named: name)
    return recording.film
  }

  /// A script that builds the app and shows what is wrong with it.
  package func script(showing finding: Exploration.Finding) -> String {
    let end = run().lineOfUser.map { $0 - 1 } ?? source.lines.count
    let built = source.lines.prefix(end).joined(separator: "\n")
    let done = finding.lines.enumerated().map { index, line in
      finding.settles(after: index) ? "\(line)\nsettle()\n" : "\(line)\n"
    }.joined()
    let comment = "\(finding.kind.rawValue): \(finding.text)".replacing("\n", with: " ")
    return "-- \(comment)\n\(built)\nsettle()\n\n\(done)"
  }
}

/// What an explorer reads in a script.
struct ExploredScript {
  private let source: Film.Source

  init(_ source: Film.Source) { self.source = source }

  /// The first text that it types; a letter if it types none.
  var typedText: String {
    for line in source.lines {
      if let match = line.firstMatch(of: /user\.type\(\s*"([^"\\]+)"/) { return String(match.1) }
    }
    return "a"
  }

  /// The classes of controllers that it defines, with their lines.
  var classes: [(name: String, line: Int)] {
    var found: [(name: String, line: Int)] = []
    var variables: Set<String> = []
    for (index, line) in source.lines.enumerated() {
      guard
        let match = line.firstMatch(
          of: /(?:(\w+)\s*=\s*)?\bclass\(\s*"(\w+)"\s*,\s*(\w+)\s*\)/)
      else { continue }
      let parent = String(match.3)
      guard parent.hasPrefix("UI") && parent.hasSuffix("Controller") || variables.contains(parent)
      else { continue }
      if let variable = match.1 { variables.insert(String(variable)) }
      found.append((String(match.2), index + 1))
    }
    // A class that another one continues need not be seen itself.
    return found.filter { item in
      let end = ", \(variable(of: item.name)))"
      return !source.lines.contains { $0.contains("class(") && $0.contains(end) }
    }
  }

  private func variable(of className: String) -> String {
    for line in source.lines {
      if let match = line.firstMatch(of: /(\w+)\s*=\s*class\(\s*"(\w+)"/), match.2 == className {
        return String(match.1)
      }
    }
    return className
  }
}

extension ExplorerBounds {
  /// Those of a page: everything is drawn.
  static func ofPage(taps: Int, states: Int, races: Int = 0) -> ExplorerBounds {
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.states, bounds.races, bounds.records) = (taps, states, races, true)
    return bounds
  }
}
