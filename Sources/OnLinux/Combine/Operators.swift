import Foundation

/// Stands between a publisher and a subscriber: what it does with each value and at the end are closures.
final class Relay<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  typealias Value = (Input, Relay) -> Subscribers.Demand
  typealias End = (Subscribers.Completion<InputFailure>, Relay) -> Void
  private let value: Value
  private let end: End
  private var down: AnySubscriber<Output, Failure>?
  private var up: (any Subscription)?
  private var isCancelled = false
  private let lock = NSRecursiveLock()
  /// What is to end with it.
  var others: [any Cancellable] = []

  init(_ down: AnySubscriber<Output, Failure>, _ value: @escaping Value, _ end: @escaping End) {
    (self.down, self.value, self.end) = (down, value, end)
  }

  func receive(subscription: any Subscription) {
    let (open, isLate) = lock.withLock {
      if !isCancelled, up == nil { up = subscription } else { return (down, true) }
      return (down, false)
    }
    if isLate { return subscription.cancel() }
    open?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { down == nil } ? .none : value(input, self)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) { end(completion, self) }

  func request(_ demand: Subscribers.Demand) { lock.withLock { up }?.request(demand) }

  func cancel() {
    let open = lock.withLock {
      defer { (up, down, isCancelled) = (nil, nil, true) }
      let ends: [any Cancellable] = [up].compactMap { $0 } + others
      others = []
      return ends
    }
    for one in open { one.cancel() }
  }

  /// Gives the subscriber a value.
  func give(_ output: Output) -> Subscribers.Demand {
    lock.withLock { down }?.receive(output) ?? .none
  }

  /// Ends for the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let open = lock.withLock {
      defer { down = nil }
      return down
    }
    open?.receive(completion: completion)
  }

  /// Ends before the publisher does.
  func finishEarly(_ completion: Subscribers.Completion<Failure>) {
    let open = lock.withLock {
      defer { up = nil }
      return up
    }
    open?.cancel()
    finish(completion)
  }
}

extension Publisher {
  /// A publisher whose values and end are made from those of this one; the closures are made anew for each
  /// subscriber, so that they can have state.
  func relay<O, F: Error>(
    _ make: @escaping () -> (Relay<Output, Failure, O, F>.Value, Relay<Output, Failure, O, F>.End)
  ) -> AnyPublisher<O, F> {
    AnyPublisher { down in
      let (value, end) = make()
      self.receive(subscriber: Relay(down, value, end))
    }
  }

  func relayed<O>(
    _ value: @escaping Relay<Output, Failure, O, Failure>.Value
  ) -> AnyPublisher<O, Failure> { relay { (value, { $1.finish($0) }) } }

  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls closures with the values and at the end, until the result is released or cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relayed { $1.give(transform($0)) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    relay {
      (
        { value, relay in
          do { return relay.give(try transform(value)) } catch {
            relay.finishEarly(.failure(error))
            return .none
          }
        }, { $1.finish($0.mapError { $0 }) }
      )
    }
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    relay { ({ $1.give($0) }, { $1.finish($0.mapError(transform)) }) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relayed { value, relay in transform(value).map(relay.give) ?? .max(1) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relayed { isIncluded($0) ? $1.give($0) : .max(1) }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    relay {
      var last: Output?
      return (
        { value, relay in
          if let last, predicate(last, value) { return .max(1) }
          last = value
          return relay.give(value)
        }, { $1.finish($0) }
      )
    }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay {
      var result = initialResult
      return (
        { value, relay in
          result = nextPartialResult(result, value)
          return relay.give(result)
        }, { $1.finish($0) }
      )
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    relay {
      var result = initialResult
      return (
        { value, _ in
          result = nextPartialResult(result, value)
          return .max(1)
        },
        { completion, relay in
          if case .finished = completion { _ = relay.give(result) }
          relay.finish(completion)
        }
      )
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    relay {
      var count = 0
      return (
        { value, relay in
          guard count < maxLength else { return .none }
          count += 1
          let more = relay.give(value)
          if count == maxLength { relay.finishEarly(.finished) }
          return more
        }, { $1.finish($0) }
      )
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay {
      var left = count
      return (
        { value, relay in
          guard left == 0 else {
            left -= 1
            return .max(1)
          }
          return relay.give(value)
        }, { $1.finish($0) }
      )
    }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { relayed { _, _ in .max(1) } }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }.eraseToAnyPublisher()
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    relay {
      var isEmpty = true
      return (
        { value, relay in
          isEmpty = false
          return relay.give(value)
        },
        { completion, relay in
          if case .finished = completion, isEmpty { _ = relay.give(output) }
          relay.finish(completion)
        }
      )
    }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let relay = Relay<Output, Failure, Output, Failure>(
        down,
        {
          receiveOutput?($0)
          return $1.give($0)
        },
        {
          receiveCompletion?($0)
          $1.finish($0)
        })
      if let receiveCancel { relay.others = [Ending(receiveCancel)] }
      self.receive(subscriber: relay)
      receiveSubscription?(relay)
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    relay {
      (
        { $1.give($0) },
        { completion, relay in
          switch completion {
          case .finished: relay.finish(.finished)
          case .failure(let error):
            let sink = Subscribers.Sink<Output, P.Failure>(
              receiveCompletion: relay.finish, receiveValue: { _ = relay.give($0) })
            relay.others.append(sink)
            handler(error).subscribe(sink)
          }
        }
      )
    }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    inner(isLatest: false, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).inner(isLatest: false, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
    inner(isLatest: false, transform)
  }

  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { inner(isLatest: true) { $0 } }

  /// The values of the publishers that its values lead to; of the last one, or of all.
  fileprivate func inner<P: Publisher>(
    isLatest: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    relay {
      var open = 1
      var last: AnyCancellable?
      let lock = NSRecursiveLock()
      let end = { (relay: Relay<Output, Failure, P.Output, Failure>) in
        let isLast = lock.withLock {
          open -= 1
          return open == 0
        }
        if isLast { relay.finish(.finished) }
      }
      return (
        { value, relay in
          if isLatest, let former = last {
            former.cancel()
            last = nil
          }
          lock.withLock { open += 1 }
          var isOver = false
          let over = {
            if !isOver {
              isOver = true
              end(relay)
            }
          }
          let sink = Subscribers.Sink<P.Output, Failure>(
            receiveCompletion: {
              switch $0 {
              case .finished: over()
              case .failure: relay.finishEarly($0)
              }
            }, receiveValue: { _ = relay.give($0) })
          let ending = AnyCancellable {
            sink.cancel()
            over()
          }
          if isLatest { last = ending }
          relay.others.append(ending)
          transform(value).subscribe(sink)
          return .max(1)
        },
        { completion, relay in
          switch completion {
          case .finished: end(relay)
          case .failure: relay.finish(completion)
          }
        }
      )
    }
  }

  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    relay {
      (
        { value, relay in
          scheduler.schedule { _ = relay.give(value) }
          return .max(1)
        }, { completion, relay in scheduler.schedule { relay.finish(completion) } }
      )
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in scheduler.schedule { self.receive(subscriber: down) } }
  }
}

/// Calls a closure when it is cancelled.
private struct Ending: Cancellable {
  let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  func cancel() { end() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values, until the result is released or cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; it retains the object.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Sets a published property to each value, as long as it exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let link = sink { [weak box] in box?.set($0) }
    box.links.append(link)
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    relay { ({ $1.give($0) }, { _, relay in relay.finish(.finished) }) }
  }
}

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
