import Dispatch
import Foundation
import OpenCombine

/// A length of time that a scheduler counts.
public protocol SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
where Magnitude: SignedNumeric, FloatLiteralType == Double, IntegerLiteralType == Int {
  /// What it counts.
  var magnitude: Magnitude { get set }
  /// Creates it from what it counts.
  init(magnitude: Magnitude)
  /// Creates it from seconds.
  init(inSeconds seconds: Double)
}

extension SchedulerStride {
  public init(floatLiteral value: Double) { self.init(inSeconds: value) }
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init?(exactly source: some BinaryInteger) { self.init(inSeconds: Double(source)) }

  public static func seconds(_ value: Double) -> Self { Self(inSeconds: value) }
  public static func seconds(_ value: Int) -> Self { Self(inSeconds: Double(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e9) }

  public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
  public static func + (one: Self, other: Self) -> Self {
    Self(magnitude: one.magnitude + other.magnitude)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(magnitude: one.magnitude - other.magnitude)
  }
  public static func * (one: Self, other: Self) -> Self {
    Self(magnitude: one.magnitude * other.magnitude)
  }
  public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension DispatchQueue: @retroactive Scheduler {
  /// A point of time of queues.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    private var nanoseconds: UInt64

    /// Creates it from the time of queues.
    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    /// The time of queues.
    public var dispatchTime: DispatchTime {
      get { DispatchTime(uptimeNanoseconds: nanoseconds) }
      set { nanoseconds = newValue.uptimeNanoseconds }
    }

    public func distance(to other: Self) -> Stride {
      Stride(magnitude: Int(truncatingIfNeeded: other.nanoseconds &- nanoseconds))
    }
    public func advanced(by length: Stride) -> Self { Self(dispatchTime + length.timeInterval) }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerStride {
      public var magnitude: Int

      public init(magnitude: Int) { self.magnitude = magnitude }
      public init(inSeconds seconds: Double) {
        let count = (seconds * 1e9).rounded()
        magnitude = Int(exactly: count) ?? (count > 0 ? .max : .min)
      }
      /// Creates it from a length of time of queues.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self.init(magnitude: value)
        default: self.init(magnitude: .max)
        }
      }

      /// The same for queues.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }

  /// How a queue runs code.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let options = options ?? SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}

extension RunLoop: @retroactive Scheduler {
  /// A point of time of run loops.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// Creates it from a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }
    public func advanced(by length: Stride) -> Self { Self(date + length.timeInterval) }

    /// A length of time in seconds.
    public struct Stride: SchedulerStride {
      public var magnitude: TimeInterval

      public init(magnitude: TimeInterval) { self.magnitude = magnitude }
      public init(inSeconds seconds: Double) { magnitude = seconds }
      /// Creates it from seconds.
      public init(_ interval: TimeInterval) { magnitude = interval }

      /// The same in seconds.
      public var timeInterval: TimeInterval { magnitude }
    }
  }

  /// How a run loop runs code: there is nothing to choose.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    add(timer, forMode: .common)
    return AnyCancellable(timer.invalidate)
  }
}

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
      interval: .seconds(interval.timeInterval), tolerance: 0, options: nil
    ) { self.addOperation { action() } }
  }
}
