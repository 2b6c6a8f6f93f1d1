import Foundation
import NavigationModel

/// One thing that a person can do in a controller of the system, and what the program hears then: a
/// row of its class.
package struct Outcome {
  /// What the person does.
  let act: Act
  /// What has to be chosen for it, in words.
  let wanted: String
  /// The releases that have it.
  var eras = Era.classic...Era.modern
  /// Whether the controller goes off the screen by itself then.
  var closes = false
  /// What the program hears when this was chosen; nil when it was something else.
  let tellings: (Choice) -> [Telling]?

  /// The two sorts of outcomes.
  enum Act {
    /// The person chooses something, or is done.
    case pick
    /// The person changes their mind.
    case cancel
  }
}

/// What a person chose.
package struct Choice {
  /// The values; none when the person is just done.
  var values: [Any] = []
  /// The named parts of a value that has such.
  var parts: [String: Any] = [:]

  /// A choice of these values.
  package init(_ values: Any..., parts: [String: Any] = [:]) {
    self.init(values, parts: parts)
  }

  /// A choice of a list of values.
  package init(_ values: [Any], parts: [String: Any] = [:]) {
    self.values = values
    self.parts = parts
  }

  /// The values as a trace shows them: texts and numbers, the name of what has one, else dots.
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
  /// Which call.
  let call: DelegateCall
  /// What the trace says in parentheses.
  var words: [String] = []
  /// Makes the call.
  let tell: () -> Void
}

extension Outcome {
  /// Tapping Cancel; the words are for the trace.
  static func cancel(
    _ call: DelegateCall, _ words: String..., tell: @escaping () -> Void
  ) -> Outcome {
    Outcome(act: .cancel, wanted: "") { _ in [Telling(call: call, words: words, tell: tell)] }
  }

  /// Being done, without a choice; the words are for the trace.
  static func done(
    _ call: DelegateCall, _ words: String..., tell: @escaping () -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: "no value") { choice in
      choice.values.isEmpty ? [Telling(call: call, words: words, tell: tell)] : nil
    }
  }

  /// One of these, by its name; the first when there is no name.
  static func one<Name: RawRepresentable>(
    of names: Name..., by call: DelegateCall, tell: @escaping (Name) -> Void
  ) -> Outcome {
    Outcome(act: .pick, wanted: names.map { "\"\($0)\"" }.joined(separator: " or ")) { choice in
      let wanted = choice.words.first ?? (choice.values.isEmpty ? names.first.map { "\($0)" } : nil)
      guard let name = names.first(where: { "\($0)" == wanted }) else { return nil }
      return [Telling(call: call, words: ["\(name)"]) { tell(name) }]
    }
  }

  /// What can be read from the values; the reader answers nil for a choice of something else.
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

  /// One value, whatever it is.
  static func value(
    _ wanted: String, by call: DelegateCall, tell: @escaping (Any) -> Void
  ) -> Outcome {
    pick(wanted, by: call, read: { $0.values.count == 1 ? $0.values[0] : nil }, tell: tell)
  }

  /// Something goes wrong; the words precede the error in the trace.
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

  /// The same in some releases only.
  func during(_ eras: ClosedRange<Era>) -> Outcome {
    var copy = self
    copy.eras = eras
    return copy
  }

  /// The same, after which the controller goes off the screen by itself.
  var closing: Outcome {
    var copy = self
    copy.closes = true
    return copy
  }
}

/// An error that has a text only.
private struct Failure: LocalizedError {
  let errorDescription: String?
}
