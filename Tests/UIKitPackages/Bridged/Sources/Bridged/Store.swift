public struct Store {
  public var opened: Date?
  public var limit: TimeInterval = 2
  public init() {}
}
