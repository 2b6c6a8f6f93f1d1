import Foundation
import NavigationModel

/// Wheels beside each other, each with rows of which one is selected.
///
/// It shows the selected row of each wheel.
/// [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview)
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source, which says how many wheels and rows there are; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }
  /// The delegate, which provides what rows show, and is notified of those that the user selects; not
  /// retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsLayout() } }
  }
  /// Whether the selected rows are marked; kept, no effect.
  open var showsSelectionIndicator = true
  /// The number of rows of each wheel, as last requested; nil before that.
  private final var counts: [Int]?
  /// The selected row of each wheel.
  private final var selection: [Int] = []
  /// What shows the selected row of each wheel.
  private final var shown: [ShownRow] = []

  /// A row that is seen.
  private struct ShownRow {
    let component, row: Int
    let view: UIView
    /// Whether the delegate has provided the view, which it may use again.
    let isProvided: Bool
  }

  /// The number of wheels.
  open var numberOfComponents: Int { rowCounts.count }

  /// The number of rows of a wheel; 0 for a wheel that doesn't exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    let counts = rowCounts
    return counts.indices.contains(component) ? counts[component] : 0
  }

  /// The room for a row of a wheel, in points: what the delegate says, else a part of the width, and 32.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = max(numberOfComponents, 1)
    guard (0..<count).contains(component) else { return .zero }
    let width =
      call(Calls.widthForComponent) { $0.pickerView(self, widthForComponent: component) }
    let height =
      call(Calls.rowHeightForComponent) { $0.pickerView(self, rowHeightForComponent: component) }
    return CGSize(
      width: width >= 0 ? width : bounds.width / CGFloat(count),
      height: height >= 0 ? height : 32)
  }

  /// The view of a row that the delegate has provided; nil for a row that isn't seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let found = shown.first { $0.component == component && $0.row == row }
    return found?.isProvided == true ? found?.view : nil
  }

  /// Requests everything again: the number of wheels and rows, and what they show.
  open func reloadAllComponents() {
    forgetRows()
    _ = rowCounts
  }

  /// Requests the number of rows of a wheel again, and what they show.
  open func reloadComponent(_ component: Int) {
    guard var counts, counts.indices.contains(component) else { return reloadAllComponents() }
    counts[component] = askedRowCount(component)
    self.counts = counts
    boundSelection()
    forgetViews()
  }

  /// Selects a row of a wheel, without notifying the delegate; a row that doesn't exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selection[component] = row
    setNeedsLayout()
  }

  /// The selected row of a wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selection[component] : -1
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Lays the selected rows out beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    request.ask(self) { [weak self] in
      self?.request.fulfil()
      self?.layoutIfNeeded()
    }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { setNeedsLayout() }
  }

  private final var request = LayoutRequest()

  // MARK: Rows

  /// The number of rows of each wheel; asks the data source the first time.
  private final var rowCounts: [Int] {
    if let counts { return counts }
    guard dataSource != nil else { return [] }
    let count = call(Calls.numberOfComponents) { $0.numberOfComponents(in: self) }
    let asked = (0..<max(count, 0)).map(askedRowCount)
    counts = asked
    boundSelection()
    return asked
  }

  private final func askedRowCount(_ component: Int) -> Int {
    max(call(Calls.rowsInComponent) { $0.pickerView(self, numberOfRowsInComponent: component) }, 0)
  }

  /// Keeps what is selected where it still exists.
  private final func boundSelection() {
    selection = (counts ?? []).enumerated().map { component, count in
      let row = selection.indices.contains(component) ? selection[component] : 0
      return max(min(row, count - 1), 0)
    }
  }

  private final func forgetRows() {
    counts = nil
    forgetViews()
  }

  private final func forgetViews() {
    for row in shown { row.view.removeFromSuperview() }
    shown = []
    setNeedsLayout()
  }

  private final func showRows() {
    let counts = rowCounts
    var former = shown
    shown = counts.indices.filter { counts[$0] > 0 }.map { component in
      let place = former.firstIndex { $0.component == component }
      let known = place.map { former.remove(at: $0) }
      let row = selection[component]
      if let known, known.row == row { return known }
      known?.view.removeFromSuperview()
      let view = known?.isProvided == true ? known?.view : nil
      let made = shownRow(at: row, in: component, reusing: view)
      addSubview(made.view)
      return made
    }
    for row in former { row.view.removeFromSuperview() }
    placeRows()
  }

  private final func placeRows() {
    let sizes = shown.map { rowSize(forComponent: $0.component) }
    var left = (bounds.width - sizes.reduce(0) { $0 + $1.width }) / 2
    for (row, size) in zip(shown, sizes) {
      row.view.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      left += size.width
    }
  }

  /// What shows a row: a view of the delegate's, else a text with attributes, else its title.
  private final func shownRow(at row: Int, in component: Int, reusing view: UIView?) -> ShownRow {
    var provided: UIView?
    if let receiver = Calls.viewForRow.receiver(of: self) {
      provided =
        DefaultBody.answer(of: Calls.viewForRow.method, by: receiver) {
          make(Calls.viewForRow, to: receiver, []) {
            $0.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
          }
        } ?? nil
    }
    if let provided {
      return ShownRow(component: component, row: row, view: provided, isProvided: true)
    }
    let label = UILabel()
    label.textAlignment = .center
    label.attributedText = call(Calls.attributedTitleForRow) {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    if label.attributedText == nil {
      label.text = call(Calls.titleForRow) {
        $0.pickerView(self, titleForRow: row, forComponent: component)
      }
    }
    return ShownRow(component: component, row: row, view: label, isProvided: false)
  }

  // MARK: The user

  /// Turns a wheel to a row; returns the reason if nothing happens.
  final func userTurns(_ component: Int, to row: Int) -> String? {
    let count = numberOfRows(inComponent: component)
    guard (0..<count).contains(row) else {
      return "wheel \(component) has \(count) rows, and no row \(row)"
    }
    guard row != selection[component] else { return "the row is selected" }
    selection[component] = row
    setNeedsLayout()
    call(Calls.didSelectRowInComponent) {
      $0.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return nil
  }
}

/// Says how many wheels and rows a picker has.
///
/// [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource)
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides what the rows of a picker show, and is notified of those that the user selects.
///
/// [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate)
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with attributes, in place of the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, in place of a title; one that is no longer seen may be used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// A part of the width of the picker.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DefaultBody.reached(-1, by: self)
  }
  /// The standard height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { DefaultBody.reached(-1, by: self) }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { DefaultBody.reached(nil, by: self) }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { DefaultBody.reached(nil, by: self) }
  /// A view that shows nothing.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { DefaultBody.reached(UIView(), by: self) }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { DefaultBody.reached(by: self) }
}

