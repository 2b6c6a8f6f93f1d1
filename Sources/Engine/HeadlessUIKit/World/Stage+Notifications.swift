import Foundation

extension Stage {
  /// Posts a notification: to `NotificationCenter.default`, and to the observers of this world.
  package func post(
    _ notification: UIKitNotification, from object: AnyObject?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    if !knowsItsObservers {
      NotificationCenter.default.post(name: notification.name, object: object, userInfo: userInfo)
    }
    let contents = UIKitNotification.Contents(object: object, userInfo: userInfo ?? [:])
    for observer in notificationObservers.values where observer.notification == notification {
      // An observer before it may have removed it.
      if notificationObservers[observer.number] != nil { observer.handler.run(contents) }
    }
  }

  /// Whether the program may observe one of some notifications; what no code observes need not be
  /// waited for.
  func mayObserve(_ notifications: [UIKitNotification]) -> Bool {
    if !knowsItsObservers { return true }
    return notificationObservers.values.contains { notifications.contains($0.notification) }
  }

  /// Calls a closure for each notification of this world; returns a number by which to remove it.
  package func addObserver(
    for notification: UIKitNotification, _ body: @escaping (UIKitNotification.Contents) -> Void
  ) -> Int {
    lastObserverNumber += 1
    notificationObservers[lastObserverNumber] = NotificationObserver(
      number: lastObserverNumber, notification: notification, handler: Handler(.notification, body))
    return lastObserverNumber
  }

  /// Removes an observer; false if there is none with that number.
  package func removeObserver(_ number: Int) -> Bool {
    defer { notificationObservers[number] = nil }
    return notificationObservers[number] != nil
  }
}
