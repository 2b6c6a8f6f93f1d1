import Foundation
import NavigationModel

/// What few split views need: their buttons, the inspector, and the ways of iOS 7.
final class SplitExtras {
  /// The mode that was shown last; nil before the first one.
  var shownMode: UISplitViewController.DisplayMode?
  /// The mode to expand to, and whether it is the preferred one; nil when it isn't about to expand, and
  /// for a split view without columns (F41).
  var expansion: (mode: UISplitViewController.DisplayMode, isPreferred: Bool)?
  /// Whether the inspector is shown, or wanted as a column (F47).
  var showsInspector = false
  /// Whether the primary column is hidden in the way of iOS 7; nil in later releases (F50).
  private(set) var hidesPrimary: Bool?
  /// What the delegate has of a column that is hidden in the way of iOS 7.
  var hidden: HiddenColumn?
  private(set) var modeButtonIfMade: SplitButton?
  private var columnButton: SplitButton?
  private var secondaryOnlyButton: SplitButton?

  /// A hidden column, and the button and the popover that show it; the popover, which retains the
  /// column, belongs to the delegate.
  struct HiddenColumn {
    let id: Hierarchy.ID
    let button: UIBarButtonItem
    weak var popover: UIPopoverController?
  }

  /// The button for a bar of the program's; created on first access (F36).
  func modeButton(of split: UISplitViewController) -> UIBarButtonItem {
    if let modeButtonIfMade { return modeButtonIfMade }
    let button = SplitButton(.mode, of: split)
    modeButtonIfMade = button
    button.askForTarget()
    return button
  }

  /// The buttons that a column's bar shows before its own (F35, F36).
  func buttons(of split: UISplitViewController, in column: Hierarchy.ID) -> [UIBarButtonItem] {
    var buttons: [UIBarButtonItem] = []
    let shown = split.stage.hierarchy[split.id].shown
    if split.showsColumnButton, shown.array.first == column {
      let button = columnButton ?? SplitButton(.columns, of: split)
      columnButton = button
      buttons.append(button)
    }
    if split.showsSecondaryOnlyButton, split.style == .tripleColumn, !split.isCollapsed,
      split.columns[.secondary]?.id == column
    {
      let button = secondaryOnlyButton ?? SplitButton(.secondaryOnly, of: split)
      secondaryOnlyButton = button
      buttons.append(button)
    }
    return buttons
  }

  /// Asks the delegate whether the primary column is hidden, up to iOS 7 (F50).
  func askWhetherToHide(in split: UISplitViewController) {
    guard !split.stage.profile.collapsesSplitViews, split.style == .unspecified,
      let primary = split.controller(split.expandedColumns.first)
    else { return hidesPrimary = nil }
    let orientation = UIInterfaceOrientation(split.stage.traits)
    hidesPrimary =
      split.call(UISplitViewController.Calls.shouldHide, [primary.label]) {
        $0.splitViewController(split, shouldHide: primary, in: orientation)
      } ?? (split.stage.traits.orientation == .portrait)
  }
}
