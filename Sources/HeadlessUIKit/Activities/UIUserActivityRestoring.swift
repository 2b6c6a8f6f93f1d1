import Foundation

/// What continues an activity: responders, and objects of the program (iOS 12; H48).
///
/// [UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring)
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to continue an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
