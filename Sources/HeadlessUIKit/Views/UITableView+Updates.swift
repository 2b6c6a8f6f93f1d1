import Foundation
import NavigationModel

extension UITableView {
  /// The animation of a row change; nothing is drawn.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// A batch of changes; paths and sections of deletions refer to the state before, those of
  /// insertions to the state after.
  struct Updates {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedRows: Set<IndexPath> = []

    /// The path of a row after the changes; nil if it is deleted.
    func path(of path: IndexPath) -> IndexPath? {
      guard !deletedRows.contains(path), !deletedSections.contains(path.section) else { return nil }
      let above = deletedRows.filter { $0.section == path.section && $0.row < path.row }.count
      let section = self.section(of: path.section)
      var row = path.row - above
      for inserted in insertedRows.filter({ $0.section == section }).map(\.row).sorted()
      where inserted <= row { row += 1 }
      return IndexPath(row: row, section: section)
    }

    /// The index of a remaining section after the changes.
    func section(of section: Int) -> Int {
      var result = section - deletedSections.count(in: 0..<section)
      for inserted in insertedSections where inserted <= result { result += 1 }
      return result
    }
  }

  /// Inserts rows; the data source must already contain them, else it raises and nothing changes
  /// (B91).
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows; the data source must no longer contain them, else it raises and nothing changes
  /// (B91).
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Inserts sections with their rows (B91).
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows (B91).
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Requests new cells for rows; they are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Begins a batch of changes.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil { updates = Updates() }
  }

  /// Performs the changes since the outermost `beginUpdates`.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    apply(updates)
  }

  /// Performs a batch of changes, then calls the completion handler.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let handler = Handler(.updates, completion) else { return }
    Stage.current.after(.zero) { handler.run(true) }
  }

  private func update(_ change: (inout Updates) -> Void) {
    beginUpdates()
    var changed = updates ?? Updates()
    change(&changed)
    updates = changed
    endUpdates()
  }

  private func apply(_ updates: Updates) {
    let before = rowCounts
    let after = askedCounts
    guard isConsistent(updates, before, after) else { return }
    counts = after
    if !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty {
      forgetSectionViews()
    }
    for cell in cells {
      guard let place = cell.place else { continue }
      let new = updates.reloadedRows.contains(place) ? nil : updates.path(of: place)
      if let new { cell.place = new } else { recycle(cell) }
    }
    selection = selection.filter { !updates.reloadedRows.contains($0) }
      .compactMap(updates.path)
    setNeedsLayout()
  }

  private func isConsistent(_ updates: Updates, _ before: [Int], _ after: [Int]) -> Bool {
    let stage = Stage.current
    if let (path, count) = Self.stray(among: updates.deletedRows, in: before) {
      stage.report(.rowToDelete, "\(path.row)", "\(path.section)", "\(count)")
      return false
    }
    if let (path, count) = Self.stray(among: updates.insertedRows, in: after) {
      stage.report(.rowToInsert, "\(path.row)", "\(path.section)", "\(count)")
      return false
    }
    if let stray = updates.deletedSections.first(where: { !before.indices.contains($0) }) {
      stage.report(.sectionToDelete, "\(stray)", "\(before.count)")
      return false
    }
    if let stray = updates.insertedSections.first(where: { !after.indices.contains($0) }) {
      stage.report(.sectionToInsert, "\(stray)", "\(after.count)")
      return false
    }
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard after.count == before.count + inserted - deleted else {
      stage.report(
        .sectionCount, "\(after.count)", "\(before.count)", "\(inserted)", "\(deleted)")
      return false
    }
    return before.indices.allSatisfy { isConsistent(updates, $0, before, after) }
  }

  /// The first of some rows that sections of these lengths don't have, and the length of its section.
  private static func stray(
    among paths: Set<IndexPath>, in counts: [Int]
  ) -> (path: IndexPath, count: Int)? {
    for path in paths.sorted() {
      let count = counts.indices.contains(path.section) ? counts[path.section] : 0
      if !(0..<count).contains(path.row) { return (path, count) }
    }
    return nil
  }

  private func isConsistent(
    _ updates: Updates, _ section: Int, _ before: [Int], _ after: [Int]
  ) -> Bool {
    guard !updates.deletedSections.contains(section) else { return true }
    let new = updates.section(of: section)
    let inserted = updates.insertedRows.filter { $0.section == new }.count
    let deleted = updates.deletedRows.filter { $0.section == section }.count
    guard after[new] != before[section] + inserted - deleted else { return true }
    Stage.current.report(
      .rowCount, "\(section)", "\(after[new])", "\(before[section])", "\(inserted)", "\(deleted)")
    return false
  }
}
