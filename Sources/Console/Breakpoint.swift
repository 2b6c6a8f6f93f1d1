import Escaping
import NavigationModel

/// A call before which the world stands still.
struct Breakpoint: Equatable {
  /// The bare word: `viewWillAppear`, `willShow`, `present`.
  let callback: String
  /// Whom it is about, by name or number; nil for anybody.
  let controller: String?

  /// Whether it is about a call.
  func matches(_ event: Event) -> Bool {
    guard event.callback == callback else { return false }
    guard let controller else { return true }
    return event.name == controller || event.subject.map { "\($0)" } == controller
  }

  /// As it is asked for: `viewWillAppear Detail`.
  var text: String { callback + (controller.map { " \($0.escaped)" } ?? "") }

  /// What can be stopped at.
  static let callbacks =
    Callback.allCases.map(\.rawValue) + DelegateCall.allCases.map(\.rawValue)
    + ["present", "dismiss", "pushViewController", "popViewController"]
}

/// A world stopped at a breakpoint in the middle of an input.
struct Halt {
  /// The call that is about to be made.
  let event: Event
  /// How it goes on; nil while it does not.
  var resumption: Resumption?

  /// How a world that stands still goes on.
  enum Resumption {
    /// To the next call.
    case step
    /// To the next breakpoint.
    case `continue`
  }
}

/// Where worlds stand still, and what was said while they did.
struct Breaks {
  /// Before which calls.
  var points: [Breakpoint] = []
  /// Whether the next call is one of them, whichever it is.
  var isStepping = false
  /// The breakpoint at which the world is stopped.
  var halt: Halt?
  /// The calls of the input that runs.
  var calls = 0
  /// What was done in halts of the input that runs.
  var haltInputs: [Journal.HaltInput] = []
}
