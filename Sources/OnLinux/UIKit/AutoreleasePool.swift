#if !canImport(ObjectiveC)
  /// Runs a body; objects are released when nothing refers to them, so no pool is needed.
  nonisolated public func autoreleasepool<Result>(
    invoking body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }
#endif
