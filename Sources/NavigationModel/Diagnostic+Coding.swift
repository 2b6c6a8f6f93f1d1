import EscapedText

/// A rule is written as its ID.
extension Diagnostic.Rule: Codable {
  /// Reads a rule of this version.
  public init(from decoder: any Decoder) throws {
    let id = try decoder.singleValueContainer().decode(String.self)
    guard let rule = Self.all.first(where: { $0.id == id }) else {
      throw decoder.corrupted("there is no rule \"\(id.escaped)\"")
    }
    self = rule
  }

  /// Writes its ID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
