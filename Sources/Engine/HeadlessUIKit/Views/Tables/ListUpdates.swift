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
  /// The new places of rows that move, by the former.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// The new indexes of sections that move, by the former.
  var movedSections: [Int: Int] = [:]

  /// Whether sections come, go or move.
  var changesSections: Bool { !enteredSections.isEmpty || !leftSections.isEmpty }

  /// The rows that aren't any more where they were.
  private var leftRows: Set<IndexPath> { deletedRows.union(movedRows.keys) }
  /// The rows that are where they weren't.
  private var enteredRows: Set<IndexPath> { insertedRows.union(movedRows.values) }
  /// The sections that aren't any more where they were.
  private var leftSections: IndexSet { deletedSections.union(IndexSet(movedSections.keys)) }
  /// The sections that are where they weren't.
  private var enteredSections: IndexSet { insertedSections.union(IndexSet(movedSections.values)) }

  /// Whether a row gets a new cell.
  func reloads(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }

  /// The path of a row after the changes; nil if it is deleted.
  func path(of path: IndexPath) -> IndexPath? {
    if let new = movedRows[path] { return new }
    guard !deletedRows.contains(path), !deletedSections.contains(path.section) else { return nil }
    let above = leftRows.filter { $0.section == path.section && $0.row < path.row }.count
    let section = self.section(of: path.section)
    var row = path.row - above
    for inserted in enteredRows.filter({ $0.section == section }).map(\.row).sorted()
    where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// The index of a remaining section after the changes.
  func section(of section: Int) -> Int {
    if let new = movedSections[section] { return new }
    var result = section - leftSections.count(in: 0..<section)
    for inserted in enteredSections where inserted <= result { result += 1 }
    return result
  }

  /// Whether the lengths of sections before and after fit the changes; raises if they don't (B91,
  /// H11).
  func isConsistent(_ before: [Int], _ after: [Int], _ words: ListWords) -> Bool {
    let stage = Stage.current
    if let (path, count) = Self.stray(among: leftRows, in: before) {
      stage.report(
        .rowToDelete, "\(path.row)", "\(path.section)", "\(count)", words.element)
      return false
    }
    if let (path, count) = Self.stray(among: enteredRows, in: after) {
      stage.report(
        .rowToInsert, "\(path.row)", "\(path.section)", "\(count)", words.element)
      return false
    }
    guard hasSections(before, after), movesElsewhere else { return false }
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard after.count == before.count + inserted - deleted else {
      stage.report(
        .sectionCount, "\(after.count)", "\(before.count)", "\(inserted)", "\(deleted)", words.view)
      return false
    }
    return before.indices.allSatisfy { isConsistent($0, before, after, words) }
  }

  private func hasSections(_ before: [Int], _ after: [Int]) -> Bool {
    // One that moves may have any index, also one that no set of indexes can have.
    let former = [Array(deletedSections), movedSections.keys.sorted(), Array(reloadedSections)]
    if let stray = former.joined().first(where: { !before.indices.contains($0) }) {
      Stage.current.report(.sectionToDelete, "\(stray)", "\(before.count)")
      return false
    }
    let new = [Array(insertedSections), movedSections.values.sorted()]
    if let stray = new.joined().first(where: { !after.indices.contains($0) }) {
      Stage.current.report(.sectionToInsert, "\(stray)", "\(after.count)")
      return false
    }
    return true
  }

  /// Whether nothing moves from where something is deleted or reloaded, or to where something is
  /// inserted (H136).
  private var movesElsewhere: Bool {
    let (deletedRows, deletedSections) = (
      deletedRows.union(reloadedRows), deletedSections.union(reloadedSections)
    )
    if let place = Self.place(
      movedSections.keys.filter(deletedSections.contains),
      movedRows.keys.filter(deletedRows.contains))
    {
      Stage.current.report(.deletedAndMoved, place)
      return false
    }
    if let place = Self.place(
      movedSections.values.filter(insertedSections.contains),
      movedRows.values.filter(insertedRows.contains))
    {
      Stage.current.report(.insertedAndMoved, place)
      return false
    }
    return true
  }

  /// The first of some sections, or else of some rows, as exceptions name it; nil for none.
  private static func place(_ sections: [Int], _ rows: [IndexPath]) -> String? {
    sections.min().map { "section (\($0))" }
      ?? rows.min().map {
        "index path ({length = 2, path = \($0.section) - \($0.row)})"
      }
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
    // A section that is reloaded is taken as it is then (H133).
    guard !deletedSections.contains(section), !reloadedSections.contains(section) else {
      return true
    }
    let new = self.section(of: section)
    let inserted = insertedRows.filter { $0.section == new }.count
    let deleted = deletedRows.filter { $0.section == section }.count
    let movedIn = movedRows.values.filter { $0.section == new }.count
    let movedOut = movedRows.keys.filter { $0.section == section }.count
    let expected = before[section] + inserted - deleted + movedIn - movedOut
    guard after[new] != expected else { return true }
    Stage.current.report(
      .rowCount, "\(section)", "\(after[new])", "\(before[section])", "\(inserted)", "\(deleted)",
      words.element, "\(movedIn)", "\(movedOut)")
    return false
  }
}

/// A view whose contents change in batches.
protocol UpdatingList: UIView {
  /// The changes to perform at the end of the outermost batch; nil outside one.
  var updates: ListUpdates? { get set }
  /// The number of batches that have begun and not ended.
  var updateDepth: Int { get set }
  /// Performs the changes of a batch, if the data source fits them.
  func apply(_ updates: ListUpdates)
  /// Begins a batch of changes.
  func beginUpdates()
}

extension UpdatingList {
  /// Makes a change, by itself or as a part of the batch that has begun.
  func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    // Changed in place: a batch may be long.
    change(&updates[default: ListUpdates()])
    endBatch()
  }

  /// Begins a batch, which may be inside another.
  func beginBatch() {
    updateDepth += 1
    if updates == nil { updates = ListUpdates() }
  }

  /// Performs the changes at the end of the outermost batch; in a window the cells that they need are
  /// asked for at once (J30).
  func endBatch() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    apply(updates)
    if window != nil { layOutIfNeeded(notifying: false) }
  }

  /// Performs a batch of changes, then calls the completion handler.
  func performBatch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    if let changes { HandlerCall.updates.run(changes) }
    endBatch()
    guard let handler = Handler(.updates, completion) else { return }
    Stage.current.after(.zero) { handler.run(true) }
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

extension Optional {
  /// The value, to be changed in place; the default where there was none.
  fileprivate subscript(default value: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? value() }
    _modify {
      var wrapped = take() ?? value()
      defer { self = wrapped }
      yield &wrapped
    }
  }
}
