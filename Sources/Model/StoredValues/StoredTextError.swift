#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A problem of a stored text, and its place.
package struct StoredTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path from the outermost record: `contents.tabs[2]`; nil if it is the text as a whole.
  package let place: String?
  /// What was expected, or is not possible.
  package let message: String

  package var description: String {
    guard let place else { return message }
    return "\(place.count > Self.longestPlace ? place.prefix(Self.longestPlace) + "…" : place): "
      + message
  }

  private static let longestPlace = 80

  /// The error for lists and records that are nested too deeply.
  static let tooDeep = StoredTextError(
    "there are more than \(StoredValue.deepest) lists and records in each other")

  /// An error.
  init(_ message: String, at place: String? = nil) {
    self.place = place
    self.message = message
  }

  /// The error of a decoder.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init("the entry \"\(key.stringValue)\" is missing", at: context.place)
    case .valueNotFound(_, let context):
      self.init("a value was wanted, but there is null", at: context.place)
    case .typeMismatch(_, let context):
      self.init("a record was wanted", at: context.place)
    case .dataCorrupted(let context):
      self.init(context.problem, at: context.place)
    @unknown default:
      self.init("\(error)")
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String? {
    guard let first = codingPath.first else { return nil }
    return codingPath.dropFirst().reduce(first.stringValue) { place, key in
      key.intValue.map { "\(place)[\($0)]" } ?? "\(place).\(key.stringValue)"
    }
  }

  fileprivate var problem: String {
    codingPath.isEmpty ? "the text is not JSON, or not all of it" + details : debugDescription
  }

  // Apple's decoder reports the line and the column, those of other systems don't.
  private var details: String {
    #if canImport(FoundationEssentials)
      ""
    #else
      underlyingError.map { " (\(($0 as NSError).userInfo["NSDebugDescription"] ?? $0))" } ?? ""
    #endif
  }
}
