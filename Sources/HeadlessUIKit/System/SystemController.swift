import Foundation
import NavigationModel

/// A controller provided by the system: the user does something in it, and the program is notified
/// and dismisses it.
///
/// P101 to P117
package protocol SystemController: NSObject {
  /// The world that it belongs to.
  var stage: Stage { get }
  /// The name shown in trees and timelines.
  var label: String { get }
  /// The object that is notified of the user's actions; nil if there is none.
  var listener: AnyObject? { get }
  /// What the user can do in it.
  var outcomes: [Outcome] { get }
  /// Whether it is idle, so that the user can touch it.
  var isSettled: Bool { get }
  /// Dismisses the controller.
  func close()
}

extension SystemController {
  /// Chooses something, or is done; returns the reason if it can't be done, else nil.
  package func userPicks(_ choice: Choice) -> String? { perform(.pick, choice) }

  /// Taps Cancel; returns the reason if it can't be done, else nil.
  package func userCancels() -> String? { perform(.cancel, Choice()) }

  private func perform(_ act: Outcome.Act, _ choice: Choice) -> String? {
    guard isSettled else { return "a transition is active" }
    let possible = outcomes.filter { $0.act == act && $0.eras.contains(stage.profile.era) }
    for outcome in possible {
      guard let tellings = outcome.tellings(choice) else { continue }
      for telling in tellings { tell(telling) }
      if outcome.closes { close() }
      return nil
    }
    if act == .cancel { return "\(label) has no Cancel" }
    return "\(label) wants " + possible.map(\.wanted).joined(separator: ", or ")
  }

  /// Makes a call to the listener, if the listener implements it.
  func tell(_ telling: Telling) {
    guard let listener,
      (listener as? any SelectiveDelegate)?.listens(to: telling.call) ?? true
    else { return }
    stage.trace.append(
      Event(
        at: stage.now, kind: .delegate, subject: (self as? UIViewController)?.id, name: label,
        callback: telling.call.rawValue, arguments: telling.words))
    telling.tell()
  }
}

extension SystemController where Self: UIViewController {
  package var isSettled: Bool { stage.isIdle }

  /// Is dismissed by its presenter, with all presentations on top of it.
  package func close() {
    if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }
}
