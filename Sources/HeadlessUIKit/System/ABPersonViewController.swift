/// Shows a contact; belongs in a navigation controller, and is left with the back button.
///
/// [ABPersonViewController](https://developer.apple.com/documentation/addressbookui/abpersonviewcontroller)
open class ABPersonViewController: UIViewController {
  /// Asked about values that the person taps; not retained.
  open weak var personViewDelegate: (any ABPersonViewControllerDelegate)?
  /// The contact that is shown.
  open var displayedPerson: ABRecord?

  nonisolated deinit {}
}

extension ABPersonViewController: SystemController {
  package var listener: AnyObject? { personViewDelegate }

  package var outcomes: [Outcome] {  // P103
    [
      .pick(
        "a property and an identifier of displayedPerson",
        by: .shouldPerformDefaultActionForPerson,
        read: { [self] in PersonDetail($0, of: displayedPerson) }
      ) { [self] detail in
        _ = personViewDelegate?.personViewController(
          self, shouldPerformDefaultActionForPerson: detail.person, property: detail.property,
          identifier: detail.identifier)
      }
    ]
  }
}

/// Asked about the values of a contact that is shown.
public protocol ABPersonViewControllerDelegate: AnyObject {
  /// Called when a value was tapped; false to do something else than the system does with it.
  func personViewController(
    _ personViewController: ABPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool
}
