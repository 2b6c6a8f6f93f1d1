import OpenCombine

extension Publishers {
  /// The values of any number of publishers as they come.
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
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Joins one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
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

  /// The latest values of both, as soon as both have one.
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
      typealias Known = (a: A.Output?, b: B.Output?)
      Merge(a.map { Known($0, nil) }, b.map { Known(nil, $0) })
        .scan(Known(nil, nil)) { Known($1.a ?? $0.a, $1.b ?? $0.b) }
        .compactMap { known in known.a.flatMap { a in known.b.map { (a, $0) } } }
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
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of four.
  ///
  /// [Publishers.CombineLatest4](https://developer.apple.com/documentation/combine/publishers/combinelatest4)
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// Where the values come from.
    public let a: A, b: B, c: C, d: D

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The latest values of both.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What is made of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// The latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// What is made of the latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map(transform)
  }

  /// The latest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, first, second, third)
  }

  /// What is made of the latest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ first: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second, third).map(transform)
  }

  /// The values of both as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// The values of both, which have one type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
