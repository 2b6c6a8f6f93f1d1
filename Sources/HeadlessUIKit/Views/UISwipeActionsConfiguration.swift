import Foundation

/// The actions that a swipe over a row reveals at one of its edges (H90).
///
/// [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over all of the row performs the first action; true by default (H91).
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions; an empty one lets a row have none.
  public convenience init(actions: [UIContextualAction]) { self.init(with: actions) }

  private init(with actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Takes the actions that a binding reads after it has made it.
  package func takeActions(_ actions: [UIContextualAction]) { self.actions = actions }

  nonisolated deinit {}
}
