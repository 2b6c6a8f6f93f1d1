import Foundation

/// What can be ended.
///
/// [Cancellable](https://developer.apple.com/documentation/combine/cancellable)
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that has an identity among subscribers.
///
/// [CustomCombineIdentifierConvertible](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible)
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity among subscribers.
///
/// [CombineIdentifier](https://developer.apple.com/documentation/combine/combineidentifier)
public struct CombineIdentifier: Hashable, Sendable {
  private let value: Int

  /// A new identity.
  public init() { value = UUID().hashValue }
  /// That of an object.
  public init(_ object: AnyObject) { value = ObjectIdentifier(object).hashValue }
}

/// Gives values to subscribers over time.
///
/// [Publisher](https://developer.apple.com/documentation/combine/publisher)
public protocol Publisher<Output, Failure> {
  /// The type of its values.
  associatedtype Output
  /// The type of its error; `Never` for none.
  associatedtype Failure: Error
  /// Attaches a subscriber; programs call `subscribe` for it.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Attaches a subject, until the result is released or cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Receives values of a publisher.
///
/// [Subscriber](https://developer.apple.com/documentation/combine/subscriber)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error
  /// Called first, with what values are requested from.
  func receive(subscription: any Subscription)
  /// Called for each value; returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called at the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says only that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a publisher and a subscriber.
///
/// [Subscription](https://developer.apple.com/documentation/combine/subscription)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that programs give the values.
///
/// [Subject](https://developer.apple.com/documentation/combine/subject)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Gives a value to all subscribers.
  func send(_ value: Output)
  /// Tells all subscribers that it has ended.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes values from another publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all subscribers that something has happened.
  public func send() { send(()) }
}

/// Where and when code runs.
///
/// [Scheduler](https://developer.apple.com/documentation/combine/scheduler)
public protocol Scheduler {
  /// Runs code soon.
  func schedule(_ action: @escaping () -> Void)
  /// Runs code after some seconds.
  func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void)
}

/// The subscribers and what they say.
///
/// [Subscribers](https://developer.apple.com/documentation/combine/subscribers)
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Equatable, Hashable, Comparable, Sendable {
    /// The number; nil for all.
    public let max: Int?

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let a = one.max, let b = other.max else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func - (one: Demand, other: Int) -> Demand {
      one.max.map { Demand(max: Swift.max(0, $0 - other)) } ?? .unlimited
    }
    public static func -= (one: inout Demand, other: Int) { one = one - other }
    public static func < (one: Demand, other: Demand) -> Bool {
      (one.max ?? .max) < (other.max ?? .max)
    }
    public static func > (one: Demand, other: Int) -> Bool { (one.max ?? .max) > other }
    public static func == (one: Demand, other: Int) -> Bool { one.max == other }
  }

  /// How a publisher has ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Calls closures with the values and at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public var receiveValue: (Input) -> Void { onValue }
    private let onValue: (Input) -> Void
    private var onEnd: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var hasEnded = false
    private let lock = NSRecursiveLock()

    /// Creates a subscriber from closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (onEnd, onValue) = (receiveCompletion, receiveValue) }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, !hasEnded else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ hasEnded }) { onValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let end = lock.withLock {
        defer { (onEnd, subscription, hasEnded) = (nil, nil, true) }
        return hasEnded ? nil : onEnd
      }
      end?(completion)
    }

    /// Ends it without calling the closure for the end.
    public func cancel() {
      let open = lock.withLock {
        defer { (onEnd, subscription, hasEnded) = (nil, nil, true) }
        return subscription
      }
      open?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Ends what it holds when it is released.
///
/// [AnyCancellable](https://developer.apple.com/documentation/combine/anycancellable)
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?
  private let lock = NSRecursiveLock()

  /// Calls a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { end = cancel }
  /// Ends something when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { cancel() }

  public func cancel() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a collection, which ends it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { AnyCancellable(cancel).store(in: &collection) }
  /// Keeps it in a set, which ends it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }
}
