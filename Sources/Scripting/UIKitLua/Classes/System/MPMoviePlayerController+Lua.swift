import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension MPMoviePlayerController: LuaObject {}

extension ScriptWorld {
  /// The film player that presents itself.
  var filmPlayer: ClassDescriptor<MPMoviePlayerController> {
    withPlayback(
      ClassDescriptor(
        "MPMoviePlayerController", of: MPMoviePlayerController.self, receiver: "player",
        summary: "Plays a film in its view or on the whole screen; it presents itself."
      )
      .initializer { _ in MPMoviePlayerController() }
      .property(
        "name", summary: "A name for timelines and tests.", get: { $0.objectName },
        set: { $0.objectName = $1 }
      )
      .property(
        "contentURL", summary: "Where the film that it plays is; nil for none.",
        get: { $0.contentURL?.absoluteString },
        set: { (player: MPMoviePlayerController, text: String?) -> Void in
          player.contentURL = text.flatMap(URL.init)
        }
      )
      .view(owned: true)
      .playbackState()
      .isFullscreen()
      .slot(
        "playbackDidFinish", type: "function", taking: LuaValue.functions,
        summary: "Called `(player, reason)` with the notification that the film has ended."
      ) { [unowned self] player, isNil in
        player.onFinish =
          isNil ? nil : { [unowned self, unowned player] reason in finished(player, reason) }
      }
      .typed(
        nil,
        .function(
          [
            LuaType.Component("player", MPMoviePlayerController.luaDescription),
            LuaType.Component("reason", MPMovieFinishReason.luaDescription),
          ], returns: [])
      )
      .description { $0.label })
  }

  private func withPlayback(
    _ descriptor: ClassDescriptor<MPMoviePlayerController>
  ) -> ClassDescriptor<MPMoviePlayerController> {
    descriptor
      .play()
      .pause("Pauses the film until `play` continues it.")
      .stop()
      .setFullscreen("Covers the screen, or no longer does.")
  }

  private func finished(_ player: MPMoviePlayerController, _ reason: MPMovieFinishReason) {
    callBack("\(player.label) playbackDidFinish") { () throws(LuaError) in
      try interpreter.callSlot(of: player, "playbackDidFinish", player, reason)
    }
  }
}
