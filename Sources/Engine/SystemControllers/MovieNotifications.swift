import Foundation
import HeadlessUIKit

/// The reason why a movie has ended.
public enum MPMovieFinishReason: Int, Sendable {
  /// The movie was played to the end.
  case playbackEnded = 0
  /// The movie could not be played.
  case playbackError = 1
  /// The user tapped Done.
  case userExited = 2
}

/// The key of the reason, the number of an `MPMovieFinishReason`.
public nonisolated let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey =
  "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

extension NSNotification.Name {
  /// Posted when a movie has ended.
  public nonisolated static let MPMoviePlayerPlaybackDidFinish = NSNotification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
  /// Posted when a movie is played, paused or stopped.
  public nonisolated static let MPMoviePlayerPlaybackStateDidChange = NSNotification.Name(
    "MPMoviePlayerPlaybackStateDidChangeNotification")
  /// Posted before a movie covers the screen.
  public nonisolated static let MPMoviePlayerWillEnterFullscreen = NSNotification.Name(
    "MPMoviePlayerWillEnterFullscreenNotification")
  /// Posted when a movie covers the screen.
  public nonisolated static let MPMoviePlayerDidEnterFullscreen = NSNotification.Name(
    "MPMoviePlayerDidEnterFullscreenNotification")
  /// Posted before a movie no longer covers the screen.
  public nonisolated static let MPMoviePlayerWillExitFullscreen = NSNotification.Name(
    "MPMoviePlayerWillExitFullscreenNotification")
  /// Posted when a movie no longer covers the screen.
  public nonisolated static let MPMoviePlayerDidExitFullscreen = NSNotification.Name(
    "MPMoviePlayerDidExitFullscreenNotification")
}

extension UIKitNotification {
  static let playbackDidFinish = Self("playbackDidFinish", .MPMoviePlayerPlaybackDidFinish)
  static let playbackStateDidChange = Self(
    "playbackStateDidChange", .MPMoviePlayerPlaybackStateDidChange)
  static let willEnterFullscreen = Self("willEnterFullscreen", .MPMoviePlayerWillEnterFullscreen)
  static let didEnterFullscreen = Self("didEnterFullscreen", .MPMoviePlayerDidEnterFullscreen)
  static let willExitFullscreen = Self("willExitFullscreen", .MPMoviePlayerWillExitFullscreen)
  static let didExitFullscreen = Self("didExitFullscreen", .MPMoviePlayerDidExitFullscreen)

  /// The notifications of movies.
  package static let ofMovies = [
    playbackDidFinish, playbackStateDidChange, willEnterFullscreen, didEnterFullscreen,
    willExitFullscreen, didExitFullscreen,
  ]
}

/// What a movie is doing.
///
/// [MPMoviePlaybackState](https://developer.apple.com/documentation/mediaplayer/mpmovieplaybackstate)
public enum MPMoviePlaybackState: Int, Sendable {
  /// It has not begun, or has ended.
  case stopped = 0
  /// It is being played.
  case playing = 1
  /// It can be continued.
  case paused = 2
}
