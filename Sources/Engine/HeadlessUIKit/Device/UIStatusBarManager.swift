import Foundation

/// The status bar of a scene.
///
/// [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager)
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  // The world outlives what its scenes return.
  private unowned let stage: Stage

  init(on stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// The appearance of the status bar.
  open var statusBarStyle: UIStatusBarStyle { stage.statusBar.style }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { stage.statusBar.isHidden }
  /// The frame of the status bar, in points; empty while it is hidden.
  open var statusBarFrame: CGRect { stage.frameOfStatusBar }

  nonisolated deinit {}
}

/// How a status bar appears, disappears or changes.
///
/// [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation)
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The appearance of a status bar.
///
/// [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle)
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
