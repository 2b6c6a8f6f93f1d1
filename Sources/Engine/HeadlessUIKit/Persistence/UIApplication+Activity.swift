import Foundation

extension UIApplication {
  /// Passes an activity to its delegate; objects that this names continue it (H111); false if it isn't
  /// handled.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    let words = [activity.activityType]
    call(Calls.willContinueUserActivityWithType, words) {
      $0.application(self, willContinueUserActivityWithType: activity.activityType)
    }
    return call(Calls.continueUserActivity, words) {
      $0.application(self, continue: activity) { objects in
        for object in objects ?? [] { object.receiveRestore(of: activity) }
      }
    }
  }

  /// Notifies its delegate that an activity failed to arrive (H122).
  func failToContinue(_ type: String, _ error: any Error) {
    call(Calls.willContinueUserActivityWithType, [type]) {
      $0.application(self, willContinueUserActivityWithType: type)
    }
    call(Calls.didFailToContinueUserActivityWithType, [type]) {
      $0.application(self, didFailToContinueUserActivityWithType: type, error: error)
    }
  }

  /// Notifies its delegate that responders have updated an activity (H122).
  func didUpdate(_ activity: NSUserActivity) {
    call(Calls.didUpdateUserActivity, [activity.activityType]) {
      $0.application(self, didUpdate: activity)
    }
  }
}
