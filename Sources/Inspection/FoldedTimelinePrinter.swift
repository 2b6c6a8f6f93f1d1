import NavigationModel

/// Writes events in a line for each instant; who hears several callbacks in a row is named once.
///
///      0 ms  Home viewWillDisappear(animated)   Detail viewWillAppear(animated)  viewIsAppearing
///    350 ms  Home viewDidDisappear(animated)   Detail viewDidAppear(animated)
///
/// A long line goes on in the next one.
public struct FoldedTimelinePrinter: Sendable {
  private let start: Duration
  private let showsContainers: Bool

  /// A printer that counts from a time.
  public init(from start: Duration = .zero, showsContainers: Bool = true) {
    self.start = start
    self.showsContainers = showsContainers
  }

  /// The lines for events in order.
  public func lines(for events: some Sequence<Event>) -> [String] {
    var instants: [(at: Duration, groups: [Group])] = []
    for event in events where showsContainers || !event.isContainer {
      if instants.last?.at != event.at { instants.append((event.at, [])) }
      add(event, to: &instants[instants.count - 1].groups)
    }
    return instants.flatMap { instant in
      let time = TimelinePrinter.milliseconds(instant.at - start)
      let margin = String(repeating: " ", count: max(4 - time.count, 0))
      return lines(instant.groups.map(\.text), behind: "\(margin)\(time) ms  ")
    }
  }

  /// How many columns a line has.
  private static let width = 96

  /// Texts in a row, as many as a line has room for.
  private func lines(_ texts: [String], behind time: String) -> [String] {
    let margin = String(repeating: " ", count: time.count)
    var lines: [String] = []
    var line = time
    for text in texts {
      let isFirst = line.count == time.count
      if !isFirst, line.displayWidth + text.displayWidth + 3 > Self.width {
        lines.append(line)
        line = margin + text
      } else {
        line += (isFirst ? "" : "   ") + text
      }
    }
    return lines + [line]
  }

  private func add(_ event: Event, to groups: inout [Group]) {
    guard let callback = event.textWithoutName else {
      return groups.append(Group(name: nil, texts: [event.text]))
    }
    if groups.last?.name == event.name, groups.last?.subject == event.subject {
      groups[groups.count - 1].texts.append(callback)
    } else {
      groups.append(Group(name: event.name, subject: event.subject, texts: [callback]))
    }
  }

  /// What somebody hears in a row.
  private struct Group {
    let name: String?
    var subject: Hierarchy.ID?
    var texts: [String]

    var text: String { (name.map { "\($0) " } ?? "") + texts.joined(separator: "  ") }
  }
}

extension Event {
  /// What somebody heard; nil for what nobody hears.
  fileprivate var textWithoutName: String? {
    switch kind {
    case .callback, .delegate, .released: String(text.dropFirst(name.count + 1))
    case .completion, .transition, .warning, .exception, .error, .mark: nil
    }
  }
}
