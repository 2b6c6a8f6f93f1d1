import Foundation
import NavigationModel

/// One thing that the user can do in a system controller, and the calls that the program receives
/// then; its class lists them.
package struct Outcome {
  /// The user's action.
  let act: Act
  /// A description of what has to be chosen.
  let wanted: String
  /// The releases in which it exists.
  var eras = Era.classic...Era.modern
  /// Whether the controller dismisses itself then.
  var closes = false
  /// The calls that the program receives for a choice; nil if the choice doesn't match.
  let tellings: (Choice) -> [Telling]?

  /// The two kinds of actions.
  enum Act {
    /// The user chooses something, or is done.
    case pick
    /// The user cancels.
    case cancel
  }
}

/// The user's choice.
package struct Choice {
  /// The values; empty if the user is just done.
  var values: [Any] = []
  /// The named parts of a value that has them.
  var parts: [String: Any] = [:]

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
  var words: [String] {
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
struct Telling {
  /// The call to make.
  let call: DelegateCall
  /// The arguments shown in the trace.
  var words: [String] = []
  /// Makes the call.
  let tell: () -> Void
}

extension Outcome {
  /// A tap on Cancel; the words are for the trace.
  static func cancel(
    _ call: DelegateCall, _ words: String..., tell: @escaping () -> Void
  ) -> Outcome {
    Outcome(act: .cancel, wanted: "") { _ in [Telling(call: call, words: words, tell: tell)] }
  }

  /// Finishing without a choice; the words are for the trace.
  static func done(
    _ call: DelegateCall, _ words: String..., tell: @escaping () -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: "no value") { choice in
      choice.values.isEmpty ? [Telling(call: call, words: words, tell: tell)] : nil
    }
  }

  /// One of the given cases, by its name; the first if there is no name.
  static func one<Name: RawRepresentable>(
    of names: Name..., by call: DelegateCall, tell: @escaping (Name) -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: names.map { "\"\($0)\"" }.joined(separator: " or ")) { choice in
      let wanted = choice.words.first ?? (choice.values.isEmpty ? names.first.map { "\($0)" } : nil)
      guard let name = names.first(where: { "\($0)" == wanted }) else { return nil }
      return [Telling(call: call, words: ["\(name)"]) { tell(name) }]
    }
  }

  /// A choice that a closure reads from the values; it returns nil for a choice of something else.
  static func pick<Value>(
    _ wanted: String, by call: DelegateCall, read: @escaping (Choice) -> Value?,
    tell: @escaping (Value) -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: wanted) { choice in
      read(choice).map { value in
        [Telling(call: call, words: choice.words) { tell(value) }]
      }
    }
  }

  /// One value of any kind.
  static func value(
    _ wanted: String, by call: DelegateCall, tell: @escaping (Any) -> Void
  ) -> Outcome {
    pick(wanted, by: call, read: { $0.values.count == 1 ? $0.values[0] : nil }, tell: tell)
  }

  /// A failure; the words precede the error in the trace.
  static func failure(
    _ call: DelegateCall, _ words: String..., tell: @escaping (any Error) -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: "an error") { choice in
      guard let reason = choice.parts["error"] else { return nil }
      let error = reason as? any Error ?? Failure(errorDescription: reason as? String)
      return [
        Telling(call: call, words: words + [error.localizedDescription]) { tell(error) }
      ]
    }
  }

  /// The same outcome in some releases only.
  func during(_ eras: ClosedRange<Era>) -> Outcome {
    var copy = self
    copy.eras = eras
    return copy
  }

  /// The same outcome, after which the controller dismisses itself.
  var closing: Outcome {
    var copy = self
    copy.closes = true
    return copy
  }
}

/// An error that has only a description.
private struct Failure: LocalizedError {
  let errorDescription: String?
}
