import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// The results of inputs, which later inputs can use: `_` is the last one, `_3` that of input 3.
///
/// Of several values the first counts; nil and errors leave `_` as it is.
extension Session {
  /// Makes the first of some values the result of the current input.
  func remember(_ values: [LuaValue]) {
    let number = sessionWorld.firstEvents.count
    guard let value = values.first, !value.isNil, number > 0 else { return }
    sessionWorld.results.add(value, of: number, isNew: isNew(value), world.interpreter)
  }

  /// Whether the value is an object that is not a controller of an earlier input.
  private func isNew(_ value: LuaValue) -> Bool {
    guard let object = value.object(in: world.interpreter) else { return false }
    guard let controller = object as? UIViewController else { return true }
    return controller.id.number > (sessionWorld.newestControllers.last ?? 0)
  }

  /// Runs a body while the results that a text names can be read, and records those it has read.
  func withResults(
    of text: String, _ body: () throws(LuaError) -> [LuaValue]
  ) throws(LuaError) -> [LuaValue] {
    let names = ResultName.all(in: text)
    let earlier = sessionWorld.results.inputs.filter { $0 < sessionWorld.firstEvents.count }
    let interpreter = world.interpreter
    var found: Set<ResultName> = []
    for name in names {
      guard let number = name.input ?? earlier.last else { continue }
      let value = sessionWorld.results.value(of: number, interpreter)
      interpreter.setResult(value, named: name.text)
      if !value.isNil { found.insert(name) }
    }
    defer {
      for name in names { interpreter.setResult(.nil, named: name.text) }
      noteUse(of: names, found, earlier)
    }
    return try body()
  }

  private func noteUse(of names: Set<ResultName>, _ found: Set<ResultName>, _ earlier: [Int]) {
    guard !names.isEmpty else { return }
    let read = names.intersection(world.interpreter.missingGlobals.compactMap(ResultName.init))
    for name in read.sorted(by: { $0.text < $1.text }) {
      let number = name.input ?? earlier.last
      if found.contains(name), let number {
        sessionWorld.outcome.uses.append(ResultUse(name: name, input: number))
      } else if !isReplaying {
        writeError("note: \(name.text) is nil: \(Self.reason(number, earlier))\n")
      }
    }
  }

  private static func reason(_ number: Int?, _ earlier: [Int]) -> String {
    guard let number else { return "no input has had a result yet" }
    return earlier.contains(number)
      ? "the result of input \(number) was released, since nothing retained it; give it a name"
      : "input \(number) had no result"
  }
}
