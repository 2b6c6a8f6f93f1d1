import EscapedText
import NavigationModel

nonisolated extension Exploration {
  /// A report for people: what was explored, a line for each finding, and how many there are.
  ///
  /// Findings have the files that were written about them, if there are any, and steps below them.
  package func text(
    of findings: [Finding], accepted: Int = 0, files: [String] = [], after time: Duration? = nil,
    steps: (Finding) -> [String] = { _ in [] }
  ) -> String {
    let rows = findings.enumerated().map { index, finding in
      [
        finding.kind.rawValue, finding.place.escaped,
        finding.text.escaped + (finding.others == 0 ? "" : " (and \(finding.others) more)"),
        finding.state == nil ? "" : count(finding.lines.count, "step"),
        files.indices.contains(index) ? files[index].escaped : "",
      ]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = [summary(after: time)]
    for (row, finding) in zip(rows, findings) {
      let padded = row.enumerated().map { column, text in
        column < 2 ? text + String(repeating: " ", count: widths[column] - text.count) : text
      }
      lines.append(padded.filter { !$0.isEmpty }.joined(separator: "  "))
      lines += steps(finding).map { "    \($0)" }
    }
    lines.append(count(findings.count, "finding") + (accepted == 0 ? "" : ", \(accepted) accepted"))
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(after time: Duration?) -> String {
    let end =
      frontier == 0 ? "complete" : "incomplete, \(count(frontier, "state")) not gone on from"
    let used = time.map { "   \($0.tenths) s" } ?? ""
    return "explored \(count(states.count, "state")), \(count(ways.count, "way")), "
      + "\(count(Set(states.map(\.place)).count, "screen")), depth \(depth): \(end)\(used)"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

nonisolated extension Duration {
  /// The seconds with one digit.
  fileprivate var tenths: String {
    let (whole, rest) = components
    return "\(whole).\(rest / 100_000_000_000_000_000)"
  }
}
