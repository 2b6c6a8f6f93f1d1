import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user enter a new contact; must be in a navigation controller.
///
/// [ABNewPersonViewController](https://developer.apple.com/documentation/addressbookui/abnewpersonviewcontroller)
@preconcurrency @MainActor
open class ABNewPersonViewController: UIViewController {
  /// The delegate, which is notified when the user is done and dismisses the controller; not
  /// retained.
  open weak var newPersonViewDelegate: (any ABNewPersonViewControllerDelegate)?

  nonisolated deinit {}
}

extension ABNewPersonViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWithNewPerson: "newPersonViewController(_:didCompleteWithNewPerson:)"
    ]
  }

  package var listener: (any ABNewPersonViewControllerDelegate)? { newPersonViewDelegate }

  package var outcomes: [SystemOutcome<any ABNewPersonViewControllerDelegate>] {  // P101
    [
      .value("a person", by: .didCompleteWithNewPerson) { [self] listener, person in
        listener.newPersonViewController(self, didCompleteWithNewPerson: person)
      },
      .cancel(.didCompleteWithNewPerson, "nil") { [self] in
        $0.newPersonViewController(self, didCompleteWithNewPerson: nil)
      },
    ]
  }
}

/// Methods to respond to a contact that the user has entered.
@preconcurrency @MainActor
public protocol ABNewPersonViewControllerDelegate: NSObjectProtocol {
  /// Called with the new contact; nil when the user cancelled.
  func newPersonViewController(
    _ newPersonView: ABNewPersonViewController, didCompleteWithNewPerson person: ABRecord?)
}
