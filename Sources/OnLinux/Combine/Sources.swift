import Foundation

/// A publisher whose type is hidden.
///
/// [AnyPublisher](https://developer.apple.com/documentation/combine/anypublisher)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(AnySubscriber(subscriber)) }
}

/// A subscriber whose type is hidden.
///
/// [AnySubscriber](https://developer.apple.com/documentation/combine/anysubscriber)
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let give: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = subscriber.receive(subscription:)
    give = subscriber.receive(_:)
    end = subscriber.receive(completion:)
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { give(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// Gives one value and ends.
///
/// [Just](https://developer.apple.com/documentation/combine/just)
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    List([output]).begin(subscriber)
  }
}

/// Gives nothing, and ends at once or never.
///
/// [Empty](https://developer.apple.com/documentation/combine/empty)
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool
  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Creates a publisher without values, whose types are named.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Outlet<Output, Failure>(subscriber) { _ in })
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Ends with an error at once.
///
/// [Fail](https://developer.apple.com/documentation/combine/fail)
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of an error, whose values have a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Outlet<Output, Failure>(subscriber) { _ in })
    subscriber.receive(completion: .failure(error))
  }
}

/// Creates a publisher for each subscriber.
///
/// [Deferred](https://developer.apple.com/documentation/combine/deferred)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// Creates a publisher from a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Gives the one value of a closure that begins at once, also to later subscribers.
///
/// [Future](https://developer.apple.com/documentation/combine/future)
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Calls a closure with what takes the value or the error.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] in if subject.value == nil { subject.value = $0 } }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subject.compactMap(\.self).first().setFailureType(to: Failure.self)
      .relayed { value, relay in
        switch value {
        case .success(let output): _ = relay.give(output)
        case .failure(let error): relay.finish(.failure(error))
        }
        return .none
      }.receive(subscriber: subscriber)
  }
}

/// Gives the values of a list as they are wanted.
final class List<Output> {
  private var rest: ArraySlice<Output>
  private let lock = NSRecursiveLock()

  init(_ values: [Output]) { rest = values[...] }

  func begin<S: Subscriber>(_ subscriber: S) where S.Input == Output {
    subscriber.receive(subscription: Giving(self, subscriber))
  }

  private final class Giving<S: Subscriber>: Subscription
  where S.Input == Output {
    private let list: List
    private var subscriber: S?
    private var wanted = Subscribers.Demand.none
    private var isGiving = false

    init(_ list: List, _ subscriber: S) { (self.list, self.subscriber) = (list, subscriber) }

    func request(_ demand: Subscribers.Demand) {
      list.lock.lock()
      defer { list.lock.unlock() }
      wanted += demand
      guard !isGiving else { return }
      isGiving = true
      defer { isGiving = false }
      while wanted > 0, let open = subscriber, let value = list.rest.popFirst() {
        wanted -= 1
        wanted += open.receive(value)
      }
      if list.rest.isEmpty, let open = subscriber {
        subscriber = nil
        open.receive(completion: .finished)
      }
    }

    func cancel() { list.lock.withLock { subscriber = nil } }
  }
}

extension Sequence {
  /// Gives its elements and ends.
  public var publisher: AnyPublisher<Element, Never> {
    let values = Array(self)
    return AnyPublisher { List(values).begin($0) }
  }
}

extension NotificationCenter {
  /// Gives the notifications with a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// Gives notifications.
  ///
  /// [NotificationCenter.Publisher](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for all.
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let token = Token()
      let outlet = Outlet<Notification, Never>(subscriber) { [center] _ in
        if let observer = token.observer { center.removeObserver(observer) }
      }
      token.observer = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.send($0)
      }
      subscriber.receive(subscription: outlet)
    }
  }

  private final class Token { var observer: (any NSObjectProtocol)? }
}
