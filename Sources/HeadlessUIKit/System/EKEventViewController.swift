/// Shows an event; belongs in a navigation controller.
///
/// [EKEventViewController](https://developer.apple.com/documentation/eventkitui/ekeventviewcontroller)
open class EKEventViewController: UIViewController {
  /// Told when the person is done, and dismisses; not retained.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event that is shown.
  open var event: EKEvent?

  nonisolated deinit {}
}

extension EKEventViewController: SystemController {
  package var listener: AnyObject? { delegate }

  package var outcomes: [Outcome] {  // P106
    [
      .one(of: EKEventViewAction.done, .responded, .deleted, by: .didCompleteWith) {
        [self] action in delegate?.eventViewController(self, didCompleteWith: action)
      }
    ]
  }
}

/// What a person did with an event that was shown.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// Told when a person has looked at an event.
public protocol EKEventViewDelegate: AnyObject {
  /// Called when the person is done, in whichever way.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
