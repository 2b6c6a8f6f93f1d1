import Foundation
import NavigationModel

extension UITableView {
  /// The position to scroll a row to when it is selected; nothing scrolls here.
  nonisolated public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  // MARK: The user

  /// The reason why the user can't select a row now; nil if it is possible (B90).
  package func obstacle(toSelecting path: IndexPath) -> String? {
    guard hasRow(path) else { return "there is no row \(path.row) in section \(path.section)" }
    return obstacleToSelecting
  }

  /// Why the user can select no row now; nil if that is possible.
  var obstacleToSelecting: String? {
    if showsControls, selectsSeveral { return nil }
    if showsControls, !allowsSelectionDuringEditing {
      return "rows cannot be selected while editing"
    }
    return allowsSelection ? nil : "the table does not allow selection"
  }

  /// The action of a row's control, as the program was asked for it last; nil where it decides, and
  /// wasn't asked.
  func knownStyle(of path: IndexPath) -> UITableViewCell.EditingStyle? {
    answers.styles[path] ?? (isStyleOfProgram ? nil : styleWithoutProgram)
  }

  /// Performs a tap on a row; returns the reason if nothing happens, else nil (B90).
  package func userSelects(_ path: IndexPath) -> String? {
    // A tap beside the actions of a row does nothing but close it (unconfirmed).
    if swiped != nil {
      endSwipe()
      return nil
    }
    if let obstacle = obstacle(toSelecting: path) { return obstacle }
    if selectsSeveral, selection.contains(path) {
      deselect(path)
      return nil
    }
    let wanted = ask(Calls.willSelectRow, words(path)) {
      $0.tableView(self, willSelectRowAt: path)
    }
    guard let chosen = wanted ?? path else { return "the delegate selects no row" }
    if !selectsSeveral {
      for former in selection.all where former != chosen { deselect(former) }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    cells.first { $0.place == chosen }?.selectionSegue?()  // G38
    call(Calls.didSelectRow, words(chosen)) { $0.tableView(self, didSelectRowAt: chosen) }
    return nil
  }

  /// Whether several rows can be selected now: while it is edited, as that says (H128).
  var selectsSeveral: Bool {
    showsControls ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselect(_ path: IndexPath) {
    let wanted = ask(Calls.willDeselectRow, words(path)) {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let chosen = wanted ?? path else { return }
    deselectRow(at: chosen, animated: false)
    call(Calls.didDeselectRow, words(chosen)) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  /// The action of a row's control; `none` if the row cannot be edited.
  package func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    let style = askedStyle(of: path)
    answers.styles[path] = style
    return style
  }

  private func askedStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    if showsControls, selectsSeveral { return .none }  // H128
    guard call(Calls.canEditRow, { $0.tableView(self, canEditRowAt: path) }) else { return .none }
    return call(Calls.editingStyleForRow) { $0.tableView(self, editingStyleForRowAt: path) }
  }

  /// The action of the controls of all rows, if the program doesn't decide; else none.
  var styleWithoutProgram: UITableViewCell.EditingStyle {
    if showsControls, selectsSeveral { return .none }
    return isStyleOfProgram ? .none : .delete
  }

  private var isStyleOfProgram: Bool {
    Calls.canEditRow.receiver(of: self) != nil
      || Calls.editingStyleForRow.receiver(of: self) != nil
  }

  /// Whether an object implements the user's edits of rows.
  var acceptsEdits: Bool { Calls.commit.receiver(of: self) != nil }

  /// Why the user can edit no row; nil if that is possible.
  var obstacleToEdits: String? { acceptsEdits ? nil : "the data source has no commit" }

  /// Performs a swipe on a row, or a tap on its control while the table is edited; returns the
  /// reason if nothing happens, else nil (B91).
  package func userCommits(
    _ style: UITableViewCell.EditingStyle, at path: IndexPath
  ) -> String? {
    guard hasRow(path) else { return "there is no row \(path.row) in section \(path.section)" }
    if let obstacleToEdits { return obstacleToEdits }
    guard editingStyle(of: path) == style else { return "the row cannot be edited like that" }
    guard !showsControls, style == .delete else {
      commit(style, at: path)
      return nil
    }
    // Without the controls it takes a swipe, which may uncover other actions (H90).
    if let obstacle = userSwipesRow(at: path, .trailing, fully: false) { return obstacle }
    let delete = swiped?.configuration.actions.first { $0.isDeletion }
    guard let delete else { return "the row has swipe actions of its own" }
    return userTaps(delete)
  }

  /// Lets the data source carry an edit out.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    call(Calls.commit, ["\(style)"] + words(path)) {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }

  func words(_ path: IndexPath) -> [String] {
    ["section \(path.section)", "row \(path.row)"]
  }
}
