import Inspection
import NavigationModel

/// What is printed after an input.
package struct OutputSettings: Equatable {
  /// What is shown of the world.
  package var show = WorldShowing.tree
  /// When it is shown.
  package var tree = TreeShowing.changed
  /// How events are shown.
  package var events = EventShowing.folded
  /// Whether lines that repeat are folded at a terminal.
  package var fold = Switch.on
  /// Whether Swift and Objective-C run as the Lua that they mean.
  package var swift = Switch.off

  /// Whether the line being typed has colours.
  package var colours = LineColours.on
  /// Whether the line being typed is continued from the history.
  package var suggestions = LineSuggestions.on

  /// The default settings.
  package init() {}
}

extension OutputSettings {
  /// A setting, with its name and its values.
  struct Setting {
    let name: String
    let sentence: String
    let values: [String]
    let get: (OutputSettings) -> String
    let set: (inout OutputSettings, String) -> Void

    init<Value: RawRepresentable<String> & CaseIterable>(
      _ name: String, _ path: WritableKeyPath<OutputSettings, Value>, _ sentence: String
    ) {
      self.name = name
      self.sentence = sentence
      values = Value.allCases.map(\.rawValue)
      get = { $0[keyPath: path].rawValue }
      set = { settings, text in
        if let value = Value(rawValue: text) { settings[keyPath: path] = value }
      }
    }
  }

  /// All settings.
  static let rows = [
    Setting("show", \.show, "What is shown of the world after an input."),
    Setting("tree", \.tree, "When it is shown: never, if it has changed, or always."),
    Setting("events", \.events, "How events are shown: a line each, or a line for an instant."),
    Setting("fold", \.fold, "Whether lines that repeat are folded at a terminal."),
    Setting("swift", \.swift, "Whether Swift and Objective-C run."),
    Setting("colours", \.colours, "Whether the line being typed has colours."),
    Setting("suggestions", \.suggestions, "Whether the history continues the line being typed."),
  ]

  /// A line for each setting, with its values.
  static let help: String = {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      "  \(row.name.padded(to: width))   \(row.values.joined(separator: ", ")). \(row.sentence)\n"
    }.joined()
  }()
}

/// What is shown of the world after an input.
package enum WorldShowing: String, CaseIterable, Sendable {
  case tree, screen, both, none

  /// Whether the tree is shown.
  var hasTree: Bool { self == .tree || self == .both }
  /// Whether the screen is shown.
  var hasScreen: Bool { self == .screen || self == .both }
}

/// When the tree and the screen are shown after an input.
package enum TreeShowing: String, CaseIterable, Sendable {
  case off, changed, always
}

/// A setting that is on or off.
package enum Switch: String, CaseIterable, Sendable {
  case off, on
}

/// Whether the line being typed has colours.
package enum LineColours: String, CaseIterable, Sendable {
  case off, on
}

/// Whether the rest of a former input that begins like the line being typed is offered.
package enum LineSuggestions: String, CaseIterable, Sendable {
  case off, on
}

/// How events are shown after an input.
package enum EventShowing: String, CaseIterable, Sendable {
  /// A line for each.
  case on
  /// Not at all.
  case off
  /// A line for each instant.
  case folded

  /// The lines for events that begin at a time; folded ones are no longer than a number of columns.
  func lines(
    for events: [Event], from start: Duration, labels: Labels = .plain, columns: Int? = nil
  ) -> [String] {
    switch self {
    case .off: return []
    case .on:
      var printer = TimelinePrinter(from: start, showsContainers: false)
      printer.labels = labels
      return printer.lines(for: events)
    case .folded:
      let most = FoldedTimelinePrinter.standardWidth
      return FoldedTimelinePrinter(
        from: start, showsContainers: false, width: min(columns ?? most, most), labels: labels
      ).lines(for: events)
    }
  }
}
