import Foundation
import HeadlessUIKit
import NavigationModel

/// Lets the user choose a contact, or one value of it.
///
/// [ABPeoplePickerNavigationController](https://developer.apple.com/documentation/addressbookui/abpeoplepickernavigationcontroller)
@preconcurrency @MainActor
open class ABPeoplePickerNavigationController: UINavigationController {
  /// The delegate, which is notified of what the user chooses; not retained.
  open weak var peoplePickerDelegate: (any ABPeoplePickerNavigationControllerDelegate)?

  nonisolated deinit {}
}

extension ABPeoplePickerNavigationController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didSelectPerson: "peoplePickerNavigationController(_:didSelectPerson:)",
      .didSelectPerson: "peoplePickerNavigationController(_:didSelectPerson:property:identifier:)",
      .shouldContinueAfterSelectingPerson:
        "peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:)",
      .shouldContinueAfterSelectingPerson:
        "peoplePickerNavigationController(_:shouldContinueAfterSelectingPerson:property:identifier:)",
      .didCancel: "peoplePickerNavigationControllerDidCancel(_:)",
    ]
  }

  package var listener: (any ABPeoplePickerNavigationControllerDelegate)? { peoplePickerDelegate }

  /// From iOS 8 on it is dismissed after a choice.
  ///
  /// That is all the releases that `mid` covers except the first.
  package var outcomes: [SystemOutcome<any ABPeoplePickerNavigationControllerDelegate>] {  // P102
    outcomesWithAnswer.map { $0.during(.iOS5 ... .iOS5) }
      + outcomesWithoutAnswer.map { $0.during(.iOS7 ... .iOS18).closing(.afterCalls) }
      + [
        .cancel(.didCancel) { [self] in
          $0.peoplePickerNavigationControllerDidCancel(self)
        }
      ]
  }

  private var outcomesWithAnswer: [SystemOutcome<any ABPeoplePickerNavigationControllerDelegate>] {
    [
      .value("a person", by: .shouldContinueAfterSelectingPerson) { [self] listener, person in
        _ = listener.peoplePickerNavigationController(
          self, shouldContinueAfterSelectingPerson: person)
      },
      .pick(
        "a person, a property and an identifier", by: .shouldContinueAfterSelectingPerson,
        read: PersonDetail.init
      ) { [self] listener, detail in
        _ = listener.peoplePickerNavigationController(
          self, shouldContinueAfterSelectingPerson: detail.person, property: detail.property,
          identifier: detail.identifier)
      },
    ]
  }

  private var outcomesWithoutAnswer: [SystemOutcome<any ABPeoplePickerNavigationControllerDelegate>]
  {
    [
      .value("a person", by: .didSelectPerson) { [self] listener, person in
        listener.peoplePickerNavigationController(self, didSelectPerson: person)
      },
      .pick(
        "a person, a property and an identifier", by: .didSelectPerson, read: PersonDetail.init
      ) { [self] listener, detail in
        listener.peoplePickerNavigationController(
          self, didSelectPerson: detail.person, property: detail.property,
          identifier: detail.identifier)
      },
    ]
  }
}

/// Methods to respond to the contact that the user chooses.
@preconcurrency @MainActor
public protocol ABPeoplePickerNavigationControllerDelegate: NSObjectProtocol {
  /// Called when a contact was chosen; from iOS 8 on, and the picker dismisses itself.
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord)
  /// Called when a value was chosen; from iOS 8 on, and the picker dismisses itself.
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord,
    property: ABPropertyID, identifier: ABMultiValueIdentifier)
  /// Called when a contact was chosen, up to iOS 7: if that is all it needs, the delegate dismisses
  /// the picker and returns false.
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord
  ) -> Bool
  /// Called when a value was chosen, up to iOS 7; true performs the system's action for such a
  /// value.
  func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool
  /// Called when the user cancelled; the delegate dismisses the picker.
  func peoplePickerNavigationControllerDidCancel(
    _ peoplePicker: ABPeoplePickerNavigationController)
}

extension ABPeoplePickerNavigationControllerDelegate {
  /// Does nothing.
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord
  ) {}
  /// Does nothing.
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController, didSelectPerson person: ABRecord,
    property: ABPropertyID, identifier: ABMultiValueIdentifier
  ) {}
  /// True: the picker continues to the values.
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord
  ) -> Bool { true }
  /// True: the system calls, writes a message or shows the place.
  public func peoplePickerNavigationController(
    _ peoplePicker: ABPeoplePickerNavigationController,
    shouldContinueAfterSelectingPerson person: ABRecord, property: ABPropertyID,
    identifier: ABMultiValueIdentifier
  ) -> Bool { true }
  /// Does nothing.
  public func peoplePickerNavigationControllerDidCancel(
    _ peoplePicker: ABPeoplePickerNavigationController
  ) {}
}
