import Foundation

extension UITableView {
  /// The cell of a row; the user scrolls to a row that has none.
  func userReaches(_ path: IndexPath) -> UITableViewCell? {
    if let cell = cellForRow(at: path) { return cell }
    if let frame = frame(of: path) { scrollRectToVisible(frame, animated: false) }
    return cellForRow(at: path)
  }

  /// Scrolls to the first row with a text below those that have cells; returns whether there is one.
  func userFinds(rowNamed text: String) -> Bool {
    let last = cellsAsPlaced.last?.place ?? []
    let paths = rowCounts.enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    }
    for path in paths where path > last {
      guard let cell = newCell(at: path) else { return false }
      let isWanted = cell.shownText == text
      recycle(cell)
      if isWanted { return userReaches(path) != nil }
    }
    return false
  }
}
