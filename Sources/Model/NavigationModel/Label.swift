import EscapedText

/// A name that is composed when it is read: a stem, and a number if it has one.
@usableFromInline package struct Label: Sendable, Equatable, Codable {
  @usableFromInline let stem: String
  @usableFromInline let number: Int32?

  /// A name without a number.
  @inlinable
  package init(_ stem: String) { self.init(stem, number: nil) }

  /// A name with a number.
  @inlinable
  package init(_ stem: String, number: Int32?) {
    self.stem = stem
    self.number = number
  }

  /// `Home`, `Detail#3`; what cannot be seen is escaped.
  package var text: String { plain.escaped }

  /// The same as it was given.
  package var plain: String { number.map { "\(stem)#\($0)" } ?? stem }

  /// The bytes of its stem.
  var size: Int { stem.utf8.count }

  /// Whether both are stored alike: texts that are equal may still have other bytes.
  func isSame(as other: Label) -> Bool {
    stem == other.stem && number == other.number && size == other.size
  }

  /// Whether both have the same text.
  @usableFromInline package static func == (left: Label, right: Label) -> Bool {
    left.plain == right.plain
  }
}
