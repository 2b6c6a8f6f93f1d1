import EscapedText
import HeadlessUIKit
import NavigationModel
import SystemControllers

/// A breakpoint on a call.
struct Breakpoint: Equatable {
  /// The name of the callback alone: `viewWillAppear`, `willShow`, `present`.
  let callback: String
  /// The name or number of its controller; nil for any controller.
  let controller: String?

  /// Whether it matches a call.
  func matches(_ event: Event) -> Bool {
    guard event.callback == callback else { return false }
    guard let controller else { return true }
    return event.name == controller || event.subject.map { "\($0)" } == controller
  }

  /// Its written form: `viewWillAppear Detail`.
  var text: String { callback + (controller.map { " \($0.escaped)" } ?? "") }

  /// The calls that can have a breakpoint.
  static let callbacks = Calls.words(with: SystemCalls.rows)
}

/// A world stopped at a breakpoint in the middle of an input.
struct Halt {
  /// The call that is about to be made.
  let event: Event
  /// How it continues; nil while it is stopped.
  var resumption: Resumption?

  /// How a stopped world continues.
  enum Resumption {
    /// To the next call.
    case step
    /// To the next breakpoint.
    case `continue`
  }
}

/// The breakpoints, and the inputs made while stopped at them.
struct Breaks {
  /// The breakpoints that are set.
  var points: [Breakpoint] = []
  /// Whether to stop at the next call, whichever it is.
  var isStepping = false
  /// The breakpoint at which the world is stopped.
  var halt: Halt?
  /// The calls of the input that runs.
  var calls = 0
  /// The inputs made while the running input was stopped.
  var haltInputs: [Journal.HaltInput] = []
}
