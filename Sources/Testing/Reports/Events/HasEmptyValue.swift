/// A type with an empty value, which isn't written and is the default of a missing one.
nonisolated protocol HasEmptyValue: Codable, Equatable {
  /// The empty value.
  static var empty: Self { get }
}

nonisolated extension String: HasEmptyValue { static var empty: String { "" } }
nonisolated extension Int: HasEmptyValue { static var empty: Int { 0 } }
nonisolated extension Bool: HasEmptyValue { static var empty: Bool { false } }
nonisolated extension Double: HasEmptyValue { static var empty: Double { 0 } }
nonisolated extension Array: HasEmptyValue where Element: Codable & Equatable {
  static var empty: [Element] { [] }
}

nonisolated extension KeyedEncodingContainer {
  /// Encodes a value unless it is empty.
  mutating func encode(unlessEmpty value: some HasEmptyValue, forKey key: Key) throws {
    if value != .empty { try encode(value, forKey: key) }
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Decodes a value that may be missing.
  func decodeOrEmpty<Value: HasEmptyValue>(_ key: Key) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? .empty
  }
}
