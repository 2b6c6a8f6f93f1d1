import Foundation
import NavigationModel

extension UITableView {
  /// Places headers, rows and footers below each other.
  ///
  /// Rows that are visible or prepared get cells; those of other rows become available for reuse.
  func placeContents() {
    let (reach, kept, width) = (reach, keptRows, bounds.width)
    // First those that were scrolled away, for the rows that come in.
    for cell in cells where cell.place.map(kept.contains) != true {
      if !reach.contains(from: cell.frame.minY, to: cell.frame.maxY) { recycle(cell) }
    }
    let known = Dictionary(cells.map { ($0.place, $0) }) { first, _ in first }
    var shown: Set<IndexPath> = []
    var top = tableHeaderView?.frame.height ?? 0
    for (section, count) in rowCounts.enumerated() {
      let start = top
      top += place(.header, of: section, at: top)
      let (first, heights) = (top, rowHeights(in: section))
      // A table may have very many rows: paths are made only of those that have cells.
      for row in 0..<count {
        let own = heights.own(row)
        var height = own ?? heights.expected(row)
        if reach.contains(from: top, to: top + height)
          || kept.contains(where: { $0.row == row && $0.section == section })
        {
          let path = IndexPath(row: row, section: section)
          guard let cell = known[path] ?? newCell(at: path) else { return }
          height = own ?? fittedHeight(of: cell, at: path)
          cell.frame = CGRect(x: 0, y: top, width: width, height: height)
          shown.insert(path)
        }
        top += height
      }
      let end = top
      top += place(.footer, of: section, at: top)
      answers.extents[section] = first...end
      answers.starts[section] = start
    }
    for cell in cells where !shown.contains(cell.place ?? []) { recycle(cell) }
    pinSectionViews()
    tableFooterView?.frame.origin.y = top
    contentSize = CGSize(
      width: bounds.width, height: top + (tableFooterView?.frame.height ?? 0))
  }

  /// The part of its contents whose rows have cells: its bounds and a screen below, so that the rows
  /// of a picture in letters, which has room for more, are there.
  private var reach: Reach {
    Reach(
      top: bounds.minY,
      // H89, unconfirmed.
      bottom: bounds.maxY + recordingStage.traits.screen.height)
  }

  /// The rows that have cells wherever they are: the one that is swiped aside, and the one whose cell
  /// contains the first responder (unconfirmed).
  private var keptRows: [IndexPath] {
    let responder = recordingStage.firstResponder as? UIView
    let edited = responder.flatMap { view in cells.first { view.isDescendant(of: $0) } }
    return [swiped?.path, edited?.place].compactMap { $0 }
  }

  /// Where a row is, as far as the heights of those above it are known; nil for one that doesn't exist.
  func frame(of path: IndexPath) -> CGRect? {
    guard hasRow(path), let start = answers.extents[path.section]?.lowerBound else { return nil }
    let heights = rowHeights(in: path.section)
    return CGRect(
      x: 0, y: (0..<path.row).map(heights.height).reduce(start, +), width: bounds.width,
      height: heights.height(path.row))
  }

  // MARK: Heights

  private func rowHeights(in section: Int) -> RowHeights {
    RowHeights(
      table: self, section: section, delegate: Calls.heightForRow.receiver(of: self),
      common: rowHeight, fitted: fittedHeights[section] ?? [:], estimate: estimatedHeight)
  }

  /// The height of a row that its contents decide, noted for the time when it has no cell any more.
  private func fittedHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let height = cell.fittedHeight(inWidth: bounds.width)
    fittedHeights[path.section, default: [:]][path.row] = height == estimatedHeight ? nil : height
    return height
  }

  /// The height of a row whose contents decide it, before it has a cell.
  private var estimatedHeight: CGFloat {
    estimatedRowHeight > 0 && estimatedRowHeight.isFinite
      ? estimatedRowHeight : UITableViewCell.plainHeight
  }
}

/// The heights of the rows of a section without their cells.
@MainActor
private struct RowHeights {
  let table: UITableView
  let section: Int
  /// The delegate, if it has heights.
  let delegate: (any UITableViewDelegate)?
  /// The height of all rows otherwise.
  let common: CGFloat
  /// The heights that contents have decided, and the estimate for others.
  let fitted: [Int: CGFloat]
  let estimate: CGFloat

  /// The height of a row; nil if its contents decide (H97).
  func own(_ row: Int) -> CGFloat? {
    let asked = delegate.map { delegate in
      table.make(UITableView.Calls.heightForRow, to: delegate, []) {
        $0.tableView(table, heightForRowAt: IndexPath(row: row, section: section))
      }
    }
    let height = asked ?? common
    guard height != UITableView.automaticDimension else { return nil }
    return height.isFinite ? max(height, 0) : 0
  }

  /// The height of a row whose contents decide, as far as it is known.
  func expected(_ row: Int) -> CGFloat { fitted[row] ?? estimate }

  func height(_ row: Int) -> CGFloat { own(row) ?? expected(row) }
}

/// A part of a table from the top to the bottom.
private struct Reach {
  let top, bottom: CGFloat

  func contains(from start: CGFloat, to end: CGFloat) -> Bool { end >= top && start <= bottom }
}
