#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// In JSON a whole number is an integer; values that JSON can't express are records with one key.
///
///     3    0.5    { "$number" : "3.0" }    { "$number" : "nan" }    { "$data" : "q83v" }
///
/// A script's own key that begins with `$` is escaped with another one in front.
extension StoredValue: Codable {
  /// The single key of a record that encodes something else.
  private enum Tag: String {
    case data = "$data"
    case number = "$number"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .number(let number) where number.isFinite && !number.isWhole:
      try container.encode(number)
    case .number(let number):
      try container.encode([Tag.number.rawValue: number.isNaN ? "nan" : number.description])
    case .string(let text): try container.encode(text)
    case .data(let bytes):
      try container.encode([Tag.data.rawValue: Data(bytes).base64EncodedString()])
    case .list(let values): try container.encode(values)
    case .record(let entries):
      try container.encode(
        entries.reduce(into: [:]) { written, entry in
          written[entry.key.isMarked ? "$" + entry.key : entry.key] = entry.value
        })
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try container.decodeIfFits(String.self) {
      self = .string(text)
    } else if let number = try container.decodeIfFits(Double.self) {
      self = number.isWhole ? .integer(try container.decodeLocated(Int.self)) : .number(number)
    } else if let entries = try container.decodeIfFits([String: StoredValue].self) {
      self = try Self.value(of: entries, in: container)
    } else if let values = try container.decodeIfFits([StoredValue].self) {
      self = .list(values)
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  /// The value that a JSON record encodes: itself, or the one its tag names.
  private static func value(
    of entries: [String: StoredValue], in container: some SingleValueDecodingContainer
  ) throws -> StoredValue {
    guard entries.keys.contains(where: { $0.isMarked && !$0.isMarkedTwice }) else {
      return .record(
        entries.reduce(into: [:]) { own, entry in
          own[entry.key.isMarked ? entry.key.withoutMark : entry.key] = entry.value
        })
    }
    guard entries.count == 1, let (key, value) = entries.first, case .string(let text) = value
    else { throw container.corrupted("a record with \"$\" has one entry, a text") }
    switch Tag(rawValue: key) {
    case .data:
      guard let data = Data(base64Encoded: text) else { throw container.corrupted("no Base64") }
      return .data(Array(data))
    case .number:
      guard let number = Double(text) else { throw container.corrupted("no number") }
      return .number(number)
    case nil: throw container.corrupted("the key \"\(key)\" has no meaning")
    }
  }
}

extension SingleValueDecodingContainer {
  /// The value in the container; nil if it is of another kind.
  fileprivate func decodeIfFits<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    do {
      return try decodeLocated(type)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// The value in the container; a decoder's error without a place gets one.
  fileprivate func decodeLocated<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try decode(type)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw corrupted("it cannot be read as \(type)")
    }
  }

  fileprivate func corrupted(_ message: String) -> DecodingError {
    .dataCorruptedError(in: self, debugDescription: message)
  }
}

extension Double {
  fileprivate var isWhole: Bool { rounded() == self }
}

extension String {
  // Combining accents may follow the `$`: it is a character only by itself.
  fileprivate var isMarked: Bool { utf8.first == UInt8(ascii: "$") }
  fileprivate var isMarkedTwice: Bool { utf8.starts(with: "$$".utf8) }
  fileprivate var withoutMark: String { String(unicodeScalars.dropFirst()) }
}
