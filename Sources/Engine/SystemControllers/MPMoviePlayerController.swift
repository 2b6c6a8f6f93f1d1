import Foundation
import HeadlessUIKit
import NavigationModel

/// Plays a movie, in its view or on the whole screen; it presents and dismisses itself.
///
/// It is no view controller, and has no presenter: no controller receives a callback. Its creator
/// must retain it. A movie has no length here: it ends when a test or the user ends it.
/// [MPMoviePlayerController](https://developer.apple.com/documentation/mediaplayer/mpmovieplayercontroller)
@preconcurrency @MainActor
open class MPMoviePlayerController: NSObject {
  /// The URL of the movie.
  open var contentURL: URL?
  /// The view that plays the movie where it is added.
  open private(set) var view: UIView = MPMovieView()
  /// What the movie is doing.
  open private(set) var playbackState = MPMoviePlaybackState.stopped
  /// The world that it belongs to.
  package let stage = Stage.current
  /// A name for timelines and tests.
  package var objectName: String?
  /// The controller that plays it; it doesn't present itself then.
  weak var controller: MPMoviePlayerViewController?
  /// Called with the notification that it has ended.
  package var onFinish: ((MPMovieFinishReason) -> Void)? {
    didSet { finishHandler = Handler(.movie, onFinish) }
  }
  private var finishHandler: Handler<MPMovieFinishReason>?
  private var phase = Phase.inView

  /// Where the movie is played.
  private enum Phase {
    case inView, entering, fullScreen, leaving
  }

  /// Creates a player without a movie.
  public override init() { super.init() }

  /// Creates a player of a movie.
  public convenience init(contentURL: URL!) {
    self.init()
    self.contentURL = contentURL
  }

  // MARK: Playing

  /// Plays the movie; one whose view is nowhere on screen covers the screen.
  open func play() {
    change(to: .playing)
    if controller == nil, view.window == nil { setFullscreen(true, animated: true) }
  }

  /// Pauses the movie.
  open func pause() { if playbackState == .playing { change(to: .paused) } }

  /// Stops the movie; one whose view is nowhere on screen is dismissed.
  open func stop() {
    change(to: .stopped)
    if view.window == nil { setFullscreen(false, animated: true) }
  }

  private func change(to state: MPMoviePlaybackState) {
    guard state != playbackState else { return }
    playbackState = state
    stage.post(.playbackStateDidChange, from: self)
  }

  /// Ends the movie and says why.
  func end(because reason: MPMovieFinishReason) {
    change(to: .stopped)
    stage.post(
      .playbackDidFinish, from: self,
      userInfo: [MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: reason.rawValue])
    finishHandler?.run(reason)
  }

  // MARK: The whole screen

  /// Whether it covers the screen.
  open var isFullscreen: Bool {
    get { phase == .entering || phase == .fullScreen }
    set { setFullscreen(newValue, animated: false) }
  }

  /// Covers the screen, or no longer does.
  ///
  /// That it takes as long as a presentation is unconfirmed.
  open func setFullscreen(_ fullscreen: Bool, animated: Bool) {
    switch (fullscreen, phase) {
    case (true, .inView): enter(animated: animated)
    case (false, .fullScreen), (false, .entering): leave(animated: animated)
    default: return
    }
  }

  private func enter(animated: Bool) {
    phase = .entering
    stage.post(.willEnterFullscreen, from: self)
    stage.services.floating = self
    after(animated, unless: { $0.phase != .entering }) {
      $0.phase = .fullScreen
      $0.stage.post(.didEnterFullscreen, from: $0)
    }
  }

  private func leave(animated: Bool) {
    phase = .leaving
    stage.post(.willExitFullscreen, from: self)
    after(animated, unless: { $0.phase != .leaving }) {
      $0.phase = .inView
      if $0.stage.services.floating === $0 { $0.stage.services.floating = nil }
      $0.stage.post(.didExitFullscreen, from: $0)
    }
  }

  private func after(
    _ isAnimated: Bool, unless isOver: @escaping (MPMoviePlayerController) -> Bool,
    _ body: @escaping (MPMoviePlayerController) -> Void
  ) {
    let end = { [weak self] in
      if let self, !isOver(self) { body(self) }
    }
    guard isAnimated else { return end() }
    stage.complete(after: stage.profile[.present].duration, end)
  }

  nonisolated deinit {}
}

extension MPMoviePlayerController: @MainActor SystemController {
  package static var calls: KeyValuePairs<DelegateCall, String> {
    [.playbackDidFinish: "MPMoviePlayerPlaybackDidFinish"]
  }

  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { label }
  package var recordingStage: Stage { stage }

  package var label: String { objectName ?? "\(type(of: self))" }

  /// The player itself: the notification is always posted, because its observers can't be known.
  package var listener: MPMoviePlayerController? { self }

  package var isIdle: Bool { phase == .fullScreen }

  package var coversScreen: Bool { true }

  package func close(then completion: (() -> Void)?) {
    setFullscreen(false, animated: true)
    completion?()
  }

  package var outcomes: [SystemOutcome<MPMoviePlayerController>] {
    [
      .failure(.playbackDidFinish, "playbackError") { player, _ in
        player.end(because: .playbackError)
      }.closing(.afterCalls),
      .done(.playbackDidFinish, "playbackEnded") { $0.end(because: .playbackEnded) }.closing(
        .afterCalls),
      .cancel(.playbackDidFinish, "userExited") { $0.end(because: .userExited) }.closing(
        .afterCalls),
    ]
  }
}
