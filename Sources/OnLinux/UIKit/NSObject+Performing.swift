#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // Methods that an object performs by their selectors, always on the main thread.
  extension NSObject {
    /// Performs a method now; the result isn't returned, as its type is unknown.
    @discardableResult
    nonisolated public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      PerformedMethods.perform(self, aSelector, nil)
      return nil
    }

    /// Performs a method with an argument now; the result isn't returned, as its type is unknown.
    @discardableResult
    nonisolated public func perform(
      _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
      PerformedMethods.perform(self, aSelector, object)
      return nil
    }

    /// Performs a method after a delay in seconds; the object is retained till then.
    nonisolated public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      PerformedMethods.perform(self, aSelector, anArgument, after: delay)
    }

    /// Performs a method on the main thread: at once if this is it, else as soon as possible.
    nonisolated public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      PerformedMethods.perform(self, aSelector, arg)
    }

    /// Cancels what was to be performed after a delay.
    nonisolated public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      PerformedMethods.cancel(aTarget as AnyObject, nil)
    }

    /// Cancels a method that was to be performed after a delay; the argument isn't compared.
    nonisolated public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      PerformedMethods.cancel(aTarget as AnyObject, aSelector)
    }
  }

  /// The methods that are to be performed after a delay.
  private enum PerformedMethods {
    private struct Request {
      let number: Int
      let target: AnyObject
      let selector: Selector
    }

    private static var requests: [Request] = []
    private static var lastNumber = 0

    nonisolated static func perform(_ target: NSObject, _ selector: Selector?, _ argument: Any?) {
      guard let selector else { return }
      MainThread.run(with: (target, argument)) { selector.perform(as: .performed, on: $0, $1) }
    }

    nonisolated static func perform(
      _ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
    ) {
      MainThread.run(with: (target, argument)) { add($0, selector, $1, delay) }
    }

    nonisolated static func cancel(_ target: AnyObject, _ selector: Selector?) {
      let target = ObjectIdentifier(target)
      MainThread.run {
        requests.removeAll {
          ObjectIdentifier($0.target) == target && (selector == nil || $0.selector == selector)
        }
      }
    }

    private static func add(
      _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
    ) {
      lastNumber += 1
      let number = lastNumber
      requests.append(Request(number: number, target: target, selector: selector))
      Stage.current.after(.seconds(max(delay, 0))) {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
        requests.remove(at: index)
        selector.perform(as: .performed, on: target, argument)
      }
    }
  }
#endif
