import Foundation
import NavigationModel

extension Stage.User {
  // MARK: Tables

  /// Taps a row of the topmost table on screen (B90).
  public func selectRow(at indexPath: IndexPath) throws(Failure) {
    try perform { () throws(Failure) in
      let table = try table
      try checkTouches(of: table)
      guard table.swiped == nil, table.obstacle(toSelecting: indexPath) == nil,
        let cell = table.userReaches(indexPath)
      else { return try check(table.userSelects(indexPath)) }
      try press(cell)
    }
  }

  /// Swipes a row of the topmost table on screen to delete it, or taps its control (B91).
  public func deleteRow(at indexPath: IndexPath) throws(Failure) {
    try perform { () throws(Failure) in
      let table = try table
      try checkTouches(of: table)
      try check(table.userCommits(.delete, at: indexPath))
    }
  }

  /// Swipes over a row of the topmost table or list on screen, which uncovers its actions; a full swipe
  /// performs the first one (H90, H91).
  ///
  /// A swipe from the trailing edge uncovers the actions there.
  public func swipeRow(
    at indexPath: IndexPath, from edge: NSDirectionalRectEdge = .trailing, fully: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      guard let list = lists.last else { throw .notFound(.table, choices: []) }
      try checkTouches(of: list)
      try check(
        list.userSwipesRow(at: indexPath, edge == .leading ? .leading : .trailing, fully: fully))
    }
  }

  /// The tables and lists on screen, the topmost last.
  var lists: [any SwipingList] {
    stage.screen.tables.compactMap { stage.targets.object($0) as? any SwipingList }
  }

  /// The tables on screen, the topmost last.
  var tables: [UITableView] {
    stage.screen.tables.compactMap { stage.targets.object($0) as? UITableView }
  }

  private var table: UITableView {
    get throws(Failure) {
      guard let table = tables.last else { throw .notFound(.table, choices: []) }
      return table
    }
  }

  // MARK: Text fields

  /// Types a text at the end of the field that is being edited, or of the only one on screen.
  ///
  /// `\b` deletes a character, `\n` is the Return key.
  public func type(_ text: String) throws(Failure) { try type(text, into: nil as Reference?) }

  /// Types a text at the end of the field with this text or placeholder.
  public func type(_ text: String, into field: String) throws(Failure) {
    try type(text, into: .text(field))
  }

  /// Types a text at the end of one of the fields on screen; the index is that among them, from 0.
  public func type(_ text: String, intoFieldAt index: Int) throws(Failure) {
    try type(text, into: .index(index))
  }

  /// Types a text at the end of a field.
  public func type(_ text: String, into field: UITextField) throws(Failure) {
    try type(text, into: .object(field, field.label))
  }

  /// Types a text into a text view, where its selection is.
  public func type(_ text: String, into view: UITextView) throws(Failure) {
    try type(text, into: .object(view, view.label))
  }

  /// Types a text into the field that a reference means; without one into the one being edited, or
  /// else the only one on screen.
  package func type(_ text: String, into wanted: Reference?) throws(Failure) {
    try perform { () throws(Failure) in
      pullDown(wanted)
      let entry = try entry(wanted)
      if !entry.isFirstResponder { try check(entry.obstacleOfTransition) }
      try check(entry.userTypes(text))
    }
  }

  /// The text fields on screen.
  var fields: [UITextField] {
    targets.compactMap { stage.targets.object($0.id) as? UITextField }
  }

  /// The text fields and text views on screen.
  var entries: [any TextEntryView] {
    targets.compactMap { stage.targets.object($0.id) as? any TextEntryView }
  }

  private func entry(_ wanted: Reference?) throws(Failure) -> any TextEntryView {
    let entries = entries
    let found: (any TextEntryView)? =
      switch wanted {
      case nil: entries.first(where: \.isFirstResponder) ?? (entries.count == 1 ? entries[0] : nil)
      case .text(let text): entries.first { $0.isCalled(text) }
      case .index(let index): entries.indices.contains(index) ? entries[index] : nil
      case .object(let object, _):
        entries.first { $0 === object || ($0 as? UITextField)?.isField(of: object) == true }
      }
    guard let found else {
      throw .notFound(
        .field(wanted?.description), choices: entries.map { $0.visibleText ?? "" })
    }
    return found
  }

  // MARK: Sliders

  /// Drags the thumb of the only slider on screen to a value.
  public func slide(to value: Float) throws(Failure) { try slide(to: value, nil as Reference?) }

  /// Drags the thumb of a slider to a value.
  public func slide(to value: Float, of slider: UISlider) throws(Failure) {
    try slide(to: value, .object(slider, slider.label))
  }

  /// Drags the thumb of one of the sliders on screen to a value; the index is that among them, from 0.
  public func slide(to value: Float, ofSliderAt index: Int) throws(Failure) {
    try slide(to: value, .index(index))
  }

  /// Drags the thumb of the slider that a reference means; without one of the only one on screen.
  package func slide(to value: Float, _ wanted: Reference?) throws(Failure) {
    try perform { () throws(Failure) in
      let slider = try slider(wanted)
      try check(slider.obstacle)
      try checkTouches(of: slider)
      let fingers = try fingers(on: slider, at: slider.thumb, handlesTaps: true)
      try check(fingers.begin())
      slider.userDrags(to: value, with: fingers)
      fingers.lift()
    }
  }

  /// The sliders on screen.
  var sliders: [UISlider] {
    targets.compactMap { stage.targets.object($0.id) as? UISlider }
  }

  private func slider(_ wanted: Reference?) throws(Failure) -> UISlider {
    let sliders = sliders
    let found: UISlider? =
      switch wanted {
      case nil: sliders.count == 1 ? sliders[0] : nil
      case .text(let text): sliders.first { $0.objectName == text }
      case .index(let index): sliders.indices.contains(index) ? sliders[index] : nil
      case .object(let object, _): sliders.first { $0 === object }
      }
    guard let found else {
      throw .notFound(.slider(wanted?.description), choices: sliders.map(\.label))
    }
    return found
  }

  // MARK: System controllers

  /// Chooses something in the topmost system controller, or is done there.
  ///
  /// Each class documents what can be chosen; the parts are the named parts of a value.
  public func pick(_ values: Any..., parts: [String: Any] = [:]) throws(Failure) {
    try pick(Choice(values, parts: parts))
  }

  /// Makes a choice in the topmost system controller.
  package func pick(_ choice: Choice) throws(Failure) {
    try perform { () throws(Failure) in try check(systemControllerInFront.userPicks(choice)) }
  }

  /// Taps Cancel in the topmost system controller.
  public func cancel() throws(Failure) {
    try perform { () throws(Failure) in try check(systemControllerInFront.userCancels()) }
  }

  /// The topmost system controller; nil if there is none.
  var systemController: (any SystemController)? {
    stage.services.floating ?? reachable.lazy.compactMap { $0 as? any SystemController }.last
  }

  private var systemControllerInFront: any SystemController {
    get throws(Failure) {
      guard let controller = systemController else {
        throw .ignored("no system controller is on screen")
      }
      return controller
    }
  }
}
