import Lua
import LuaSyntax
import UIKitLua

/// A call in an input whose last arguments nothing reads: `user.back(2)`.
private struct CallInInput {
  /// The function and what it is called on.
  let place: OpenArgument
  /// How many arguments it has.
  let count: Int

  /// The calls with parentheses in an input.
  static func all(in input: String) -> [Self] {
    let bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes)
    var opened: [(text: String, end: Int, commas: Int)] = []
    var calls: [Self] = []
    var last: (text: String, end: Int) = ("", 0)
    while let token = scanner.next() {
      guard token.kind != .comment else { continue }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if token.kind == .symbol {
        if "({[".contains(text) { opened.append((text, last.end, 0)) }
        if text == ",", !opened.isEmpty { opened[opened.count - 1].commas += 1 }
        if ")}]".contains(text), let start = opened.popLast(), start.text == "(", last.text != "(",
          let place = OpenArgument(
            callBefore: String(decoding: bytes[..<start.end], as: UTF8.self)[...])
        {
          calls.append(Self(place: place, count: start.commas + 1))
        }
      }
      last = (text, token.range.upperBound)
    }
    return calls
  }
}

extension Session {
  /// Names the arguments of an input's calls that nothing reads.
  func noteIgnoredArguments(in input: String) {
    guard !isReplaying, input.contains("(") else { return }
    // What is asked here must leave no trace: a replay doesn't ask.
    world.interpreter.withoutUsingAddresses {
      writeIgnoredArguments(of: CallInInput.all(in: input))
    }
  }

  private func writeIgnoredArguments(of calls: [CallInInput]) {
    let completer = Completer(world)
    var noted: Set<String> = []
    for call in calls {
      guard let names = completer.parameterNames(of: call.place), names.count < call.count,
        noted.insert(call.place.function).inserted
      else { continue }
      let rest = call.count - names.count
      let list = names.isEmpty ? "no arguments" : names.joined(separator: ", ")
      writeError(
        "note: \(call.place.function) takes \(list); \(rest) more \(rest == 1 ? "was" : "were") "
          + "ignored\n")
    }
  }
}

extension Completer {
  /// The parameters that a host function reads at a place in parentheses; nil if it reads any number,
  /// or isn't a host function.
  fileprivate func parameterNames(of call: OpenArgument) -> [String]? {
    if call.receiver.isEmpty, catalog.named(call.function)?.canBeCalled == true {
      return ["a text or a table"]
    }
    guard let member = member(call), isHost(call) else { return nil }
    let names = member.parameters.map(\.name)
    guard !names.contains("...") else { return nil }
    let isMethod = call.mark == "." && (member.kind == .method || member.kind == .callback)
    return isMethod ? ["self"] + names : names
  }

  /// Whether no script has put a function of its own there.
  private func isHost(_ call: OpenArgument) -> Bool {
    let path = call.receiver.isEmpty ? "" : "\(call.receiver)."
    guard case .value(.function(let function))? = place(of: path + call.function) else {
      guard case .value(let owner)? = place(of: call.receiver),
        case .function(let function)? = try? interpreter.field(call.function, of: owner)
      else { return false }
      return interpreter.isHost(function)
    }
    return interpreter.isHost(function)
  }
}
