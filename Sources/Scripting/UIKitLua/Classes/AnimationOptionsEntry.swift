import HeadlessUIKit
import Lua

/// The options of an animation as a script writes them: a name or a sequence of names, or, where none
/// are given, already the function that makes the changes.
struct AnimationOptionsEntry: LuaConvertible {
  /// The options.
  let options: UIView.AnimationOptions
  /// The function in their place; nil for none.
  let function: LuaFunction?

  static var luaType: String { "string|string[]|function" }

  /// The names, as Swift has them.
  static let names: KeyValuePairs<String, UIView.AnimationOptions> = [
    "layoutSubviews": .layoutSubviews, "allowUserInteraction": .allowUserInteraction,
    "beginFromCurrentState": .beginFromCurrentState, "repeat": .repeat,
    "autoreverse": .autoreverse, "overrideInheritedDuration": .overrideInheritedDuration,
    "overrideInheritedCurve": .overrideInheritedCurve,
    "allowAnimatedContent": .allowAnimatedContent,
    "showHideTransitionViews": .showHideTransitionViews,
    "overrideInheritedOptions": .overrideInheritedOptions, "curveEaseInOut": .curveEaseInOut,
    "curveEaseIn": .curveEaseIn, "curveEaseOut": .curveEaseOut, "curveLinear": .curveLinear,
    "transitionFlipFromLeft": .transitionFlipFromLeft,
    "transitionFlipFromRight": .transitionFlipFromRight, "transitionCurlUp": .transitionCurlUp,
    "transitionCurlDown": .transitionCurlDown,
    "transitionCrossDissolve": .transitionCrossDissolve,
    "transitionFlipFromTop": .transitionFlipFromTop,
    "transitionFlipFromBottom": .transitionFlipFromBottom,
    "preferredFramesPerSecond60": .preferredFramesPerSecond60,
    "preferredFramesPerSecond30": .preferredFramesPerSecond30,
  ]

  static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> AnimationOptionsEntry {
    switch stack.value(at: index) {
    case .function(let function): return AnimationOptionsEntry(options: [], function: function)
    case .string(let name): return AnimationOptionsEntry(options: try option(name), function: nil)
    case .table(let table):
      var all: UIView.AnimationOptions = []
      for value in table.sequence {
        guard case .string(let name) = value else {
          throw LuaMismatch("names of options expected, got \(value.typeName)")
        }
        all.formUnion(try option(name))
      }
      return AnimationOptionsEntry(options: all, function: nil)
    default: throw stack.mismatch("a name, a sequence of names or a function", at: index)
    }
  }

  private static func option(_ name: String) throws(LuaMismatch) -> UIView.AnimationOptions {
    if let known = names.first(where: { $0.key == name }) { return known.value }
    let guess = nearest(to: name, in: names.map(\.key)).map { ", did you mean '\($0)'?" } ?? ";"
    let valid = names.map { "'\($0.key)'" }.joined(separator: ", ")
    throw LuaMismatch("invalid option '\(name)'\(guess) valid: \(valid)")
  }

  func push(onto stack: LuaStack) { stack.pushNil() }
}
