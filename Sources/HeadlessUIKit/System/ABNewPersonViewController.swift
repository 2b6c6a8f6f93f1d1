/// Lets the user enter a new contact; belongs in a navigation controller.
///
/// [ABNewPersonViewController](https://developer.apple.com/documentation/addressbookui/abnewpersonviewcontroller)
open class ABNewPersonViewController: UIViewController {
  /// Told when the person is done, and dismisses; not retained.
  open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?

  nonisolated deinit {}
}

extension ABNewPersonViewController: SystemController {
  package var listener: AnyObject? { newPersonViewDelegate }

  package var outcomes: [Outcome] {  // P101
    [
      .value("a person", by: .didCompleteWithNewPerson) { [self] person in
        newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: person)
      },
      .cancel(.didCompleteWithNewPerson, "nil") { [self] in
        newPersonViewDelegate?.newPersonViewController(self, didCompleteWithNewPerson: nil)
      },
    ]
  }
}

/// Told when a person has entered a contact.
public protocol ABNewPersonViewControllerDelegate: AnyObject {
  /// Called with the new contact; nil when the person cancelled.
  func newPersonViewController(
    _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
