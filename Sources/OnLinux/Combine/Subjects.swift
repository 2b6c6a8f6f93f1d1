import Foundation

/// A subscriber of a subject, and how many values it wants.
final class Outlet<Output, Failure: Error>: Subscription {
  private var demand = Subscribers.Demand.none
  private var give: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var leave: ((Outlet) -> Void)?
  /// A value that is given as soon as one is wanted.
  private var pending: Output?
  private let lock = NSRecursiveLock()

  init<S: Subscriber>(_ subscriber: S, pending: Output? = nil, leave: @escaping (Outlet) -> Void)
  where S.Input == Output, S.Failure == Failure {
    give = subscriber.receive(_:)
    end = subscriber.receive(completion:)
    (self.leave, self.pending) = (leave, pending)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let value = self.demand > 0 ? pending : nil
    if value != nil { pending = nil }
    lock.unlock()
    if let value { send(value) }
  }

  /// Gives a value, if one is wanted; with `keeping` it is given later, otherwise lost.
  func send(_ value: Output, keeping: Bool = false) {
    lock.lock()
    guard demand > 0, let give else {
      if keeping { pending = value }
      return lock.unlock()
    }
    demand -= 1
    pending = nil
    lock.unlock()
    let more = give(value)
    lock.withLock { demand += more }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock {
      defer { forget() }
      return self.end
    }
    end?(completion)
  }

  func cancel() {
    let leave = lock.withLock {
      defer { forget() }
      return self.leave
    }
    leave?(self)
  }

  private func forget() { (give, end, leave, pending) = (nil, nil, nil, nil) }
}

/// The subscribers of a subject, and how it has ended.
final class Outlets<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []
  private let lock = NSRecursiveLock()

  deinit { for source in sources { source.cancel() } }

  /// Adds a subscriber, unless the subject has ended; it receives the value that is pending then.
  func add<S: Subscriber>(_ subscriber: S, pending: () -> Output?)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    let ended = completion
    let outlet = Outlet<Output, Failure>(subscriber, pending: ended == nil ? pending() : nil) {
      [weak self] outlet in
      guard let self else { return }
      self.lock.withLock { self.outlets.removeAll { $0 === outlet } }
    }
    if ended == nil { outlets.append(outlet) }
    lock.unlock()
    subscriber.receive(subscription: outlet)
    if let ended { outlet.send(completion: ended) }
  }

  /// Runs a body under the lock.
  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Gives a value to all, after `prepare` under the lock; nothing once the subject has ended.
  func send(_ value: Output, keeping: Bool, prepare: () -> Void = {}) {
    let open = lock.withLock {
      if completion == nil { prepare() }
      return outlets
    }
    for outlet in open { outlet.send(value, keeping: keeping) }
  }

  /// Ends all, once.
  func send(completion: Subscribers.Completion<Failure>) {
    let open = lock.withLock {
      guard self.completion == nil else { return [Outlet<Output, Failure>]() }
      self.completion = completion
      defer { outlets = [] }
      return outlets
    }
    for outlet in open { outlet.send(completion: completion) }
  }

  /// Takes what it receives values from.
  func send(subscription: any Subscription) {
    lock.withLock { sources.append(subscription) }
    subscription.request(.unlimited)
  }
}

/// Gives values to the subscribers that it has then.
///
/// [PassthroughSubject](https://developer.apple.com/documentation/combine/passthroughsubject)
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()

  /// Creates a subject.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { outlets.add(subscriber) { nil } }

  public func send(_ value: Output) { outlets.send(value, keeping: false) }

  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  public func send(subscription: any Subscription) { outlets.send(subscription: subscription) }
}

/// Gives its value to each subscriber first, and then each new one.
///
/// [CurrentValueSubject](https://developer.apple.com/documentation/combine/currentvaluesubject)
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private var current: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { current = value }

  /// The value; setting it gives it to all subscribers.
  public var value: Output {
    get { outlets.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { outlets.add(subscriber) { current } }

  public func send(_ value: Output) {
    outlets.send(value, keeping: true) { current = value }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  public func send(subscription: any Subscription) { outlets.send(subscription: subscription) }
}
