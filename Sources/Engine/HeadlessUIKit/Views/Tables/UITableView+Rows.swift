import Foundation
import NavigationModel

extension UITableView {
  /// The cells that show rows, in no order.
  var cells: [UITableViewCell] {
    subviews.compactMap { $0 as? UITableViewCell }.filter { $0.place != nil }
  }

  /// The number of rows in each section; asks the data source the first time.
  var rowCounts: [Int] {
    if let counts { return counts }
    counts = askedCounts
    return counts ?? []
  }

  /// The number of rows in each section, asked from the data source now.
  var askedCounts: [Int] {
    guard dataSource != nil else { return [] }
    let sections = call(Calls.numberOfSections) { $0.numberOfSections(in: self) }
    return askedLengths(sections: sections) { section in
      call(Calls.numberOfRows) { $0.tableView(self, numberOfRowsInSection: section) }
    }
  }

  /// Discards the rows, because the data source or delegate has changed.
  func forgetRows() {
    followSwipe { _ in nil }
    recycleAll()
    forgetSectionViews()
    counts = nil
    setNeedsLayout()
  }

  /// Makes all cells available for reuse.
  func recycleAll() {
    for cell in cells { recycle(cell) }
    fittedHeights = [:]
  }

  /// Makes a cell available for reuse; a cell without a reuse identifier is removed.
  func recycle(_ cell: UITableViewCell) {
    cell.place = nil
    guard cell.reuseIdentifier != nil else { return cell.removeFromSuperview() }
    cell.isHidden = true
  }

  /// The cell of a row that has none yet; nil without a data source.
  func newCell(at path: IndexPath) -> UITableViewCell? {
    let provided = call(Calls.cellForRow) { $0.tableView(self, cellForRowAt: path) }
    if let provided { show(provided, at: path) }
    return provided
  }

  /// Shows a cell as a row.
  func show(_ cell: UITableViewCell, at path: IndexPath) {
    cell.place = path
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    cell.receiveSetSelected(selection.contains(path), animated: false)
    cell.receiveSetEditing(showsControls, animated: false)
  }

  /// Selects rows, and marks their cells and no others.
  func select(_ paths: [IndexPath], animated: Bool = false) {
    selection = OrderedIdentifiers(paths)
    markSelection(animated: animated)
  }

  /// Marks the cells of the selected rows, and no others.
  func markSelection(animated: Bool) {
    for cell in cells {
      let isSelected = cell.place.map(selection.contains) ?? false
      if cell.isSelected != isSelected { cell.receiveSetSelected(isSelected, animated: animated) }
    }
  }
}

extension IndexPath {
  /// Creates the path of a row of a table; both numbers are counted from 0.
  ///
  /// [init(row:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(row:section:))
  nonisolated public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, from 0.
  nonisolated public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, from 0.
  nonisolated public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Creates the path of an item of a collection view; both numbers are counted from 0.
  ///
  /// [init(item:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(item:section:))
  nonisolated public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item in its section, from 0.
  nonisolated public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
