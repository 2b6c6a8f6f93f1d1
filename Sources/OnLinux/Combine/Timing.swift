import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    async { action() }
  }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    asyncAfter(deadline: .now() + seconds) { action() }
  }

  /// Points of time of queues.
  public struct SchedulerTimeType {
    /// A length of time.
    public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      let inSeconds: Double
      public init(floatLiteral value: Double) { inSeconds = value }
      public init(integerLiteral value: Int) { inSeconds = Double(value) }
      public static func seconds(_ value: Int) -> Stride { Stride(floatLiteral: Double(value)) }
      public static func seconds(_ value: Double) -> Stride { Stride(floatLiteral: value) }
      public static func milliseconds(_ value: Int) -> Stride {
        Stride(floatLiteral: Double(value) / 1000)
      }
    }
  }
}

extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    perform { action() }
  }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
      action()
    }
    add(timer, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    addOperation { action() }
  }

  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      addOperation { action() }
    }
  }
}

/// Runs code at once.
///
/// [ImmediateScheduler](https://developer.apple.com/documentation/combine/immediatescheduler)
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// Gives each value later, by a length of time.
  public func delay<S: Scheduler>(
    for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    relay {
      (
        { value, relay in
          scheduler.schedule(afterSeconds: interval.inSeconds) { _ = relay.give(value) }
          return .max(1)
        },
        { completion, relay in
          scheduler.schedule(afterSeconds: interval.inSeconds) { relay.finish(completion) }
        }
      )
    }
  }

  /// Gives a value when no other one has followed for a length of time.
  public func debounce<S: Scheduler>(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    relay {
      let lock = NSRecursiveLock()
      var number = 0
      return (
        { value, relay in
          let own = lock.withLock {
            number += 1
            return number
          }
          scheduler.schedule(afterSeconds: dueTime.inSeconds) {
            if lock.withLock({ number == own }) { _ = relay.give(value) }
          }
          return .max(1)
        }, { $1.finish($0) }
      )
    }
  }
}
