import Foundation
import NavigationModel

/// What a view of sections is called in the texts of exceptions.
struct ListWords {
  /// An element of a section.
  let element: String
  /// The view.
  let view: String
  /// What can't be dequeued without a registered class.
  let unknownCell: String

  static let table = ListWords(
    element: "row", view: "table view", unknownCell: "unable to dequeue a cell")
  static let collection = ListWords(
    element: "item", view: "collection view",
    unknownCell: "could not dequeue a view of kind: UICollectionElementKindCell")
}

/// A batch of changes of sections and their rows or items; paths and sections of deletions refer to
/// the state before, those of insertions to the state after.
struct ListUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// Whether sections come or go.
  var changesSections: Bool { !insertedSections.isEmpty || !deletedSections.isEmpty }

  /// Whether a row gets a new cell.
  func reloads(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }

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

  /// Whether the lengths of sections before and after fit the changes; raises if they don't (B91,
  /// H11).
  func isConsistent(_ before: [Int], _ after: [Int], _ words: ListWords) -> Bool {
    let stage = Stage.current
    if let (path, count) = Self.stray(among: deletedRows, in: before) {
      stage.report(
        .rowToDelete, "\(path.row)", "\(path.section)", "\(count)", words.element)
      return false
    }
    if let (path, count) = Self.stray(among: insertedRows, in: after) {
      stage.report(
        .rowToInsert, "\(path.row)", "\(path.section)", "\(count)", words.element)
      return false
    }
    guard hasSections(before, after) else { return false }
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard after.count == before.count + inserted - deleted else {
      stage.report(
        .sectionCount, "\(after.count)", "\(before.count)", "\(inserted)", "\(deleted)", words.view)
      return false
    }
    return before.indices.allSatisfy { isConsistent($0, before, after, words) }
  }

  private func hasSections(_ before: [Int], _ after: [Int]) -> Bool {
    if let stray = deletedSections.first(where: { !before.indices.contains($0) }) {
      Stage.current.report(.sectionToDelete, "\(stray)", "\(before.count)")
      return false
    }
    if let stray = insertedSections.first(where: { !after.indices.contains($0) }) {
      Stage.current.report(.sectionToInsert, "\(stray)", "\(after.count)")
      return false
    }
    return true
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
    _ section: Int, _ before: [Int], _ after: [Int], _ words: ListWords
  ) -> Bool {
    guard !deletedSections.contains(section) else { return true }
    let new = self.section(of: section)
    let inserted = insertedRows.filter { $0.section == new }.count
    let deleted = deletedRows.filter { $0.section == section }.count
    guard after[new] != before[section] + inserted - deleted else { return true }
    Stage.current.report(
      .rowCount, "\(section)", "\(after[new])", "\(before[section])", "\(inserted)", "\(deleted)",
      words.element)
    return false
  }
}

/// The lengths of sections, asked from a data source.
func askedLengths(sections: Int, _ length: (Int) -> Int) -> [Int] {
  // Not a map, which would allocate room for all of them at once, however many.
  var lengths: [Int] = []
  while lengths.count < sections && !Stage.current.isHalted {
    lengths.append(max(length(lengths.count), 0))
  }
  return lengths
}

/// The layout that a view on screen asks for once until it happens.
struct LayoutRequest {
  private var isWaiting = false

  /// Lays a view out at the end of the turn, unless that is going to happen.
  mutating func ask(_ view: UIView, _ layOut: @escaping () -> Void) {
    guard !isWaiting, view.window != nil else { return }
    isWaiting = true
    Stage.current.after(.zero, layOut)
  }

  /// Notes that the layout is happening.
  mutating func fulfil() { isWaiting = false }
}
