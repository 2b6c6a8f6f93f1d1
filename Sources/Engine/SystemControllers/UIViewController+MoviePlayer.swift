import Foundation
import HeadlessUIKit
import NavigationModel

extension UIViewController {
  /// Presents a movie player.
  ///
  /// P115
  public func presentMoviePlayerViewControllerAnimated(
    _ moviePlayerViewController: MPMoviePlayerViewController!
  ) {
    guard let moviePlayerViewController else { return }
    present(moviePlayerViewController, animated: true)
  }

  /// Dismisses the presented movie player.
  ///
  /// P115
  public func dismissMoviePlayerViewControllerAnimated() { dismiss(animated: true) }
}
