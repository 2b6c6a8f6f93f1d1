/// A place in a text.
package struct SourcePlace: Equatable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
}

/// A piece of a Swift or Objective-C program.
package struct SourceToken: Equatable {
  /// What a piece is.
  package enum Kind {
    case word, number, text, symbol, comment, directive, end
  }

  /// What it is.
  package let kind: Kind
  /// How it is written; of a text its contents, of a comment what follows its slashes.
  package let text: String
  /// Where it begins.
  package let place: SourcePlace
  /// Whether it is the first one in its line.
  package let beginsLine: Bool
  /// Whether there is a space before it.
  package let followsSpace: Bool
}
