import Foundation
import HeadlessUIKit
import Lua

/// A table or a collection view.
protocol ScriptedList: UIView {
  func beginUpdates()
  func endUpdates()
}

extension ClassDescriptor where Object: ScriptedList {
  /// Adds batches of changes.
  func batchUpdates(in world: ScriptWorld) -> Self {
    method(
      "performBatchUpdates", "updates", "completion",
      summary: "Makes changes as one batch; the completion receives true."
    ) {
      [unowned world] (list: Object, updates: LuaFunction?, completion: LuaFunction?)
        throws(LuaError) -> Void in
      list.beginUpdates()
      do {
        // An error ends the batch, too: later changes would wait for its end for ever.
        defer { list.endUpdates() }
        if let updates { try world.interpreter.call(updates) }
      }
      guard
        let finish = world.closure(completion, "completion of performBatchUpdates", with: true)
      else { return }
      world.stage.complete(after: .zero) { finish() }
    }
    .calling("updates").calling("completion", ["finished": Bool.self])
  }
}

/// A controller that is the data source and the delegate of its list.
protocol ScriptedListController: UIViewController {
  associatedtype List: UIView
  /// A data source that is a delegate as well.
  associatedtype Source
  /// The controller itself, with UIKit's answers.
  var ownSource: Source { get }
  /// The name of the list among the parameters.
  static var listParameter: String { get }
  var clearsSelectionOnViewWillAppear: Bool { get set }
}

extension ScriptedListController {
  /// What implements a call: the controller itself, or a script's delegate.
  func source(for call: DelegateCall) -> Source {
    guard let overrides, overrides.overrides(call.rawValue, of: self) else { return ownSource }
    return overrides.delegate(of: self) as? Source ?? ownSource
  }
}

extension ClassDescriptor where Object: ScriptedListController {
  /// Adds what every controller of a list has.
  func clearingSelection() -> Self {
    property(
      "clearsSelectionOnViewWillAppear",
      summary: "Whether the selection is cleared when the view appears; true by default.",
      get: { $0.clearsSelectionOnViewWillAppear },
      set: { $0.clearsSelectionOnViewWillAppear = $1 })
  }

  /// Adds a data source or delegate method with a result that scripts may override.
  func question<Argument: LuaConvertible, Result: LuaConvertible>(
    _ call: DelegateCall, _ parameter: String, _ summary: String,
    _ ask: @escaping (Object.Source, Object.List, Argument) -> Result
  ) -> Self {
    callback(call.rawValue, Object.listParameter, parameter, summary: summary) {
      (controller: Object, list: Object.List, argument: Argument) -> Result in
      ask(controller.source(for: call), list, argument)
    } super: { controller, list, argument in
      ask(controller.ownSource, list, argument)
    }
  }

  /// Adds a delegate method about a row or an item without a result.
  func notification(
    _ call: DelegateCall, _ summary: String,
    _ notify: @escaping (Object.Source, Object.List, IndexPath) -> Void
  ) -> Self {
    callback(call.rawValue, Object.listParameter, "indexPath", summary: summary) {
      (controller: Object, list: Object.List, path: IndexPath) -> Void in
      notify(controller.source(for: call), list, path)
    } super: { controller, list, path in
      notify(controller.ownSource, list, path)
    }
  }
}
