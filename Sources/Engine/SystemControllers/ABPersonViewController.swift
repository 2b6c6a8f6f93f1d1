import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows a contact; must be in a navigation controller, and is popped with the back button.
///
/// [ABPersonViewController](https://developer.apple.com/documentation/addressbookui/abpersonviewcontroller)
@preconcurrency @MainActor
open class ABPersonViewController: UIViewController {
  /// The delegate, which is asked about values that the user taps; not retained.
  open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?
  /// The contact that is shown.
  open var displayedPerson: ABRecord?

  nonisolated deinit {}
}

extension ABPersonViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .shouldPerformDefaultActionForPerson:
        "personViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)"
    ]
  }

  package var listener: (any ABPersonViewControllerDelegate)? { personViewDelegate }

  package var outcomes: [SystemOutcome<any ABPersonViewControllerDelegate>] {  // P103
    [
      .pick(
        "a property and an identifier of displayedPerson",
        by: .shouldPerformDefaultActionForPerson,
        read: { [self] in PersonDetail($0, of: displayedPerson) }
      ) { [self] listener, detail in
        _ = listener.personViewController(
          self, shouldPerformDefaultActionForPerson: detail.person, property: detail.property,
          identifier: detail.identifier)
      }
    ]
  }
}

/// Methods to respond to the values of a contact that is shown.
@preconcurrency @MainActor
public protocol ABPersonViewControllerDelegate: NSObjectProtocol {
  /// Called when a value was tapped; return false to replace the system's action for it.
  func personViewController(
    _ personViewController: ABPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool
}
