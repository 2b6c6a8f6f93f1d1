import NavigationModel

/// Prints one line for each instant, naming the receiver of consecutive callbacks once.
///
///      0 ms  Home viewWillDisappear(animated)   Detail viewWillAppear(animated)  viewIsAppearing
///    350 ms  Home viewDidDisappear(animated)   Detail viewDidAppear(animated)
///
/// Long lines are continued on the next one.
public struct FoldedTimelinePrinter: Sendable {
  private let start: Duration
  private let showsContainers: Bool
  private let width: Int
  private let labels: Labels

  /// The default maximum width of a line, in columns.
  public static let standardWidth = 96

  /// A printer that counts from a time, for lines of a maximum width where names allow it.
  public init(
    from start: Duration = .zero, showsContainers: Bool = true, width: Int = standardWidth
  ) {
    self.init(from: start, showsContainers: showsContainers, width: width, labels: .plain)
  }

  /// A printer of labels.
  package init(from start: Duration, showsContainers: Bool, width: Int, labels: Labels) {
    self.start = start
    self.showsContainers = showsContainers
    self.width = width
    self.labels = labels
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
      return lines(instant.groups, behind: "\(margin)\(time) ms  ")
    }
  }

  /// Consecutive groups, as many as fit into a line.
  private func lines(_ groups: [Group], behind time: String) -> [String] {
    let margin = String(repeating: " ", count: time.count)
    var lines: [String] = []
    var line = time
    for text in groups.flatMap({ $0.rows(in: width - time.count) }) {
      let isFirst = line.count == time.count
      if !isFirst, line.displayWidth + text.displayWidth + 3 > width {
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
    let name = labels.text(event.name, of: event.subject)
    if groups.last?.name == name, groups.last?.subject == event.subject {
      groups[groups.count - 1].texts.append(callback)
    } else {
      groups.append(Group(name: name, subject: event.subject, texts: [callback]))
    }
  }

  /// The consecutive callbacks that a controller receives.
  private struct Group {
    let name: String?
    var subject: Hierarchy.ID?
    var texts: [String]

    /// One row, or several for a group that is too long for one; continuation lines are indented.
    func rows(in room: Int) -> [String] {
      var rows = [(name.map { "\($0) " } ?? "") + texts[0]]
      for text in texts.dropFirst() {
        if rows[rows.count - 1].displayWidth + text.displayWidth + 2 > room {
          rows.append("  " + text)
        } else {
          rows[rows.count - 1] += "  " + text
        }
      }
      return rows
    }
  }
}
