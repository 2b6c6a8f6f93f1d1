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
    for observer in notificationObservers where observer.notification == notification {
      let isObserving = notificationObservers.contains { $0.number == observer.number }
      if isObserving { observer.handler.run(contents) }
    }
  }

  /// Whether the program may observe one of some notifications; what no code observes need not be
  /// waited for.
  func mayObserve(_ notifications: [UIKitNotification]) -> Bool {
    !knowsItsObservers || notificationObservers.contains { notifications.contains($0.notification) }
  }

  /// Calls a closure for each notification of this world; returns a number by which to remove it.
  package func addObserver(
    for notification: UIKitNotification, _ body: @escaping (UIKitNotification.Contents) -> Void
  ) -> Int {
    lastObserverNumber += 1
    notificationObservers.append(
      NotificationObserver(
        number: lastObserverNumber, notification: notification,
        handler: Handler(.notification, body)))
    return lastObserverNumber
  }

  /// Removes an observer; false if there is none with that number.
  package func removeObserver(_ number: Int) -> Bool {
    let count = notificationObservers.count
    notificationObservers.removeAll { $0.number == number }
    return notificationObservers.count < count
  }
}
