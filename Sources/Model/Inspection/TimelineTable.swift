import NavigationModel

/// Prints events as a table: a column for each controller, a row for each call, and the time that has
/// passed before it.
///
///         ms  Detail                    Home
///          0  viewDidLoad
///                                       viewWillDisappear(animated)
///             viewWillAppear(animated)
///     +  350                            viewDidDisappear(animated)
///             viewDidAppear(animated)
///
/// Controllers without a call have no column, and columns that don't fit are in further blocks. What
/// isn't about a controller is in a row of its own, in every block. Events that repeat can be folded.
package struct TimelineTable: Sendable {
  private let labels: Labels
  private let columns: Int?
  private let folds: Bool

  /// A printer for a number of columns; nil for as many as there are.
  package init(labels: Labels, columns: Int?, folds: Bool = false) {
    (self.labels, self.columns, self.folds) = (labels, columns, folds)
  }

  /// The lines for a part of a trace, after a line about the events missing from it.
  package func lines(for part: Trace.Part, from start: Duration) -> [String] {
    let events = part.events
    let missing = part.missing > 0 ? [TimelinePrinter.dropped(part.missing)] : []
    guard !events.isEmpty else { return missing + ["no events"] }
    var lanes = Lanes(labels)
    var time = start
    let rows = labels.pieces(of: events, folds: folds).map { piece in
      Self.row(piece, &lanes, &time)
    }
    let table = ColumnTable(headings: ["     ms"] + lanes.headings, rows: rows) {
      Self.heads($0, from: start)
    }
    return missing + table.lines(columns: columns)
  }

  private static func row(
    _ piece: Repetition.Piece<Event>, _ lanes: inout Lanes, _ time: inout Duration
  ) -> ColumnTable<Duration>.Row {
    guard case .item(let event) = piece else {
      return ColumnTable.Row(head: time, note: piece.note)
    }
    time = event.at
    guard let text = event.textWithoutName else {
      return ColumnTable.Row(head: event.at, note: event.text)
    }
    return ColumnTable.Row(head: event.at, cells: [lanes.column(of: event): text])
  }

  /// The time of the first row, and the gap before later ones; nothing where none has passed.
  private static func heads(_ times: [Duration], from start: Duration) -> [String] {
    zip(times.indices, times).map { index, time in
      let last = index == 0 ? nil : times[index - 1]
      guard time != last else { return "" }
      let number = TimelinePrinter.milliseconds(time - (last ?? start))
      let margin = String(repeating: " ", count: max(6 - number.count, 0))
      return (last == nil ? " " : "+") + margin + number
    }
  }

  /// The columns of controllers, in the order of their first calls; 1 is the first.
  private struct Lanes {
    private(set) var headings: [String] = []
    private var numbers: [Hierarchy.ID?: Int] = [:]
    private let labels: Labels

    init(_ labels: Labels) { self.labels = labels }

    mutating func column(of event: Event) -> Int {
      if let number = numbers[event.subject] { return number }
      headings.append(labels.text(event.name, of: event.subject))
      numbers[event.subject] = headings.count
      return headings.count
    }
  }
}
