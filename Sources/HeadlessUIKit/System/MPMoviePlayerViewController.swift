import Foundation
import NavigationModel

/// Shows a film; has no delegate: when the film is over, a notification says so.
///
/// [MPMoviePlayerViewController](https://developer.apple.com/documentation/mediaplayer/mpmovieplayerviewcontroller)
open class MPMoviePlayerViewController: UIViewController {
  /// What plays the film, and the object of the notification.
  public let moviePlayer = MPMoviePlayerController()
  /// Called with the notification; how scripts hear of it.
  package var onFinish: ((MPMovieFinishReason) -> Void)?

  /// A player of a film.
  public convenience init(contentURL: URL!) {
    self.init(nibName: nil, bundle: nil)
    moviePlayer.contentURL = contentURL
  }

  nonisolated deinit {}
}

extension MPMoviePlayerViewController: SystemController {
  /// Whoever observes the notification; nobody can tell who does, so it is always said.
  package var listener: AnyObject? { self }

  package var outcomes: [Outcome] {  // P115
    [
      .failure(.playbackDidFinish, "playbackError") { [self] _ in post(.playbackError) },
      .done(.playbackDidFinish, "playbackEnded") { [self] in post(.playbackEnded) },
      .cancel(.playbackDidFinish, "userExited") { [self] in post(.userExited) },
    ]
  }

  private func post(_ reason: MPMovieFinishReason) {
    NotificationCenter.default.post(
      name: .MPMoviePlayerPlaybackDidFinish, object: moviePlayer,
      userInfo: [MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: reason.rawValue])
    onFinish?(reason)
  }
}

/// Plays a film; it plays nothing here.
///
/// [MPMoviePlayerController](https://developer.apple.com/documentation/mediaplayer/mpmovieplayercontroller)
open class MPMoviePlayerController: NSObject {
  /// Where the film is.
  open var contentURL: URL?

  nonisolated deinit {}
}

/// Why a film has ended.
public enum MPMovieFinishReason: Int, Sendable {
  /// It was seen to the end.
  case playbackEnded = 0
  /// It could not be played.
  case playbackError = 1
  /// The person tapped Done.
  case userExited = 2
}

/// The key of the reason, the number of an `MPMovieFinishReason`.
public nonisolated let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey =
  "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

extension NSNotification.Name {
  /// Posted by a film that has ended.
  public nonisolated static let MPMoviePlayerPlaybackDidFinish = NSNotification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
}

extension UIViewController {
  /// Presents a film.
  ///
  /// P115
  public func presentMoviePlayerViewControllerAnimated(
    _ moviePlayerViewController: MPMoviePlayerViewController!
  ) {
    guard let moviePlayerViewController else { return }
    present(moviePlayerViewController, animated: true)
  }

  /// Dismisses the film it presents.
  ///
  /// P115
  public func dismissMoviePlayerViewControllerAnimated() { dismiss(animated: true) }
}
