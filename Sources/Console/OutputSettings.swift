import Inspection
import NavigationModel

/// What is printed after an input.
package struct OutputSettings: Equatable {
  /// When the tree is shown.
  package var tree = TreeShowing.changed
  /// How events are shown.
  package var events = EventShowing.folded

  /// Whether Swift and Objective-C run as the Lua that they mean.
  package var swift = SwiftInputs.off

  /// The default settings.
  package init() {}
}

extension OutputSettings {
  /// A setting, with its name and its values.
  struct Setting {
    let name: String
    let values: [String]
    let get: (OutputSettings) -> String
    let set: (inout OutputSettings, String) -> Void

    init<Value: RawRepresentable<String> & CaseIterable>(
      _ name: String, _ path: WritableKeyPath<OutputSettings, Value>
    ) {
      self.name = name
      values = Value.allCases.map(\.rawValue)
      get = { $0[keyPath: path].rawValue }
      set = { settings, text in
        if let value = Value(rawValue: text) { settings[keyPath: path] = value }
      }
    }
  }

  /// All settings.
  static let rows = [
    Setting("tree", \.tree), Setting("events", \.events), Setting("swift", \.swift),
  ]
}

/// When the tree is shown after an input.
package enum TreeShowing: String, CaseIterable, Sendable {
  case off, changed, always
}

/// Whether inputs in Swift or Objective-C run.
package enum SwiftInputs: String, CaseIterable, Sendable {
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
  func lines(for events: [Event], from start: Duration, columns: Int? = nil) -> [String] {
    switch self {
    case .off: return []
    case .on:
      var printer = TimelinePrinter(from: start, showsContainers: false)
      return printer.lines(for: events)
    case .folded:
      let most = FoldedTimelinePrinter.standardWidth
      return FoldedTimelinePrinter(
        from: start, showsContainers: false, width: min(columns ?? most, most)
      ).lines(for: events)
    }
  }
}
