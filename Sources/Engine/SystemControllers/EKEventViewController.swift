import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows an event; must be in a navigation controller.
///
/// [EKEventViewController](https://developer.apple.com/documentation/eventkitui/ekeventviewcontroller)
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// The delegate, which is notified when the user is done and dismisses the controller; not
  /// retained.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event that is shown.
  open var event: EKEvent?

  nonisolated deinit {}
}

extension EKEventViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWith: "eventViewController(_:didCompleteWith:)"
    ]
  }

  package var listener: (any EKEventViewDelegate)? { delegate }

  package var outcomes: [SystemOutcome<any EKEventViewDelegate>] {  // P106
    [
      .one(of: EKEventViewAction.done, .responded, .deleted, by: .didCompleteWith) {
        [self] listener, action in listener.eventViewController(self, didCompleteWith: action)
      }
    ]
  }
}

/// The user's action on an event that was shown.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// Methods to respond to the user's viewing of an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called when the user is done, with any result.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
