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
    let sections = source(for: .numberOfSections)?.numberOfSections(in: self) ?? 1
    // Not a map, which would allocate room for all of them at once, however many.
    var counts: [Int] = []
    while counts.count < sections && !Stage.current.isHalted {
      let rows = source(for: .numberOfRows)?
        .tableView(self, numberOfRowsInSection: counts.count)
      counts.append(max(rows ?? 0, 0))
    }
    return counts
  }

  /// Discards the rows, because the data source or delegate has changed.
  func forgetRows() {
    recycleAll()
    counts = nil
    setNeedsLayout()
  }

  /// Makes all cells available for reuse.
  func recycleAll() {
    for cell in cells { recycle(cell) }
  }

  /// Makes a cell available for reuse; a cell without a reuse identifier is removed.
  func recycle(_ cell: UITableViewCell) {
    cell.place = nil
    guard cell.reuseIdentifier != nil else { return cell.removeFromSuperview() }
    cell.isHidden = true
  }

  /// The cell of a row that has none yet; nil without a data source.
  func newCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = source(for: .cellForRow)?.tableView(self, cellForRowAt: path) else {
      return nil
    }
    cell.place = path
    cell.isHidden = false
    if cell.superview !== self { addSubview(cell) }
    cell.setSelected(selection.contains(path), animated: false)
    cell.setEditing(isEditing, animated: false)
    return cell
  }

  /// Marks the cells of the selected rows, and no others.
  func markSelection() {
    for cell in cells {
      let isSelected = cell.place.map(selection.contains) ?? false
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }
  }

  /// The object that answers a data source call; nil if there is none.
  func source(for call: DelegateCall) -> (any UITableViewDataSource)? {
    responder(for: call, dataSource) as? any UITableViewDataSource
  }

  /// The object that receives a delegate call; nil if there is none.
  func delegate(respondingTo call: DelegateCall) -> (any UITableViewDelegate)? {
    responder(for: call, delegate) as? any UITableViewDelegate
  }

  private func responder(for call: DelegateCall, _ object: AnyObject?) -> AnyObject? {
    if let selective = object as? any SelectiveDelegate {
      return selective.listens(to: call) ? object : nil
    }
    guard let controller = object as? UITableViewController,
      let behaviour = controller.tableBehaviour
    else { return object }
    if behaviour.listens(to: call) { return behaviour }
    return type(of: controller) == UITableViewController.self ? nil : controller
  }
}
