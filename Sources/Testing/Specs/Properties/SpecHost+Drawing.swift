import Console
import HeadlessUIKit
import Lua
import UIKitLua

extension SpecHost {
  /// The Swift functions that the generator of properties calls.
  var drawingMembers: [Member] {
    [
      .function("draw", ["limit"], "A choice below a limit; nil if there are no more.") {
        [unowned self] (limit: Int) -> Int? in drawing?.draw(below: limit)
      },
      .function("beginCall", ["method", "line"], "Records a call of the generator.") {
        [unowned self] (method: String, line: Int) in drawing?.begin(method, line: line)
      },
      .function("recordValue", ["text"], "Records the value that a call returned.") {
        [unowned self] (text: String) in drawing?.record(value: text)
      },
      .function("recordSteps", [], "Records that a call returns nothing.") {
        [unowned self] () in drawing?.recordSteps()
      },
      .function("recordStatement", ["text"], "Records a statement that a call runs.") {
        [unowned self] (text: String) in drawing?.record(statement: text)
      },
      .function("actions", [], "The possible user actions.") {
        [unowned self] () -> [String] in
        let actions = PossibleSteps(in: session.world).actions
        drawing?.visit(actions.joined(separator: "\n"))
        return actions
      },
      .function("operations", [], "The possible operations of a program.") {
        [unowned self] () -> [String] in
        var texts = SnapshotTexts(session.world.stage.hierarchy, [])
        drawing?.visit(texts.tree())
        return PossibleSteps(in: session.world)
          .operations(number: (drawing?.statementCount ?? 0) + 1)
      },
      .function("isHeld", [], "Whether a touch is driving a transition.") {
        [unowned self] () -> Bool in session.world.stage.isTouching
      },
      .function("isIdle", [], "Whether nothing is in progress.") {
        [unowned self] () -> Bool in session.world.stage.isIdle
      },
      .function("quoted", ["text"], "A text as Lua writes it.") { (text: String) -> String in
        luaText(text)
      },
    ]
  }
}
