import Foundation
import HeadlessUIKit
import NavigationModel

/// An event; its contents are irrelevant here.
public typealias EKEvent = Any

/// Lets the user create or edit an event.
///
/// [EKEventEditViewController](https://developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller)
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// The delegate, which is notified when the user is done and dismisses the controller; not
  /// retained.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The event to edit; nil creates a new one.
  open var event: EKEvent?

  /// Asks which calendar a new event belongs to; when that happens is unconfirmed.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard event == nil else { return }
    notifyDelegate(
      DelegateNotification(call: .defaultCalendarForNewEvents) { [self] in
        _ = $0.eventEditViewControllerDefaultCalendar(forNewEvents: self)
      })
  }

  nonisolated deinit {}
}

extension EKEventEditViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .didCompleteWith: "eventEditViewController(_:didCompleteWith:)",
      .defaultCalendarForNewEvents: "eventEditViewControllerDefaultCalendar(forNewEvents:)",
    ]
  }

  package var listener: (any EKEventEditViewDelegate)? { editViewDelegate }

  package var outcomes: [SystemOutcome<any EKEventEditViewDelegate>] {  // P105
    [
      .one(of: EKEventEditViewAction.saved, .deleted, by: .didCompleteWith) {
        [self] listener, action in
        listener.eventEditViewController(self, didCompleteWith: action)
      },
      .cancel(.didCompleteWith, "canceled") { [self] in
        $0.eventEditViewController(self, didCompleteWith: .canceled)
      },
    ]
  }
}

/// The user's action on an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// A calendar that events belong to.
public struct EKCalendar: Hashable, Sendable {
  /// Its name.
  public var title: String

  /// Creates a calendar with a name.
  public init(title: String) { self.title = title }
}

/// Methods to respond to an event that the user has edited.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user is done, with any result.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar that a new event belongs to.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The default calendar of the settings.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(title: "Calendar") }
}
