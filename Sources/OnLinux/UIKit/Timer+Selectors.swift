#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // What Apple's Foundation has for targets with a selector, and that of Linux lacks.

  extension Timer {
    /// Creates a timer that calls a method of a target, which it retains, and adds it to the current run
    /// loop; seconds.
    nonisolated public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  extension UIKitConstructible where Self: Timer {
    /// Creates a timer that calls a method of a target, which it retains; seconds.
    ///
    /// It has to be added to a run loop.
    nonisolated public init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      self.init(
        fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget,
        selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that begins at a date, and calls a method of a target, which it retains; seconds.
    ///
    /// It has to be added to a run loop.
    nonisolated public init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
      userInfo ui: Any?, repeats rep: Bool
    ) {
      let timer = SelectorTimer.make(date, ti, t as AnyObject, s, ui, rep)
      guard let made = timer as? Self else {
        preconditionFailure("\(Self.self) can't be created with a selector")
      }
      self = made
    }
  }

  /// A timer that calls a method, and has a value for it.
  nonisolated private final class SelectorTimer: Timer {
    private var information: Any?

    override var userInfo: Any? { information }

    static func make(
      _ date: Date, _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector,
      _ information: Any?, _ repeats: Bool
    ) -> SelectorTimer {
      let target = Crossing(target)
      // A timer with an interval that doesn't repeat fires at once in Foundation for Linux.
      let timer = SelectorTimer(fire: date, interval: repeats ? interval : 0, repeats: repeats) {
        MainThread.run(with: $0) { selector.perform(as: .timer, on: target.value, $0) }
      }
      timer.information = information
      return timer
    }
  }
#endif
