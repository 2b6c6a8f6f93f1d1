import HeadlessUIKit
import Lua

extension CATransaction: LuaObject {
  package static var luaType: String { "CATransaction" }
}

extension ScriptWorld {
  var transaction: ClassDescriptor<CATransaction> {
    ClassDescriptor(
      "CATransaction", of: CATransaction.self, receiver: "transaction",
      summary: "Groups animations; those of a turn form an implicit group."
    )
    .function("begin", summary: "Begins a transaction inside the current one.") { () -> Void in
      CATransaction.begin()
    }
    .function("commit", summary: "Ends the innermost transaction started with `begin`.") {
      () -> Void in
      CATransaction.commit()
    }
    .function(
      "setCompletionBlock", "fn",
      summary: "Sets a function that is called when the transaction's animations have ended."
    ) { [unowned self] (function: LuaFunction?) -> Void in
      CATransaction.setCompletionBlock(closure(function, "completion of CATransaction"))
    }
    .calling("fn")
    .function(
      "setDisableActions", "flag",
      summary: "Disables animations of layers; transitions of controllers aren't affected."
    ) { (flag: Bool) -> Void in CATransaction.setDisableActions(flag) }
    .function(
      "disableActions", summary: "Whether layers change without animations; false by default."
    ) { () -> Bool in CATransaction.disableActions() }
  }

  /// Calls a function whose changes are not animated.
  func withoutAnimation(_ body: () throws(LuaError) -> Void) throws(LuaError) {
    var failure: LuaError?
    stage.withoutAnimation {
      do throws(LuaError) { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
