import NavigationModel

/// Prints the parent, container and presentation relationships as a table, a line for each
/// controller (R12).
///
///               parent  navigationController  tabBarController  …  presenting  presented
///     family 1
///       tabs    nil     nil                   nil               …  nil         second
///       first   tabs    nil                   tabs              …  nil         second
///       items   first   first                 tabs              …  nil         second
///     family 2
///       second  nil     nil                   nil               …  tabs        nil
///       detail  second  second                nil               …  tabs        nil
public struct FamilyPrinter: Sendable {
  private let hierarchy: Hierarchy
  private let labels: Labels
  private let columns: Int?

  /// Makes a printer of a hierarchy.
  public init(_ hierarchy: Hierarchy) {
    self.init(hierarchy, labels: .plain, columns: nil)
  }

  /// Makes a printer for a terminal, whose columns may not suffice for one table.
  package init(_ hierarchy: Hierarchy, labels: Labels, columns: Int?) {
    (self.hierarchy, self.labels, self.columns) = (hierarchy, labels, columns)
  }

  /// The families of all windows; each has its window's number if there are several.
  public func text() -> String {
    let all = Hierarchy.Relation.allCases
    let whole = lines(of: all)
    guard let columns, whole.contains(where: { $0.displayWidth > columns }) else {
      return whole.joined(separator: "\n")
    }
    let members = hierarchy.families.flatMap(\.members)
    let used = all.filter { relation in
      members.contains { hierarchy.relative(relation, of: $0) != nil }
    }
    let missing = all.filter { !used.contains($0) }.map(\.rawValue)
    let note = missing.isEmpty ? [] : ["nil for all: \(missing.joined(separator: ", "))"]
    let table = lines(of: used, columns: columns)
    let isNarrow = table.contains { $0.displayWidth > columns }
    return ((isNarrow ? list(of: used) : table) + note).joined(separator: "\n")
  }

  /// A line for each relationship.
  private func list(of relations: [Hierarchy.Relation]) -> [String] {
    var lines: [String] = []
    for (index, family) in hierarchy.families.enumerated() {
      lines.append(heading(of: family, at: index))
      for member in family.members {
        lines.append("  " + label(of: member))
        lines += relations.map {
          "    \($0.rawValue) \(label(of: hierarchy.relative($0, of: member)))"
        }
      }
    }
    return lines
  }

  private func lines(of relations: [Hierarchy.Relation], columns: Int? = nil) -> [String] {
    let rows = hierarchy.families.enumerated().flatMap { index, family in
      [ColumnTable<String>.Row(head: heading(of: family, at: index), note: "")]
        + family.members.map { member in
          let cells = relations.enumerated().map {
            ($0 + 1, label(of: hierarchy.relative($1, of: member)))
          }
          return ColumnTable<String>.Row(
            head: "  " + label(of: member), cells: Dictionary(uniqueKeysWithValues: cells))
        }
    }
    return ColumnTable(headings: [""] + relations.map(\.rawValue), rows: rows) { $0 }
      .lines(columns: columns)
  }

  private func heading(of family: Hierarchy.Family, at index: Int) -> String {
    let several = hierarchy.windows.filter { !$0.isClosed }.count > 1
    return "family \(index + 1)\(several ? "  window \(family.window)" : "")"
  }

  private func label(of relative: Hierarchy.ID?) -> String {
    relative.map { labels.text(hierarchy[$0].label, of: $0) } ?? "nil"
  }
}
