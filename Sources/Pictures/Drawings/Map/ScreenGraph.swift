import NavigationModel

/// The screens of an exploration, and the ways between them: states with the same controllers in
/// front are one screen.
package struct ScreenGraph: Sendable {
  /// The screens, in the order of their distance from the start.
  package private(set) var screens: [Screen] = []
  /// The ways from one screen to another, those with the same ends joined.
  package private(set) var ways: [Way] = []
  /// What is wrong with the app and isn't seen in one of the screens.
  package private(set) var findings: [Finding] = []

  /// All states that show the same controllers in front.
  package struct Screen: Sendable {
    /// What a user would call it.
    package let title: String
    /// The indices of its states, that with the least distance first, then in their order.
    package let states: [Int]
    /// The number of ways that lead to it from the start, at least.
    package let distance: Int
    /// The index of the screen from which the shortest way leads to it; nil for the start.
    package let predecessor: Int?
    /// The tab that it is in; nil outside of tabs.
    package let tab: Tab?
    /// Whether all ways of its states were tried.
    package let isExplored: Bool
    /// Whether a way leads back to the screen that it was reached from.
    package fileprivate(set) var leadsBack = false
    /// The number of screens from which ways lead to it that aren't in the list.
    package fileprivate(set) var others = 0
    /// What is wrong with it.
    package fileprivate(set) var findings: [Finding] = []
  }

  /// A tab of the bar at the bottom of the screen.
  package struct Tab: Sendable, Hashable {
    /// Its place in the bar.
    package let place: Int
    /// Its title.
    package let title: String
  }

  /// Ways with the same ends.
  package struct Way: Sendable {
    /// The indices of the screens that it begins and ends in.
    package let from, to: Int
    /// What the user does, in words, each once.
    package internal(set) var words: [String]
    /// What it is on the map.
    package let kind: Kind

    /// How a way leads through the screens.
    package enum Kind: Sendable {
      /// A part of a shortest way from the start.
      case shortest
      /// Another way to a screen that is further away.
      case onward
      /// A way to a screen that isn't.
      case back
    }

    /// The words of the first three, separated by commas.
    package var label: String {
      let most = 3
      return words.prefix(most).joined(separator: ", ") + (words.count > most ? ", …" : "")
    }
  }

  /// What is wrong with a screen, in words.
  package struct Finding: Sendable {
    /// What is wrong with what: `unreachable: HelpViewController`.
    package let text: String
    /// What is wrong, and how it is reached: `dead end, 3 taps`.
    package let label: String

    fileprivate init(_ finding: Exploration.Finding, distance: Int) {
      let taps = finding.lines.isEmpty ? distance : finding.lines.count
      text = "\(finding.kind.rawValue): \(finding.place.bounded)"
      label = "\(finding.kind.rawValue), \(Self.taps(taps))"
    }

    /// `3 taps`.
    package static func taps(_ count: Int) -> String { "\(count) \(count == 1 ? "tap" : "taps")" }
  }

  /// A screen with more other ways than these has only their number.
  private static let mostOtherWays = 4

  /// The screens of an exploration.
  package init(_ exploration: Exploration) {
    let folding = ScreenFolding(exploration)
    screens = folding.screens
    ways = folding.ways(between: screens)
    hideWaysBack()
    hideCommonWays()
    for finding in exploration.findings {
      let state = finding.state.flatMap { exploration.states.indices.contains($0) ? $0 : nil }
      guard let state else {
        findings.append(Finding(finding, distance: 0))
        continue
      }
      let distance = exploration.states[state].distance
      screens[folding.screen[state]].findings.append(Finding(finding, distance: distance))
    }
  }

  /// The way back to where one came from is a mark of its screen.
  private mutating func hideWaysBack() {
    for way in ways where screens[way.from].predecessor == way.to {
      screens[way.from].leadsBack = true
    }
    ways.removeAll { screens[$0.from].predecessor == $0.to }
  }

  /// What is reached from everywhere, such as a tab, has a number instead of many lines.
  private mutating func hideCommonWays() {
    let others = Dictionary(grouping: ways.filter { $0.kind != .shortest }, by: \.to)
      .filter { $0.value.count > Self.mostOtherWays }
    for (screen, ways) in others { screens[screen].others = ways.count }
    ways.removeAll { $0.kind != .shortest && others[$0.to] != nil }
  }
}
