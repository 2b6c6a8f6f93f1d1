// The types that operators return in Apple's Combine, so that programs can write them down. One that only
// hands values on is an `AnyPublisher` here.
extension Publishers {
  /// What is made of each value.
  ///
  /// [Publishers.Map](https://developer.apple.com/documentation/combine/publishers/map)
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What is made of each value, unless that throws.
  ///
  /// [Publishers.TryMap](https://developer.apple.com/documentation/combine/publishers/trymap)
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What is made of each value, where it is something.
  ///
  /// [Publishers.CompactMap](https://developer.apple.com/documentation/combine/publishers/compactmap)
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What is made of each value and of what was made before.
  ///
  /// [Publishers.Scan](https://developer.apple.com/documentation/combine/publishers/scan)
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What is made of all values.
  ///
  /// [Publishers.Reduce](https://developer.apple.com/documentation/combine/publishers/reduce)
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// All values in a list.
  ///
  /// [Publishers.Collect](https://developer.apple.com/documentation/combine/publishers/collect)
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// Some of the values.
  ///
  /// [Publishers.Filter](https://developer.apple.com/documentation/combine/publishers/filter)
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The values that differ from the one before.
  ///
  /// [Publishers.RemoveDuplicates](https://developer.apple.com/documentation/combine/publishers/removeduplicates)
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// Some of the values, by their numbers.
  ///
  /// [Publishers.Output](https://developer.apple.com/documentation/combine/publishers/output)
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The first value.
  ///
  /// [Publishers.First](https://developer.apple.com/documentation/combine/publishers/first)
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The first value of a kind.
  ///
  /// [Publishers.FirstWhere](https://developer.apple.com/documentation/combine/publishers/firstwhere)
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// All values but the first.
  ///
  /// [Publishers.Drop](https://developer.apple.com/documentation/combine/publishers/drop)
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// No values, but the end.
  ///
  /// [Publishers.IgnoreOutput](https://developer.apple.com/documentation/combine/publishers/ignoreoutput)
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// The values, with what is made of the error.
  ///
  /// [Publishers.MapError](https://developer.apple.com/documentation/combine/publishers/maperror)
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// The values, of a publisher that could fail.
  ///
  /// [Publishers.SetFailureType](https://developer.apple.com/documentation/combine/publishers/setfailuretype)
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// The values, with one in the place of the error.
  ///
  /// [Publishers.ReplaceError](https://developer.apple.com/documentation/combine/publishers/replaceerror)
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The values, or one if there are none.
  ///
  /// [Publishers.ReplaceEmpty](https://developer.apple.com/documentation/combine/publishers/replaceempty)
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The values, and those of another publisher in the place of the error.
  ///
  /// [Publishers.Catch](https://developer.apple.com/documentation/combine/publishers/catch)
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  /// The values of the publishers that are made of each value.
  ///
  /// [Publishers.FlatMap](https://developer.apple.com/documentation/combine/publishers/flatmap)
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, NewPublisher.Failure
  >
  /// The values of the latest publisher.
  ///
  /// [Publishers.SwitchToLatest](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
  public typealias SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, NewPublisher.Failure
  >
  /// The values, with what is called for each.
  ///
  /// [Publishers.HandleEvents](https://developer.apple.com/documentation/combine/publishers/handleevents)
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The values, somewhere else.
  ///
  /// [Publishers.ReceiveOn](https://developer.apple.com/documentation/combine/publishers/receiveon)
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The values, asked for somewhere else.
  ///
  /// [Publishers.SubscribeOn](https://developer.apple.com/documentation/combine/publishers/subscribeon)
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The values, later.
  ///
  /// [Publishers.Delay](https://developer.apple.com/documentation/combine/publishers/delay)
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The values that no other follows for a while.
  ///
  /// [Publishers.Debounce](https://developer.apple.com/documentation/combine/publishers/debounce)
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
}

extension Publishers {
  /// The latest values of both.
  ///
  /// [Publishers.CombineLatest](https://developer.apple.com/documentation/combine/publishers/combinelatest)
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// Where the values come from.
    public let a: A, b: B

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.latest([a.anything, b.anything], isZip: false) { (cast($0[0]), cast($0[1])) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of three.
  ///
  /// [Publishers.CombineLatest3](https://developer.apple.com/documentation/combine/publishers/combinelatest3)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// Where the values come from.
    public let a: A, b: B, c: C

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.latest([a.anything, b.anything, c.anything], isZip: false) {
        (cast($0[0]), cast($0[1]), cast($0[2]))
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The values of both in pairs.
  ///
  /// [Publishers.Zip](https://developer.apple.com/documentation/combine/publishers/zip)
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// Where the values come from.
    public let a: A, b: B

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.latest([a.anything, b.anything], isZip: true) { (cast($0[0]), cast($0[1])) }
        .receive(subscriber: subscriber)
    }
  }

  /// The values of both as they come.
  ///
  /// [Publishers.Merge](https://developer.apple.com/documentation/combine/publishers/merge)
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// Where the values come from.
    public let a: A, b: B

    /// Joins publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The values of any number as they come.
  ///
  /// [Publishers.MergeMany](https://developer.apple.com/documentation/combine/publishers/mergemany)
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Joins publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins the publishers of a list.
    public init<List: Swift.Sequence>(_ upstream: List) where List.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}
