import Foundation
import HeadlessUIKit
import NavigationModel

/// Shows a movie; has no delegate: a notification is posted when the movie has ended.
///
/// [MPMoviePlayerViewController](https://developer.apple.com/documentation/mediaplayer/mpmovieplayerviewcontroller)
@preconcurrency @MainActor
open class MPMoviePlayerViewController: UIViewController {
  /// The player of the movie, and the object of the notification.
  open private(set) var moviePlayer = MPMoviePlayerController()
  /// Called with the notification.
  package var onFinish: ((MPMovieFinishReason) -> Void)? {
    didSet { finishHandler = Handler(.movie, onFinish) }
  }
  private var finishHandler: Handler<MPMovieFinishReason>?

  /// Creates a player of a movie.
  public convenience init(contentURL: URL!) {
    self.init(nibName: nil, bundle: nil)
    moviePlayer.contentURL = contentURL
    moviePlayer.controller = self
  }

  nonisolated deinit {}
}

extension MPMoviePlayerViewController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [
      .playbackDidFinish: "MPMoviePlayerPlaybackDidFinish"
    ]
  }

  /// The controller itself: the notification is always posted, because its observers can't be known.
  package var listener: MPMoviePlayerViewController? { self }

  package var outcomes: [SystemOutcome<MPMoviePlayerViewController>] {  // P115
    [
      .failure(.playbackDidFinish, "playbackError") { listener, _ in listener.post(.playbackError)
      },
      .done(.playbackDidFinish, "playbackEnded") { $0.post(.playbackEnded) },
      .cancel(.playbackDidFinish, "userExited") { $0.post(.userExited) },
    ]
  }

  private func post(_ reason: MPMovieFinishReason) {
    moviePlayer.end(because: reason)
    finishHandler?.run(reason)
  }
}
