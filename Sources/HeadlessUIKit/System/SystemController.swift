import Foundation
import NavigationModel

/// Something that comes with the system: a person does something in it, and the program hears of
/// that and sends it away.
///
/// P101 to P117
package protocol SystemController: NSObject {
  /// The world it belongs to.
  var stage: Stage { get }
  /// The name that trees and timelines use.
  var label: String { get }
  /// Who hears of what a person does; nil when nobody does.
  var listener: AnyObject? { get }
  /// What a person can do in it.
  var outcomes: [Outcome] { get }
  /// Whether it stands still, so that a person can touch it.
  var isSettled: Bool { get }
  /// Goes off the screen.
  func close()
}

extension SystemController {
  /// Chooses something, or is done; returns why that cannot be, nil where it can.
  package func userPicks(_ choice: Choice) -> String? { perform(.pick, choice) }

  /// Taps Cancel; returns why that cannot be, nil where it can.
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

  /// Says something to the listener, if it wants to hear it.
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

  /// Is dismissed by its presenter, with all on top of it.
  package func close() {
    if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }
}
