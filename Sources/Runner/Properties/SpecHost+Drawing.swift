import Console
import HeadlessUIKit
import Lua
import UIKitLua

extension SpecHost {
  /// The Swift functions that the generator of properties calls.
  var drawingMembers: [Member] {
    [
      .function("draw", ["limit"], "A choice below a limit; nothing when there is none.") {
        [unowned self] (limit: Int) -> Int? in drawing?.draw(below: limit)
      },
      .function("beginCall", ["method", "line"], "Notes a call of the generator.") {
        [unowned self] (method: String, line: Int) in drawing?.begin(method, line: line)
      },
      .function("recordValue", ["text"], "Notes what a call gave.") {
        [unowned self] (text: String) in drawing?.record(value: text)
      },
      .function("recordSteps", [], "Notes that a call gives nothing.") {
        [unowned self] () in drawing?.recordSteps()
      },
      .function("recordStatement", ["text"], "Notes what a call carries out.") {
        [unowned self] (text: String) in drawing?.record(statement: text)
      },
      .function("actions", [], "What the user can do now.") {
        [unowned self] () -> [String] in PossibleSteps(in: session.world).actions
      },
      .function("operations", [], "What a program can do now.") {
        [unowned self] () -> [String] in
        PossibleSteps(in: session.world)
          .operations(number: (drawing?.statementCount ?? 0) + 1)
      },
      .function("isHeld", [], "Whether a finger holds a transition.") {
        [unowned self] () -> Bool in session.world.stage.isTouching
      },
      .function("quoted", ["text"], "A text as Lua writes it.") { (text: String) -> String in
        luaText(text)
      },
    ]
  }
}
