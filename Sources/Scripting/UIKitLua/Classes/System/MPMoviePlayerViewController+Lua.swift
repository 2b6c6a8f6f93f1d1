import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// The film player; it has a function instead of a delegate.
  var moviePlayer: ClassDescriptor<MPMoviePlayerViewController> {
    ClassDescriptor(
      "MPMoviePlayerViewController", of: MPMoviePlayerViewController.self,
      extends: "UIViewController", receiver: "controller",
      summary: "Plays a film on the whole screen."
    )
    .initializer("contentURL") { arguments throws(LuaError) in
      let text: String? = try arguments.read("contentURL")
      return MPMoviePlayerViewController(contentURL: text.flatMap(URL.init))
    }
    .property(
      "contentURL", summary: "The URL of the film; set when it is created.",
      get: { $0.moviePlayer.contentURL?.absoluteString }
    )
    .moviePlayer(owned: true)
    .slot(
      "playbackDidFinish", type: "function", taking: LuaValue.functions,
      summary: "Called `(controller, reason)` with the notification that the film has ended."
    ) { [unowned self] movie, isNil in
      movie.onFinish =
        isNil ? nil : { [unowned self, unowned movie] reason in finished(movie, reason) }
    }
    .typed(
      nil,
      .function(
        [
          LuaType.Component("controller", MPMoviePlayerViewController.luaDescription),
          LuaType.Component("reason", MPMovieFinishReason.luaDescription),
        ], returns: []))
  }

  private func finished(_ movie: MPMoviePlayerViewController, _ reason: MPMovieFinishReason) {
    callBack("\(movie.label) playbackDidFinish") { () throws(LuaError) in
      try interpreter.callSlot(of: movie, "playbackDidFinish", movie, reason)
    }
  }
}
