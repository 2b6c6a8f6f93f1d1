import HeadlessUIKit
import NavigationModel

// What a test in Swift sees of the explorer.
extension Explorer {
  /// Goes through an app as its user would, and reports what is wrong with it.
  ///
  /// The closure builds the app in a window of a new world, `Stage.current`, as often as the explorer
  /// begins anew, so it must do the same each time. What it returns, such as a coordinator, is retained
  /// as long as that world; the window is made key and visible after it.
  ///
  ///     let report = Explorer.explore { window in
  ///       window.rootViewController = UINavigationController(rootViewController: Home())
  ///     }
  ///     #expect(report.findings.isEmpty, "\(report)")
  ///
  /// - Parameters:
  ///   - profile: The releases of iOS that the worlds behave like.
  ///   - depth: The greatest number of steps from the start, from 0.
  ///   - states: The greatest number of states, from 1.
  ///   - time: The time that it may take on the wall clock; nil for as much as it needs.
  ///   - triesAllRows: Whether each row of a list is tried, not only the first and the last one.
  ///   - turns: Whether the device is turned.
  ///   - races: Where two taps are tried in haste: 0 nowhere, 1 in the first state of each screen, 2 in
  ///     every state.
  ///   - text: What is typed into fields, besides Return.
  ///   - classes: The classes of controllers that are reported if they were never on the screen.
  ///   - fingerprint: What distinguishes states of the same controllers, whatever is seen of them; nil if
  ///     what is seen does.
  ///   - build: Builds the app in a window, and returns what is to be retained.
  public static func explore<Parts>(
    profile: Profile = .modern, depth: Int = 12, states: Int = 100_000,
    time: Duration? = .seconds(60), triesAllRows: Bool = false, turns: Bool = false,
    races: Int = 1, typing text: String = "a", classes: [UIViewController.Type] = [],
    fingerprint: ((Parts) -> String)? = nil, build: @escaping (UIWindow) -> Parts
  ) -> Report {
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.states, bounds.time) = (depth, states, time)
    (bounds.triesAllRows, bounds.turns, bounds.races) = (triesAllRows, turns, races)
    let app = SwiftApp(
      profile, typing: text, classes: classes, fingerprint: fingerprint, build: build)
    return Report(Explorer(app, bounds).explore())
  }

  /// What an exploration has found.
  nonisolated public struct Report: Sendable, CustomStringConvertible {
    /// What is wrong, each kind at each place once.
    public let findings: [Finding]
    /// The number of states that were found.
    public let states: Int
    /// The number of steps from one state to another, or to itself, that were tried.
    public let ways: Int
    /// The number of screens: states with the same controller in front show the same one.
    public let screens: Int
    /// The greatest number of steps from the start that were tried.
    public let depth: Int
    /// The number of states in which something was not tried; 0 if everything was explored.
    public let frontier: Int
    /// The report of the command, with the steps that lead to each finding below it.
    public let description: String

    /// Whether everything within the app was explored.
    public var isComplete: Bool { frontier == 0 }

    /// The report on an exploration.
    init(_ exploration: Exploration) {
      findings = exploration.findings.map(Finding.init)
      (states, ways) = (exploration.states.count, exploration.ways.count)
      screens = Set(exploration.states.map(\.place)).count
      (depth, frontier) = (exploration.depth, exploration.frontier)
      description = exploration.text(of: exploration.findings) { Finding($0).steps }
    }
  }

  /// Something that is wrong with an app.
  nonisolated public struct Finding: Sendable, Equatable, CustomStringConvertible {
    /// What kind of fault it is.
    public let kind: Kind
    /// Where it is: the class or title of a screen, the name of a class, or the rule that is broken.
    public let place: String
    /// What is wrong, as a sentence.
    public let text: String
    /// The statements of Swift that lead there from the start, by the shortest way, one line a step.
    public let steps: [String]
    /// How many more there are of this kind at this place.
    public let others: Int

    /// The kind, the place and the sentence, with the steps below.
    public var description: String {
      (["\(kind.rawValue)  \(place)  \(text)"] + steps.map { "    \($0)" }).joined(separator: "\n")
    }

    init(_ finding: Exploration.Finding) {
      kind = Kind(finding.kind)
      (place, text, others) = (finding.place, finding.text, finding.others)
      steps = finding.lines.enumerated().map { index, line in
        finding.settles(after: index) ? "\(line); stage.settle()" : line
      }
    }
  }
}

extension Explorer.Finding {
  /// What may be wrong with an app, by its name in reports.
  nonisolated public enum Kind: String, Sendable, CaseIterable {
    /// Screens that nothing leads out of.
    case deadEnd = "dead end"
    /// A class that was never on the screen.
    case unreachable
    /// Two taps in haste end in another state than one after the other.
    case race
    /// UIKit logs something.
    case diagnostic
    /// UIKit raises an exception.
    case exception
    /// Callbacks of appearance without their counterparts.
    case imbalance
    /// Something never ends: a transition, a refresh, the action of a row.
    case lostCompletion = "lost completion"
    /// A controller that is alive although it was removed, one more each time.
    case leak
    /// A stack that becomes longer each time that the same screens are gone through.
    case growth
    /// Back, the swipe and the menu of the back button lead to different states.
    case brokenWayBack = "broken way back"
    /// Something decides that isn't seen.
    case hiddenState = "hidden state"

    fileprivate init(_ kind: Exploration.Finding.Kind) {
      self =
        switch kind {
        case .deadEnd: .deadEnd
        case .unreachable: .unreachable
        case .race: .race
        case .diagnostic: .diagnostic
        case .error, .exception: .exception
        case .imbalance: .imbalance
        case .lostCompletion: .lostCompletion
        case .leak: .leak
        case .growth: .growth
        case .brokenWayBack: .brokenWayBack
        case .hiddenState: .hiddenState
        }
    }
  }
}
