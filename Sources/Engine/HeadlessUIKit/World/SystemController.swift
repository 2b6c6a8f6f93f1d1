import Foundation
import NavigationModel

/// A controller provided by the system: the user does something in it, and the program is notified
/// and dismisses it.
///
/// P101 to P117
package protocol SystemController: NSObject, CallOwner {
  /// The type of its delegate.
  associatedtype Listener
  /// The calls that it makes: the words for them and the methods, as UIKit writes them.
  static var calls: KeyValuePairs<DelegateCall, String> { get }
  /// The world that it belongs to.
  var stage: Stage { get }
  /// The name shown in trees and timelines.
  var label: String { get }
  /// The object that is notified of the user's actions; nil if there is none.
  var listener: Listener? { get }
  /// What the user can do in it.
  var outcomes: [SystemOutcome<Listener>] { get }
  /// Whether it is idle, so that the user can touch it.
  var isIdle: Bool { get }
  /// Whether it covers the whole screen although it isn't presented.
  var coversScreen: Bool { get }
  /// Dismisses the controller, and calls a closure when it is gone.
  func close(then completion: (() -> Void)?)
}

extension SystemController {
  package var coversScreen: Bool { false }

  /// Chooses something, or is done; returns the reason if it can't be done, else nil.
  package func userPicks(_ choice: Choice) -> String? { choose(.pick, choice) }

  /// Taps Cancel; returns the reason if it can't be done, else nil.
  package func userCancels() -> String? { choose(.cancel, Choice()) }

  /// Why something can't be chosen now, or cancelled; nil if it can.
  package func obstacle(to action: UserAction, _ choice: Choice = Choice()) -> String? {
    guard isIdle else { return "a transition is active" }
    let possible = outcomes(of: action)
    if possible.contains(where: { $0.notifications(choice) != nil }) { return nil }
    if action == .cancel { return "\(label) has no Cancel" }
    return "\(label) wants " + possible.map(\.wanted).joined(separator: ", or ")
  }

  /// Whether it has a button that cancels.
  package var hasCancel: Bool { !outcomes(of: .cancel).isEmpty }

  private func outcomes(of action: UserAction) -> [SystemOutcome<Listener>] {
    outcomes.filter { $0.action == action && $0.eras.contains(stage.profile.era) }
  }

  private func choose(_ action: UserAction, _ choice: Choice) -> String? {
    if let obstacle = obstacle(to: action, choice) { return obstacle }
    for outcome in outcomes(of: action) {
      guard let notifications = outcome.notifications(choice) else { continue }
      let notify = { [self] in notifications.forEach { notifyDelegate($0) } }
      switch outcome.closing {
      case .never: notify()
      case .afterCalls:
        notify()
        close(then: nil)
      case .beforeCalls:
        close(then: nil)
        notify()
      case .beforeCallsWhenGone: close(then: notify)
      }
      return nil
    }
    return nil
  }

  /// Makes a call to the listener, if the listener implements it.
  package func notifyDelegate(_ notification: DelegateNotification<Listener>) {
    call(Self.call(notification.call), notification.words, notification.notify)
  }

  private static func call(_ word: DelegateCall) -> Call<Self, Listener, Void> {
    Call(word, calls.first { $0.key == word }?.value ?? "", to: { $0.listener })
  }

  /// The rows of the table of calls.
  package static var rows: [CallRow] {
    calls.map { word, method in
      CallRow(
        method: method, word: word.rawValue, receiver: "\(Listener.self)", answer: "",
        isRecorded: true, recordsAnswer: false, beat: nil)
    }
  }
}

extension SystemController where Self: UIViewController {
  package var isIdle: Bool { stage.isIdle }

  /// Is dismissed by its presenter, with all presentations on top of it.
  package func close(then completion: (() -> Void)?) {
    guard !isBeingDismissed, let presenter = presentingViewController else {
      if let completion {
        Handler<Void>(.dismiss) { _ in completion() }.run((), on: stage, [label])
      }
      return
    }
    presenter.receiveDismiss()
    guard let completion else { return }
    let dismissal = stage.engine.dismissal(of: id)
    dismissal?.add(.init(.dismiss, about: presenter.label, completion))
  }
}

/// The services of the device besides showing controllers.
@preconcurrency @MainActor
public struct SystemServices {
  /// Whether the device can send mail.
  ///
  /// P112
  public var canSendMail = true
  /// Whether texts can be sent.
  ///
  /// P113
  public var canSendText = true
  /// The system controller that is above everything without being presented; retained by its creator
  /// (P110).
  package weak var floating: (any SystemController)?
}
