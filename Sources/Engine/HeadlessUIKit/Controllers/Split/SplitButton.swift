import Foundation
import NavigationModel

/// A button of a split view: its own, or one that the program puts into a bar.
final class SplitButton: UIBarButtonItem {
  private weak var split: UISplitViewController?
  private let role: Role
  /// The mode that the delegate wants a tap to lead to; nil for the split view's choice (F36).
  private var wantedMode: UISplitViewController.DisplayMode?

  /// What a tap does.
  enum Role {
    /// Leads to the delegate's mode, in a split view without a style.
    case mode
    /// Leads to the next mode of the behaviour.
    case columns
    /// Leaves the secondary column alone on the screen, or brings the others back.
    case secondaryOnly
    /// Shows or hides the hidden column in the way of iOS 7.
    case hiddenColumn
  }

  /// Creates a button of a split view.
  init(_ role: Role, of split: UISplitViewController) {
    self.role = role
    self.split = split
    super.init()
  }

  required init?(coder: NSCoder) {
    role = .mode
    super.init(coder: coder)
  }

  /// Asks the delegate where a tap should lead (F36).
  func askForTarget() {
    guard let split, split.style == .unspecified else { return }
    let answer = split.call(UISplitViewController.Calls.targetDisplayModeForAction) {
      $0.targetDisplayModeForAction(in: split)
    }
    wantedMode = answer == .automatic ? nil : answer
  }

  /// Where a tap leads; nil if it leads nowhere.
  private var destination: UISplitViewController.DisplayMode? {
    guard let split, !split.isCollapsed else { return nil }
    let modes = split.modes
    let current = split.displayMode
    switch role {
    case .mode: return wantedMode ?? (current.count > 0 ? .secondaryOnly : modes.mode(showing: 1))
    case .columns: return modes.button[current]
    case .secondaryOnly: return current.count > 0 ? .secondaryOnly : modes.mode(showing: 1)
    case .hiddenColumn: return current.count > 0 ? .secondaryOnly : .oneOverSecondary
    }
  }

  /// The text that stands for its picture; nil where it isn't shown (unconfirmed).
  override var displayedText: String? {
    guard let split, !split.isCollapsed || role == .hiddenColumn else { return nil }
    switch role {
    case .hiddenColumn: return super.displayedText
    case .columns: return "[sidebar]"
    case .mode, .secondaryOnly: return split.displayMode.count > 0 ? "[expand]" : "[sidebar]"
    }
  }

  override func tap() -> Bool {
    guard isEnabled, let split, let destination else { return false }
    if role == .hiddenColumn, destination != .secondaryOnly { split.popoverWillPresent() }
    split.changeMode(to: destination, as: .userColumns, animated: true)
    return true
  }

  nonisolated deinit {}
}
