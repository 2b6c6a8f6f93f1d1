import Foundation

/// Publishers with a type of their own.
///
/// [Publishers](https://developer.apple.com/documentation/combine/publishers)
public enum Publishers {
  /// Gives all subscribers the values of one subscription.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var link: AnyCancellable?
    private let lock = NSRecursiveLock()

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
      lock.withLock { if link == nil { link = upstream.subscribe(subject) } }
    }
  }

  /// The latest values of publishers, as soon as all have one.
  static func latest<Output, Failure: Error>(
    _ sources: [AnyPublisher<Any, Failure>], isZip: Bool, _ make: @escaping ([Any]) -> Output
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let state = Latest(sources.count, isZip, make, down)
      down.receive(subscription: state)
      state.begin(sources)
    }
  }

  private final class Latest<Output, Failure: Error>: Subscription {
    private var queues: [[Any]]
    private var hasEnded: [Bool]
    private var links: [AnyCancellable] = []
    private var down: AnySubscriber<Output, Failure>?
    private let make: ([Any]) -> Output
    private let isZip: Bool
    private let lock = NSRecursiveLock()

    init(
      _ count: Int, _ isZip: Bool, _ make: @escaping ([Any]) -> Output,
      _ down: AnySubscriber<Output, Failure>
    ) {
      queues = Array(repeating: [], count: count)
      hasEnded = Array(repeating: false, count: count)
      (self.isZip, self.make, self.down) = (isZip, make, down)
    }

    func begin(_ sources: [AnyPublisher<Any, Failure>]) {
      for (index, source) in sources.enumerated() {
        let link = source.sink(
          receiveCompletion: { [self] in end(index, $0) },
          receiveValue: { [self] in take($0, index) })
        lock.withLock { links.append(link) }
      }
    }

    // All values are given: who wants fewer takes them from a buffer of its own.
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      let open = lock.withLock {
        defer { (links, down) = ([], nil) }
        return links
      }
      for link in open { link.cancel() }
    }

    private func take(_ value: Any, _ index: Int) {
      lock.lock()
      if isZip { queues[index].append(value) } else { queues[index] = [value] }
      let parts = queues.compactMap(\.first)
      let isWhole = parts.count == queues.count
      if isZip, isWhole { for each in queues.indices { queues[each].removeFirst() } }
      let open = down
      lock.unlock()
      if isWhole { _ = open?.receive(make(parts)) }
      endIfOver()
    }

    private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
      if case .failure = completion {
        let open = lock.withLock { down }
        cancel()
        open?.receive(completion: completion)
        return
      }
      lock.withLock { hasEnded[index] = true }
      endIfOver()
    }

    private func endIfOver() {
      lock.lock()
      let over =
        isZip
        ? zip(queues, hasEnded).contains { $0.isEmpty && $1 }
        : !hasEnded.contains(false) || zip(queues, hasEnded).contains { $0.isEmpty && $1 }
      let open = over ? down : nil
      if over { down = nil }
      lock.unlock()
      open?.receive(completion: .finished)
    }
  }
}

extension Publisher {
  var anything: AnyPublisher<Any, Failure> { map { $0 as Any } }

  /// The latest values of both.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What is made of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// The values of both in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure { Publishers.Zip(self, other) }

  /// The values of both as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// The values of all as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with first: P, _ second: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: first).merge(with: second).eraseToAnyPublisher()
  }

  /// A value first, then its own.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    let own = eraseToAnyPublisher()
    return AnyPublisher { down in
      let list = elements.publisher.setFailureType(to: Failure.self)
      let relay = Relay<Output, Failure, Output, Failure>(
        down, { $1.give($0) },
        { completion, relay in
          let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: relay.finish, receiveValue: { _ = relay.give($0) })
          relay.others.append(sink)
          own.subscribe(sink)
        })
      list.receive(subscriber: relay)
    }
  }

  /// Its own values, then others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    relay {
      (
        { $1.give($0) },
        { completion, relay in
          if case .finished = completion { for element in elements { _ = relay.give(element) } }
          relay.finish(completion)
        }
      )
    }
  }
}

/// A value whose type was hidden.
func cast<Value>(_ value: Any) -> Value {
  guard let value = value as? Value else { preconditionFailure("\(value) is no \(Value.self)") }
  return value
}
