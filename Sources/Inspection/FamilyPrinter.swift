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

  /// Makes a printer of a hierarchy.
  public init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
  }

  /// The families of all windows; each has its window's number if there are several.
  public func text() -> String {
    let relations = Hierarchy.Relation.allCases
    var rows = [[""] + relations.map(\.rawValue)]
    for (index, family) in hierarchy.families.enumerated() {
      rows.append([heading(of: family, at: index)])
      rows += family.members.map { member in
        ["  " + hierarchy[member].label]
          + relations.map { label(of: hierarchy.relative($0, of: member)) }
      }
    }
    return format(rows)
  }

  private func heading(of family: Hierarchy.Family, at index: Int) -> String {
    let several = hierarchy.windows.filter { !$0.isClosed }.count > 1
    return "family \(index + 1)\(several ? "  window \(family.window)" : "")"
  }

  private func label(of relative: Hierarchy.ID?) -> String {
    relative.map { hierarchy[$0].label } ?? "nil"
  }

  /// Aligns cells in columns; headings, which are on lines of their own, may be wider than their
  /// column.
  private func format(_ rows: [[String]]) -> String {
    let table = rows.filter { $0.count > 1 }
    let widths = rows[0].indices.map { column in table.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map { cell, width in
        cell + String(repeating: " ", count: width + 2 - cell.displayWidth)
      }
      return cells.joined() + row[row.count - 1]
    }.joined(separator: "\n")
  }
}
