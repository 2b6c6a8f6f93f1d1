// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<MPMoviePlayerController> {
  func isFullscreen(_ summary: String = "Whether it covers the screen.", owned: Bool = false) -> Self {
    property("isFullscreen", summary: summary, owned: owned, get: { $0.isFullscreen }, set: { $0.isFullscreen = $1 })
  }

  func pause(_ summary: String = "Pauses the movie.") -> Self {
    method("pause", summary: summary) { (object: MPMoviePlayerController) -> Void in
      object.pause()
    }
  }

  func play(_ summary: String = "Plays the movie; one whose view is nowhere on screen covers the screen.") -> Self {
    method("play", summary: summary) { (object: MPMoviePlayerController) -> Void in
      object.play()
    }
  }

  func playbackState(_ summary: String = "What the movie is doing.", owned: Bool = false) -> Self {
    property("playbackState", summary: summary, owned: owned, get: { $0.playbackState })
  }

  func setFullscreen(_ summary: String = "Covers the screen, or no longer does.") -> Self {
    method("setFullscreen", "fullscreen", "animated", summary: summary) { (object: MPMoviePlayerController, fullscreen: Bool, animated: Bool) -> Void in
      object.setFullscreen(fullscreen, animated: animated)
    }
  }

  func stop(_ summary: String = "Stops the movie; one whose view is nowhere on screen is dismissed.") -> Self {
    method("stop", summary: summary) { (object: MPMoviePlayerController) -> Void in
      object.stop()
    }
  }

  func view(_ summary: String = "The view that plays the movie where it is added.", owned: Bool = false) -> Self {
    property("view", summary: summary, owned: owned, get: { $0.view })
  }
}
