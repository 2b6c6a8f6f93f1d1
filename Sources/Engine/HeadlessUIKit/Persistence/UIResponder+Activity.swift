import Foundation

extension UIResponder {
  /// Calls `updateUserActivityState` or its override.
  package func receiveUpdate(of activity: NSUserActivity) {
    guard let object = self as? any Overridable else { return updateUserActivityState(activity) }
    object.callMember(.updateUserActivityState, [activity]) { updateUserActivityState(activity) }
  }

  /// Whether it is a scene, or a view or controller in one of its windows.
  func isPart(of scene: UIScene) -> Bool {
    if self === scene { return true }
    let view = (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
    return view?.window?.windowScene === scene
  }

  /// Its activity has been replaced; that of a controller on the screen is current (H46).
  func userActivityDidChange(from former: NSUserActivity?) {
    guard former !== userActivity else { return }
    former?.remove(self)
    userActivity?.add(self)
    guard let controller = self as? UIViewController else { return }
    controller.stage.asCurrent {
      former?.resignCurrent()
      if controller.stage.hierarchy[controller.id].appearance == .appeared {
        userActivity?.becomeCurrent()
      }
    }
  }
}

extension UIResponder: UIUserActivityRestoring {}

/// What continues an activity: responders, and objects of the program (iOS 12; H48).
///
/// [UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring)
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to continue an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
