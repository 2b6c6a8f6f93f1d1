/// An event; what is in it does not matter here.
public typealias EKEvent = Any

/// Lets the user create or edit an event.
///
/// [EKEventEditViewController](https://developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller)
open class EKEventEditViewController: UINavigationController {
  /// Told when the person is done, and dismisses; not retained.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The event that is changed; nil makes a new one.
  open var event: EKEvent?

  override class var isSystemController: Bool { true }

  /// Asks which calendar a new event belongs to; when that happens is unconfirmed.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard event == nil else { return }
    tell(
      Telling(call: .defaultCalendarForNewEvents) { [self] in
        _ = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
      })
  }

  nonisolated deinit {}
}

extension EKEventEditViewController: SystemController {
  package var listener: AnyObject? { editViewDelegate }

  package var outcomes: [Outcome] {  // P105
    [
      .one(of: EKEventEditViewAction.saved, .deleted, by: .didCompleteWith) { [self] action in
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
      },
      .cancel(.didCompleteWith, "canceled") { [self] in
        editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
      },
    ]
  }
}

/// What a person did with an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// A calendar that events belong to.
public struct EKCalendar: Hashable, Sendable {
  /// Its name.
  public var title: String

  /// A calendar of a name.
  public init(title: String) { self.title = title }
}

/// Told when a person has edited an event.
public protocol EKEventEditViewDelegate: AnyObject {
  /// Called when the person is done, in whichever way.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Asked which calendar a new event belongs to.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The calendar that the settings say.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(title: "Calendar") }
}