extension UIPickerView {
  /// The calls to its data source and its delegate.
  enum Calls {
    static let numberOfComponents = Call(
      .numberOfComponents, "numberOfComponents(in:)",
      to: { (owner: UIPickerView) in owner.dataSource }, default: 0, isRecorded: false)
    static let rowsInComponent = Call(
      .rowsInComponent, "pickerView(_:numberOfRowsInComponent:)",
      to: { (owner: UIPickerView) in owner.dataSource }, default: 0, isRecorded: false)
    static let widthForComponent = Call(
      .widthForComponent, "pickerView(_:widthForComponent:)",
      to: { (owner: UIPickerView) in owner.delegate }, default: -1 as CGFloat, isRecorded: false)
    static let rowHeightForComponent = Call(
      .rowHeightForComponent, "pickerView(_:rowHeightForComponent:)",
      to: { (owner: UIPickerView) in owner.delegate }, default: -1 as CGFloat, isRecorded: false)
    static let titleForRow = Call(
      .titleForRow, "pickerView(_:titleForRow:forComponent:)",
      to: { (owner: UIPickerView) in owner.delegate }, default: nil as String?, isRecorded: false)
    static let attributedTitleForRow = Call(
      .attributedTitleForRow, "pickerView(_:attributedTitleForRow:forComponent:)",
      to: { (owner: UIPickerView) in owner.delegate }, default: nil as NSAttributedString?,
      isRecorded: false)
    static let viewForRow = Call(
      .viewForRow, "pickerView(_:viewForRow:forComponent:reusing:)",
      to: { (owner: UIPickerView) in owner.delegate }, default: nil as UIView?, isRecorded: false)
    static let didSelectRowInComponent = Call(
      .didSelectRowInComponent, "pickerView(_:didSelectRow:inComponent:)",
      to: { (owner: UIPickerView) in owner.delegate })

    static var rows: [CallRow] {
      [
        numberOfComponents.row, rowsInComponent.row, widthForComponent.row,
        rowHeightForComponent.row, titleForRow.row, attributedTitleForRow.row, viewForRow.row,
        didSelectRowInComponent.row,
      ]
    }
  }
}

nonisolated extension DelegateCall {
  package static let numberOfComponents = Self("numberOfComponents")
  package static let rowsInComponent = Self("numberOfRowsInComponent")
  package static let widthForComponent = Self("widthForComponent")
  package static let rowHeightForComponent = Self("rowHeightForComponent")
  package static let titleForRow = Self("titleForRow")
  package static let attributedTitleForRow = Self("attributedTitleForRow")
  package static let viewForRow = Self("viewForRow")
  package static let didSelectRowInComponent = Self("didSelectRowInComponent")
}
