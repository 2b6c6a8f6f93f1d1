extension Duration {
  /// A time in seconds from outside: none for what is below zero or no number, at most 30 years.
  public init(bounded seconds: Double) {
    self = seconds > 0 ? .seconds(min(seconds, 1e9)) : .zero
  }
}
