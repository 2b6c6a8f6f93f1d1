import Foundation

/// A button that a swipe over a row reveals (H90).
///
/// [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs the action in a row, then calls the completion handler with whether it did; the row
  /// closes (H92).
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Whether it destroys something.
  open private(set) var style: Style
  /// Its text; nil for none.
  open var title: String?
  /// Its picture, of which the name is kept; nil for none.
  open var image: UIImage?
  /// Its background; nil for that of its style.
  ///
  /// Kept, no effect.
  open var backgroundColor: UIColor!
  /// Whether it lets a table's data source delete the row (B91).
  var isDeletion: Bool { performer.call == .deletion }
  /// The list in which it is shown.
  weak var list: (any SwipingList)?
  private let given: Handler
  private let performer: HeadlessUIKit.Handler<(UIContextualAction, UIView, (Bool) -> Void)>

  init(
    _ style: Style, _ title: String?, as call: HandlerCall = .swipeAction,
    _ perform: @escaping Handler
  ) {
    self.style = style
    self.title = title
    given = perform
    performer = .init(call) { perform($0.0, $0.1, $0.2) }
    super.init()
  }

  /// Creates an action with a closure that performs it.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  /// What performs it.
  open var handler: Handler { given }

  /// Whether an action destroys something.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal = 0
    /// One that deletes the row.
    case destructive = 1
  }

  /// Performs it for a row.
  func perform(in row: UIView, of list: some CallOwner, done: @escaping (Bool) -> Void) {
    performer.run((self, row, done), on: list.recordingStage, about: list, [shownText])
  }

  /// The text that its button shows.
  var shownText: String { title ?? image?.name ?? "" }

  nonisolated deinit {}
}

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
