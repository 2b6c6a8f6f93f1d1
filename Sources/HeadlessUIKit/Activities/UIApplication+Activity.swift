import Foundation

extension UIApplication {
  /// Passes an activity to its delegate; objects that this names continue it (H111); false if it isn't
  /// handled.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    let words = [activity.activityType]
    call(Calls.willContinueUserActivity, words) {
      $0.application(self, willContinueUserActivityWithType: activity.activityType)
    }
    return call(Calls.continueUserActivity, words) {
      $0.application(self, continue: activity) { objects in
        for object in objects ?? [] {
          if let responder = object as? UIResponder {
            responder.receiveRestore(of: activity)
          } else {
            object.restoreUserActivityState(activity)
          }
        }
      }
    }
  }
}
