import Foundation
import NavigationModel

/// One thing that the user can do in a system controller, and the calls that the program receives
/// then; its class lists them.
package struct SystemOutcome<Listener> {
  /// The user's action.
  package let action: UserAction
  /// A description of what has to be chosen.
  package let wanted: String
  /// The releases in which it exists.
  package var eras = Era.iOS5...Era.iOS18
  /// When the controller dismisses itself then.
  package var closing = SystemClosing.never
  /// The calls that the program receives for a choice; nil if the choice doesn't match.
  package let notifications: (Choice) -> [DelegateNotification<Listener>]?

  /// An outcome.
  package init(
    action: UserAction, wanted: String,
    notifications: @escaping (Choice) -> [DelegateNotification<Listener>]?
  ) {
    self.action = action
    self.wanted = wanted
    self.notifications = notifications
  }
}

/// When a system controller dismisses itself.
package enum SystemClosing: Sendable {
  /// Not at all: the program dismisses it.
  case never
  /// After the calls.
  case afterCalls
  /// Before the calls, which are made while its dismissal has begun (F119).
  case beforeCalls
  /// Before the calls, which are made when it is gone (F121).
  case beforeCallsWhenGone
}

/// The two kinds of the user's actions in a system controller.
package enum UserAction {
  /// The user chooses something, or is done.
  case pick
  /// The user cancels.
  case cancel
}

/// The user's choice.
package struct Choice {
  /// The values; empty if the user is just done.
  package var values: [Any] = []
  /// The named parts of a value that has them.
  package var parts: [String: Any] = [:]

  /// Creates a choice of these values.
  package init(_ values: Any..., parts: [String: Any] = [:]) {
    self.init(values, parts: parts)
  }

  /// Creates a choice of a list of values.
  package init(_ values: [Any], parts: [String: Any] = [:]) {
    self.values = values
    self.parts = parts
  }

  /// The values as shown in a trace: texts and numbers, the name of a value that has one, else an
  /// ellipsis.
  package var words: [String] {
    values.map { value in
      switch value {
      case let text as String: text
      case let number as Int: String(number)
      default: parts["name"] as? String ?? "…"
      }
    }
  }
}

/// One call of a listener.
package struct DelegateNotification<Listener> {
  let call: DelegateCall
  let words: [String]
  let notify: (Listener) -> Void

  /// A call, the arguments shown in the trace, and a closure that makes it.
  package init(
    call: DelegateCall, words: [String] = [], notify: @escaping (Listener) -> Void
  ) {
    self.call = call
    self.words = words
    self.notify = notify
  }
}

extension SystemOutcome {
  /// A tap on Cancel; the words are for the trace.
  package static func cancel(
    _ call: DelegateCall, _ words: String..., notify: @escaping (Listener) -> Void
  ) -> SystemOutcome {
    SystemOutcome(action: .cancel, wanted: "") { _ in
      [DelegateNotification(call: call, words: words, notify: notify)]
    }
  }

  /// Finishing without a choice; the words are for the trace.
  package static func done(
    _ call: DelegateCall, _ words: String..., notify: @escaping (Listener) -> Void
  ) -> SystemOutcome {
    SystemOutcome(action: .pick, wanted: "no value") { choice in
      choice.values.isEmpty ? [DelegateNotification(call: call, words: words, notify: notify)] : nil
    }
  }

  /// One of the given cases, by its name; the first if there is no name.
  package static func one<Name: RawRepresentable>(
    of names: Name..., by call: DelegateCall, notify: @escaping (Listener, Name) -> Void
  ) -> SystemOutcome {
    SystemOutcome(action: .pick, wanted: names.map { "\"\($0)\"" }.joined(separator: " or ")) {
      choice in
      let wanted = choice.words.first ?? (choice.values.isEmpty ? names.first.map { "\($0)" } : nil)
      guard let name = names.first(where: { "\($0)" == wanted }) else { return nil }
      return [DelegateNotification(call: call, words: ["\(name)"]) { notify($0, name) }]
    }
  }

  /// A choice that a closure reads from the values; it returns nil for a choice of something else.
  package static func pick<Value>(
    _ wanted: String, by call: DelegateCall, read: @escaping (Choice) -> Value?,
    notify: @escaping (Listener, Value) -> Void
  ) -> SystemOutcome {
    SystemOutcome(action: .pick, wanted: wanted) { choice in
      read(choice).map { value in
        [DelegateNotification(call: call, words: choice.words) { notify($0, value) }]
      }
    }
  }

  /// One value of any kind.
  package static func value(
    _ wanted: String, by call: DelegateCall, notify: @escaping (Listener, Any) -> Void
  ) -> SystemOutcome {
    pick(wanted, by: call, read: { $0.values.count == 1 ? $0.values[0] : nil }, notify: notify)
  }

  /// A failure; the words precede the error in the trace.
  package static func failure(
    _ call: DelegateCall, _ words: String..., notify: @escaping (Listener, any Error) -> Void
  ) -> SystemOutcome {
    SystemOutcome(action: .pick, wanted: "an error") { choice in
      guard let reason = choice.parts["error"] else { return nil }
      let error = reason as? any Error ?? SystemControllerError(errorDescription: reason as? String)
      return [
        DelegateNotification(call: call, words: words + [error.localizedDescription]) {
          notify($0, error)
        }
      ]
    }
  }

  /// The same outcome in some releases only.
  package func during(_ eras: ClosedRange<Era>) -> SystemOutcome {
    var copy = self
    copy.eras = eras
    return copy
  }

  /// The same outcome, with which the controller dismisses itself.
  package func closing(_ moment: SystemClosing) -> SystemOutcome {
    var copy = self
    copy.closing = moment
    return copy
  }
}

/// An error that has only a description.
private struct SystemControllerError: LocalizedError {
  let errorDescription: String?
}
