import OpenCombine

// More than two: each is what the one before it and another publisher make.
extension Publishers {
  /// The values of three as they come.
  ///
  /// [Publishers.Merge3](https://developer.apple.com/documentation/combine/publishers/merge3)
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure

  /// The values of four as they come.
  ///
  /// [Publishers.Merge4](https://developer.apple.com/documentation/combine/publishers/merge4)
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure

  /// The values of five as they come.
  ///
  /// [Publishers.Merge5](https://developer.apple.com/documentation/combine/publishers/merge5)
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    Merge<Merge4<A, B, C, D>, E>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure

  /// The values of six as they come.
  ///
  /// [Publishers.Merge6](https://developer.apple.com/documentation/combine/publishers/merge6)
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = Merge<Merge5<A, B, C, D, E>, F>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure

  /// The values of seven as they come.
  ///
  /// [Publishers.Merge7](https://developer.apple.com/documentation/combine/publishers/merge7)
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = Merge<Merge6<A, B, C, D, E, F>, G>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure

  /// The values of eight as they come.
  ///
  /// [Publishers.Merge8](https://developer.apple.com/documentation/combine/publishers/merge8)
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = Merge<Merge7<A, B, C, D, E, F, G>, H>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
}

extension Publishers.Merge {
  /// Joins three.
  public init<P: Publisher, Q: Publisher>(_ p: P, _ q: Q, _ last: B)
  where A == Publishers.Merge<P, Q> { self.init(A(p, q), last) }

  /// Joins four.
  public init<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R, _ last: B)
  where A == Publishers.Merge3<P, Q, R> { self.init(A(p, q, r), last) }

  /// Joins five.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    _ p: P, _ q: Q, _ r: R, _ s: S, _ last: B
  ) where A == Publishers.Merge4<P, Q, R, S> { self.init(A(p, q, r, s), last) }

  /// Joins six.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ last: B
  ) where A == Publishers.Merge5<P, Q, R, S, T> { self.init(A(p, q, r, s, t), last) }

  /// Joins seven.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
    _ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ last: B
  ) where A == Publishers.Merge6<P, Q, R, S, T, U> { self.init(A(p, q, r, s, t, u), last) }

  /// Joins eight.
  public init<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher
  >(_ p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V, _ last: B)
  where A == Publishers.Merge7<P, Q, R, S, T, U, V> { self.init(A(p, q, r, s, t, u, v), last) }
}

extension Publisher {
  /// The values of three as they come.
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge3<Self, P, Q>
  { Publishers.Merge3(self, p, q) }

  /// The values of four as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
    -> Publishers.Merge4<Self, P, Q, R>
  { Publishers.Merge4(self, p, q, r) }

  /// The values of five as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    with p: P, _ q: Q, _ r: R, _ s: S
  ) -> Publishers.Merge5<Self, P, Q, R, S> { Publishers.Merge5(self, p, q, r, s) }

  /// The values of six as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
  ) -> Publishers.Merge6<Self, P, Q, R, S, T> { Publishers.Merge6(self, p, q, r, s, t) }

  /// The values of seven as they come.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher
  >(with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U) -> Publishers.Merge7<Self, P, Q, R, S, T, U>
  { Publishers.Merge7(self, p, q, r, s, t, u) }

  /// The values of eight as they come.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher
  >(with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V)
    -> Publishers.Merge8<Self, P, Q, R, S, T, U, V>
  { Publishers.Merge8(self, p, q, r, s, t, u, v) }
}
