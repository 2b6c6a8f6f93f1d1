import EscapedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Coding of JSON: equal values have the same text.
package enum JSON {
  private static let lines = encoder(.sortedKeys)
  private static let documents = encoder([.sortedKeys, .prettyPrinted])
  private static let decoder = JSONDecoder()

  /// A value as one line in which every character is visible.
  package static func line(_ value: some Encodable) -> String {
    guard let line = try? lines.encode(value) else {
      preconditionFailure("values that are written as lines have finite numbers only")
    }
    return String(decoding: line, as: UTF8.self).escapedInJSON
  }

  /// A value as an indented document, without a newline at its end.
  package static func document(_ value: some Encodable) throws -> String {
    String(decoding: try documents.encode(value), as: UTF8.self)
  }

  /// The value of some bytes; an error if they are anything but one such value.
  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of bytes: some Sequence<UInt8>
  ) throws -> Value {
    // The decoder ends the process where a text that is nested too deep ends with its last bracket.
    try decoder.decode(type, from: Data(bytes) + [0x0A])
  }

  private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union(.withoutEscapingSlashes)
    return encoder
  }
}
