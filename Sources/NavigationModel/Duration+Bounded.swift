extension Duration {
  /// A duration from untrusted seconds: zero for negative values and NaN, at most 30 years.
  public init(bounded seconds: Double) {
    self = seconds > 0 ? .seconds(min(seconds, 1e9)) : .zero
  }
}
