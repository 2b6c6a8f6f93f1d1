import Foundation
import NavigationModel

extension UIViewController {
  /// Whether it prefers the status bar hidden, according to an override or else its class.
  package var resolvedStatusBarHidden: Bool {
    askMember(.prefersStatusBarHidden) { prefersStatusBarHidden }
  }

  /// Its preferred status bar style, according to an override or else its class.
  package var resolvedStatusBarStyle: UIStatusBarStyle {
    askMember(.preferredStatusBarStyle) { preferredStatusBarStyle }
  }

  /// The child that controls whether the status bar is hidden, by an override or else its class.
  package var resolvedChildForStatusBarHidden: UIViewController? {
    askMember(.childForStatusBarHidden) { childForStatusBarHidden }
  }

  /// The child that controls the status bar style, according to an override or else its class.
  package var resolvedChildForStatusBarStyle: UIViewController? {
    askMember(.childForStatusBarStyle) { childForStatusBarStyle }
  }
}
