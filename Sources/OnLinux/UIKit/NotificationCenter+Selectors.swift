#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Synchronization

  // What Apple's Foundation has for targets with a selector, and that of Linux lacks.

  extension NotificationCenter {
    /// Calls a method of an observer, which isn't retained, for each notification.
    ///
    /// A notification that is posted on another thread arrives on the main one. A selector without a
    /// method does nothing.
    nonisolated public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      SelectorObservers.add(
        SelectorObserver(observer as AnyObject, aSelector, aName, anObject), to: self)
    }

    /// Removes everything that an observer observes here.
    nonisolated public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.remove(from: self) { $0.observer === observer }
      // Foundation's own, for what blocks observe.
      removeObserver(observer as Any)
    }

    /// Removes what an observer observes here; nil means every name, or every object.
    nonisolated public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      SelectorObservers.remove(from: self) {
        $0.observer === observer && $0.matches(aName, anObject.map { $0 as AnyObject })
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// A method that is called for notifications.
  nonisolated private final class SelectorObserver {
    private(set) weak var observer: AnyObject?
    let name: NSNotification.Name?
    private weak var object: AnyObject?
    private let selector: Selector
    var token: (any NSObjectProtocol)?

    init(
      _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?
    ) {
      self.observer = observer
      self.selector = selector
      self.name = name
      self.object = object.map { $0 as AnyObject }
    }

    func matches(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
      (name == nil || name == self.name) && (object == nil || object === self.object)
    }

    func observe(_ center: NotificationCenter) {
      let entry = Crossing(self)
      token = center.addObserver(forName: name, object: object, queue: nil) {
        MainThread.run(with: $0) { entry.value.receive($0) }
      }
    }

    @MainActor private func receive(_ notification: Notification) {
      // `NSNotification` is what methods of Objective-C take.
      guard !selector.perform(as: .notification, on: observer, notification) else { return }
      // A method of Objective-C's days takes the object.
      selector.perform(
        as: .notification, on: observer,
        NSNotification(
          name: notification.name, object: notification.object, userInfo: notification.userInfo))
    }
  }

  /// The methods that are called for notifications, by their center.
  nonisolated private enum SelectorObservers {
    private static let observers = Mutex<[ObjectIdentifier: [Crossing<SelectorObserver>]]>([:])

    static func add(_ observer: SelectorObserver, to center: NotificationCenter) {
      remove(from: center) { $0.observer == nil }
      observer.observe(center)
      let entry = Crossing(observer)
      observers.withLock { $0[ObjectIdentifier(center), default: []].append(entry) }
    }

    static func remove(from center: NotificationCenter, where isRemoved: (SelectorObserver) -> Bool)
    {
      let removed = observers.withLock { observers in
        let all = observers[ObjectIdentifier(center)] ?? []
        let rest = all.filter { !isRemoved($0.value) }
        observers[ObjectIdentifier(center)] = rest.isEmpty ? nil : rest
        return all.filter { isRemoved($0.value) }
      }
      for token in removed.compactMap(\.value.token) { center.removeObserver(token as Any) }
    }
  }
#endif
