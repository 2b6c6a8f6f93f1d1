@_exported import OpenCombine

// OpenCombine leaves these two out when it finds a module named Combine, which it does in a folder that
// has been built before. Where it has them, they are the ones that are called.
extension Optional {
  /// The type of its publisher.
  public typealias Publisher = OCombine.Publisher

  /// Gives the value, if there is one, and ends.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
  /// The type of its publisher.
  public typealias Publisher = OCombine.Publisher

  /// Gives the value and ends, or fails.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
