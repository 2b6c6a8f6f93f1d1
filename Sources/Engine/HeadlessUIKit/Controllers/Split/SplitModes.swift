/// What a split view with columns of a style can show under one behaviour: a row of a table (F33, F35).
struct SplitModes {
  typealias Mode = UISplitViewController.DisplayMode

  /// The modes, by the number of columns besides the secondary one.
  let modes: [Mode]
  /// Where the button leads from a mode; a mode without an entry has no button.
  let button: [Mode: Mode]
  /// Where a tap on a dimmed secondary column leads.
  let afterTap: Mode?

  /// The row of a behaviour; `automatic` has none of its own and counts as `tile`.
  static func row(
    _ behavior: UISplitViewController.SplitBehavior, isTriple: Bool
  ) -> SplitModes {
    switch (behavior, isTriple) {
    case (.overlay, false): doubleOverlay
    case (.overlay, true): tripleOverlay
    case (.displace, false): doubleDisplace
    case (.displace, true): tripleDisplace
    case (_, false): doubleTile
    case (_, true): tripleTile
    }
  }

  /// A split view without a style: beside the large column or over it, as the device has room.
  static func classic(isWide: Bool) -> SplitModes { isWide ? doubleTile : doubleOverlay }

  private static let doubleTile = SplitModes(
    modes: [.secondaryOnly, .oneBesideSecondary],
    button: [.secondaryOnly: .oneBesideSecondary, .oneBesideSecondary: .secondaryOnly],
    afterTap: nil)
  private static let tripleTile = SplitModes(
    modes: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
    button: [.oneBesideSecondary: .twoBesideSecondary, .twoBesideSecondary: .oneBesideSecondary],
    afterTap: nil)
  private static let doubleOverlay = SplitModes(
    modes: [.secondaryOnly, .oneOverSecondary],
    button: [.secondaryOnly: .oneOverSecondary],
    afterTap: .secondaryOnly)
  private static let tripleOverlay = SplitModes(
    modes: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
    button: [.secondaryOnly: .oneOverSecondary, .oneOverSecondary: .twoOverSecondary],
    afterTap: .secondaryOnly)
  private static let doubleDisplace = SplitModes(
    modes: [.secondaryOnly, .oneBesideSecondary], button: [:], afterTap: nil)
  private static let tripleDisplace = SplitModes(
    modes: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
    button: [.oneBesideSecondary: .twoDisplaceSecondary],
    afterTap: .oneBesideSecondary)

  /// The mode with a number of columns besides the secondary one, or with as many as there are.
  func mode(showing count: Int) -> Mode { modes[min(max(count, 0), modes.count - 1)] }

  /// A mode as it is read under the behaviour: `twoBeside` means `twoOver` under overlay (F34).
  func read(_ mode: Mode) -> Mode { modes.contains(mode) ? mode : self.mode(showing: mode.count) }

  /// Where `show` leads for a column of which a number of columns must be shown besides the
  /// secondary one; nil if it is fully visible (F30, F31).
  func mode(from current: Mode, showing count: Int) -> Mode? {
    if count > 0 { return current.count >= count ? nil : mode(showing: count) }
    return current.dimsSecondary ? afterTap : nil
  }

  /// Where `hide` leads for a column that is shown with a number of columns besides the secondary
  /// one; nil if it isn't visible, or the secondary one (F30).
  func mode(from current: Mode, hiding count: Int) -> Mode? {
    count > 0 && current.count >= count ? mode(showing: count - 1) : nil
  }
}
