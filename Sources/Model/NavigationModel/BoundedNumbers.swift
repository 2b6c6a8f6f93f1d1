extension Duration {
  /// A time in seconds from outside, to the nanosecond: none for what is below zero or no number, at
  /// most 30 years.
  public init(bounded seconds: Double) {
    self = seconds > 0 ? .nanoseconds(Int64((min(seconds, 1e9) * 1e9).rounded())) : .zero
  }
}

extension BinaryFloatingPoint {
  /// A part of a whole from outside, from 0 to 1: nothing for what is no number.
  public var boundedPart: Self { self > 0 ? min(self, 1) : 0 }
}

extension Int {
  /// A whole number of points from outside, without what is behind the point; 0 for what is no number.
  package init(bounded points: some BinaryFloatingPoint) {
    self = points.isNaN ? 0 : Int(Swift.min(Swift.max(points, -1e15), 1e15))
  }
}
