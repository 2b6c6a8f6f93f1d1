import Drawings

/// Text of a page: a string that is interpolated into it is escaped, in one place; markup isn't.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  /// What is written.
  private(set) var text: String

  /// Markup as a programmer has written it.
  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Markup that another module has made.
  init(written text: String) { self.text = text }

  /// Pieces one after the other.
  init(_ pieces: some Sequence<Markup>) { text = pieces.reduce(into: "") { $0 += $1.text } }

  /// Sentences in Markdown, as far as scripts and facts use it: names in code.
  static func prose(_ text: String) -> Markup {
    let spans = text.replacing("**", with: "")
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return Markup(
      spans.enumerated().map { index, span in
        index.isMultiple(of: 2) ? "\(long: span)" : "<code>\(span)</code>"
      })
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// A name or a short text: of a longer one the beginning.
    mutating func appendInterpolation(_ value: String) { text += value.bounded.inMarkup }

    /// A text of several lines, of which more is shown.
    mutating func appendInterpolation(long value: String) {
      let most = 4000
      let start = value.unicodeScalars.prefix(most)
      text += String(start).inMarkup
      let rest = value.unicodeScalars.count - start.count
      if rest > 0 { text += "… (\(rest) more characters)" }
    }

    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ pieces: [Markup]) {
      for piece in pieces { text += piece.text }
    }
  }
}
