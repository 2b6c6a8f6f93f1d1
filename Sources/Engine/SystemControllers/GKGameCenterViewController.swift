import HeadlessUIKit

/// Shows the Game Center contents; the superclass of two controllers that show a part of them.
///
/// [GKGameCenterViewController](https://developer.apple.com/documentation/gamekit/gkgamecenterviewcontroller)
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  nonisolated deinit {}
}
