/// How often each kind of program, operation and limit happened.
struct Tally {
  private(set) var counts: [String: Int] = [:]

  /// Nothing happened yet.
  init() {}

  /// The counts of a report: a number, a space, and the name.
  init(lines: some Sequence<Substring>) {
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]) else { continue }
      counts[String(parts[1]), default: 0] += count
    }
  }

  /// Increments the count of a name.
  mutating func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Adds the counts of another tally.
  mutating func add(_ other: Tally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// A line for each name that has a count.
  var lines: [String] { counts.map { "\($0.value) \($0.key)" } }

  /// All names of the tables that programs are made from.
  static let names =
    ProgramKind.all.map(\.name) + Operation.all.flatMap { [$0.name] + $0.results }
    + ProgramLimit.all.flatMap { limit in Phase.all.map { limit.name(in: $0) } }

  /// The names of the tables that have no count.
  var missing: [String] { Self.names.filter { counts[$0] == nil } }
}

extension Tally {
  /// All counts, those of limits as a table.
  var text: String {
    let kinds = ProgramKind.all.map { row([$0.name], $0.name) }
    let operations = Operation.all.flatMap { operation in
      [row([operation.name], operation.name)] + operation.results.map { row([$0], "  \($0)") }
    }
    let limits = Phase.all.map { phase in
      row(ProgramLimit.all.map { $0.name(in: phase) }, phase.name)
    }
    return
      ([heading(["programs"], "of a kind")] + kinds
      + [heading(["times"], "an operation, and what it led to")] + operations
      + [heading(ProgramLimit.all.map(\.name), "ran out in a phase of a turn")] + limits)
      .joined(separator: "\n")
  }

  private func row(_ names: [String], _ title: String) -> String {
    line(names.map { String(counts[$0] ?? 0) }, title)
  }

  private func heading(_ columns: [String], _ title: String) -> String {
    "\n" + line(columns, title)
  }

  /// Columns aligned to the right, followed by the title.
  private func line(_ columns: [String], _ title: String) -> String {
    let width = columns.count > 1 ? 21 : 9
    return columns.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
      + "  " + title
  }
}
