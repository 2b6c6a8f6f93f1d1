import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows a person who is not among the contacts yet; must be in a navigation controller.
///
/// [ABUnknownPersonViewController](https://developer.apple.com/documentation/addressbookui/abunknownpersonviewcontroller)
@preconcurrency @MainActor
open class ABUnknownPersonViewController: UIViewController {
  /// The delegate, which receives the created contact and dismisses the controller; not retained.
  open weak var unknownPersonViewDelegate: (any ABUnknownPersonViewControllerDelegate)?
  /// The contact that is shown.
  open var displayedPerson: ABRecord?

  nonisolated deinit {}
}

extension ABUnknownPersonViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didResolveToPerson: "unknownPersonViewController(_:didResolveToPerson:)",
      .shouldPerformDefaultActionForPerson:
        "unknownPersonViewController(_:shouldPerformDefaultActionForPerson:property:identifier:)",
    ]
  }

  package var listener: (any ABUnknownPersonViewControllerDelegate)? { unknownPersonViewDelegate }

  package var outcomes: [SystemOutcome<any ABUnknownPersonViewControllerDelegate>] {  // P104
    [
      .value("a person", by: .didResolveToPerson) { [self] listener, person in
        listener.unknownPersonViewController(self, didResolveToPerson: person)
      },
      .pick(
        "a property and an identifier of displayedPerson",
        by: .shouldPerformDefaultActionForPerson,
        read: { [self] in PersonDetail($0, of: displayedPerson) }
      ) { [self] listener, detail in
        _ = listener.unknownPersonViewController(
          self, shouldPerformDefaultActionForPerson: detail.person, property: detail.property,
          identifier: detail.identifier)
      },
      .cancel(.didResolveToPerson, "nil") { [self] in
        $0.unknownPersonViewController(self, didResolveToPerson: nil)
      },
    ]
  }
}

/// Methods to respond to the result for an unknown person.
@preconcurrency @MainActor
public protocol ABUnknownPersonViewControllerDelegate: NSObjectProtocol {
  /// Called with the contact that was created or added to; nil when the user cancelled.
  func unknownPersonViewController(
    _ unknownCardViewController: ABUnknownPersonViewController,
    didResolveToPerson person: ABRecord?)
  /// Called when a value was tapped; return false to replace the system's action for it.
  func unknownPersonViewController(
    _ personViewController: ABUnknownPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool
}

extension ABUnknownPersonViewControllerDelegate {
  /// True: the system calls, writes a message or shows the place.
  public func unknownPersonViewController(
    _ personViewController: ABUnknownPersonViewController,
    shouldPerformDefaultActionForPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool { true }
}
