import Foundation

/// A notification that UIKit posts: a row of the table of them.
package struct UIKitNotification: Sendable, Hashable {
  /// Its short name: without its class, and without `Notification`.
  package let word: String
  /// Its name.
  package let name: Notification.Name

  private init(_ word: String, _ name: Notification.Name) {
    (self.word, self.name) = (word, name)
  }
}

extension UIKitNotification {
  static let orientationDidChange = Self(
    "orientationDidChange", UIDevice.orientationDidChangeNotification)
  static let didFinishLaunching = Self(
    "didFinishLaunching", UIApplication.didFinishLaunchingNotification)
  static let didBecomeActive = Self("didBecomeActive", UIApplication.didBecomeActiveNotification)
  static let willResignActive = Self("willResignActive", UIApplication.willResignActiveNotification)
  static let didEnterBackground = Self(
    "didEnterBackground", UIApplication.didEnterBackgroundNotification)
  static let willEnterForeground = Self(
    "willEnterForeground", UIApplication.willEnterForegroundNotification)
  static let willTerminate = Self("willTerminate", UIApplication.willTerminateNotification)
  static let didReceiveMemoryWarning = Self(
    "didReceiveMemoryWarning", UIApplication.didReceiveMemoryWarningNotification)
  static let textDidBeginEditing = Self(
    "textDidBeginEditing", UITextField.textDidBeginEditingNotification)
  static let textDidChange = Self("textDidChange", UITextField.textDidChangeNotification)
  static let textDidEndEditing = Self(
    "textDidEndEditing", UITextField.textDidEndEditingNotification)

  /// All rows.
  package static let all = [
    orientationDidChange, didFinishLaunching, didBecomeActive, willResignActive,
    didEnterBackground, willEnterForeground, willTerminate, didReceiveMemoryWarning,
    textDidBeginEditing, textDidChange, textDidEndEditing,
  ]

  /// The row with a word; nil for an unknown one.
  package static func named(_ word: String) -> Self? { all.first { $0.word == word } }
}

extension Stage {
  /// Posts a notification: to `NotificationCenter.default`, and to the observers of this world.
  func post(_ notification: UIKitNotification, from object: AnyObject) {
    NotificationCenter.default.post(name: notification.name, object: object)
    for observer in notificationObservers where observer.notification == notification {
      let isObserving = notificationObservers.contains { $0.number == observer.number }
      if isObserving { observer.handler.run() }
    }
  }

  /// Calls a closure for each notification of this world; returns a number by which to remove it.
  package func addObserver(
    for notification: UIKitNotification, _ body: @escaping () -> Void
  ) -> Int {
    lastObserverNumber += 1
    notificationObservers.append(
      NotificationObserver(
        number: lastObserverNumber, notification: notification,
        handler: Handler(.notification) { _ in body() }))
    return lastObserverNumber
  }

  /// Removes an observer; false if there is none with that number.
  package func removeObserver(_ number: Int) -> Bool {
    let count = notificationObservers.count
    notificationObservers.removeAll { $0.number == number }
    return notificationObservers.count < count
  }
}

/// A closure that is called for each notification of one name.
struct NotificationObserver {
  let number: Int
  let notification: UIKitNotification
  let handler: Handler<Void>
}
