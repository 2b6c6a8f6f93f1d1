import Foundation
import NavigationModel

/// The edges of a row that a swipe uncovers.
nonisolated package enum RowEdge: Sendable {
  /// The left edge, uncovered by a swipe to the right.
  case leading
  /// The right edge, uncovered by a swipe to the left.
  case trailing
}

/// A row that a swipe has moved aside, so that its actions are seen (H91).
final class SwipedRow {
  /// The row; it follows changes of the list.
  var path: IndexPath
  /// The edge at which the actions are.
  let edge: RowEdge
  /// The actions, the one at the edge first.
  let configuration: UISwipeActionsConfiguration
  /// Whether an action is being performed.
  var isPerforming = false

  init(at path: IndexPath, _ edge: RowEdge, _ configuration: UISwipeActionsConfiguration) {
    self.path = path
    self.edge = edge
    self.configuration = configuration
  }
}

/// A list whose rows can be swiped aside: a table, or a collection view with a list layout.
protocol SwipingList: UIScrollView {
  /// The row that is moved aside; nil for none.
  var swiped: SwipedRow? { get set }
  /// Why no row can be swiped now; nil if one can.
  func obstacle(toSwiping path: IndexPath) -> String?
  /// Whether the program gives actions at an edge of a row, or may do so when it is asked.
  func mayHaveSwipeActions(at edge: RowEdge, of path: IndexPath) -> Bool
  /// The actions at an edge of a row, asked from the program; nil for none (H90).
  func swipeActions(at edge: RowEdge, of path: IndexPath) -> UISwipeActionsConfiguration?
  /// The cell of a row, if it has one.
  func swipedCell(at path: IndexPath) -> UIView?
  /// Called before a row is moved aside.
  func rowWillBeSwiped(_ path: IndexPath)
  /// Called when a row is back in its place; nil if it is gone.
  func rowWasSwiped(_ path: IndexPath?)
}

extension SwipingList {
  /// Performs a swipe over a row: it uncovers the actions, and performs the first one if it is a full
  /// swipe; returns the reason if nothing happens, else nil (H91).
  func userSwipesRow(at path: IndexPath, _ edge: RowEdge, fully: Bool) -> String? {
    if let obstacle = obstacle(toSwiping: path) { return obstacle }
    endSwipe()
    guard let actions = swipeActions(at: edge, of: path), !actions.actions.isEmpty else {
      return "the row has no actions there"
    }
    rowWillBeSwiped(path)
    swiped = SwipedRow(at: path, edge, actions)
    for action in actions.actions { action.list = self }
    setNeedsLayout()
    if fully, actions.performsFirstActionWithFullSwipe, let first = actions.actions.first {
      return userTaps(first)
    }
    return nil
  }

  /// Performs an action of the swiped row; returns the reason if nothing happens, else nil (H92).
  func userTaps(_ action: UIContextualAction) -> String? {
    guard let row = swiped, row.configuration.actions.contains(where: { $0 === action }) else {
      return "the row was closed"
    }
    guard !row.isPerforming else { return "an action of the row is being performed" }
    guard let cell = swipedCell(at: row.path) else { return "the row is not on screen" }
    row.isPerforming = true
    action.perform(in: cell, of: self) { [weak self, weak row] _ in
      guard let self, let row, swiped === row else { return }
      endSwipe()
    }
    return nil
  }

  /// Moves the swiped row back to its place.
  func endSwipe() {
    guard let row = swiped else { return }
    swiped = nil
    rowWasSwiped(row.path)
    setNeedsLayout()
  }

  /// Follows a change of the rows: a row that is gone has no actions any more.
  func followSwipe(_ place: (IndexPath) -> IndexPath?) {
    guard let row = swiped else { return }
    if let new = place(row.path) { return row.path = new }
    swiped = nil
    rowWasSwiped(nil)
  }

  /// The actions that a row shows; nil for none.
  func screenSwipe(at path: IndexPath?) -> Screen.TableRow.Swipe? {
    guard let row = swiped, row.path == path else { return nil }
    let buttons = row.configuration.actions.map(\.screenButton)
    return row.edge == .leading
      ? Screen.TableRow.Swipe(leading: buttons)
      : Screen.TableRow.Swipe(trailing: buttons.reversed())
  }
}

extension UIContextualAction {
  /// Performs a tap on its button; returns the reason if nothing happens, else nil.
  func userTaps() -> String? {
    guard let list else { return "the row was closed" }
    return list.userTaps(self)
  }

  /// The button of the action.
  var screenButton: Screen.Button {
    Screen.Button(shownText, id: targetID, role: style == .destructive ? .destructive : .plain)
  }
}

extension UICollectionView: SwipingList {
  func obstacle(toSwiping path: IndexPath) -> String? {
    guard hasItem(path) else { return "there is no item \(path.item) in section \(path.section)" }
    return list(ofSection: path.section) == nil ? "only rows of lists have swipe actions" : nil
  }

  func mayHaveSwipeActions(at edge: RowEdge, of path: IndexPath) -> Bool {
    list(ofSection: path.section)?.mayHaveSwipeActions(at: edge) == true
  }

  func swipeActions(at edge: RowEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    list(ofSection: path.section)?.swipeActions(at: edge, of: path)
  }

  func swipedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func rowWillBeSwiped(_ path: IndexPath) {}

  func rowWasSwiped(_ path: IndexPath?) {}

  /// How a section that is a list looks; nil for another one.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: section)
  }
}
