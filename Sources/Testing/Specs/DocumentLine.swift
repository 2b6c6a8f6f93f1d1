/// A line of a Markdown document that is read from its beginning: first the marks of quotations and the
/// indentation of lists' items, then its text.
struct DocumentLine {
  /// What lines may be in.
  enum Container {
    /// A quotation.
    case quotation
    /// An item of a list whose contents are so many columns behind what is around it.
    case item(Int)
  }

  /// The line behind the last mark of a quotation that was read.
  private(set) var whole: Substring
  /// The beginning of the line up to there, with spaces instead of the marks of items.
  private(set) var prefix = ""
  private var rest: Substring
  private var column = 0
  /// How many columns of a tab are still to be read.
  private var columnsOfTab = 0
  /// The beginning of the line that was read, with spaces instead of the marks of items.
  private var shape = ""

  /// A line of which nothing was read.
  init(_ line: Substring) {
    (rest, whole) = (line, line)
  }

  /// How many columns its text is behind what was read.
  var indentation: Int {
    var end = column + columnsOfTab
    for sign in rest {
      if sign == " " { end += 1 } else if sign == "\t" { end += 4 - end % 4 } else { break }
    }
    return end - column
  }

  /// The text, without its indentation.
  var text: Substring { rest.drop { $0 == " " || $0 == "\t" } }

  /// Whether there is nothing but spaces.
  var isBlank: Bool { rest.allSatisfy(\.isWhitespace) }

  /// Whether it is a line across the page.
  var isRule: Bool {
    let signs = text.filter { !$0.isWhitespace }
    guard let sign = signs.first, "-*_".contains(sign) else { return false }
    return signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// Whether it continues a paragraph although it isn't in the paragraph's containers.
  var continuesParagraph: Bool {
    var line = self
    let starts = ["```", "~~~", "<!--"].contains(where: text.hasPrefix)
    return !isBlank
      && (indentation >= 4
        || !starts && !isRule && Self.level(of: text) == nil
          && line.openContainer(inParagraph: false) == nil)
  }

  /// The level of a heading; nil for any other line.
  static func level(of text: Substring) -> Int? {
    let signs = text.prefix { $0 == "#" }.count
    return 1...6 ~= signs && text.dropFirst(signs).first?.isWhitespace != false ? signs : nil
  }

  /// Reads the marks of containers; returns how many of them the line is in.
  mutating func enter(_ containers: [Container]) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quotation: guard readQuotation() else { return index }
      case .item(let width):
        if isBlank { continue }
        guard indentation >= width else { return index }
        skip(width)
      }
    }
    return containers.count
  }

  /// Reads the mark of a further container; nil if there is none.
  ///
  /// In a paragraph only items that begin a list, and have contents, are some.
  mutating func openContainer(inParagraph: Bool) -> Container? {
    if readQuotation() { return .quotation }
    guard indentation < 4, !isRule, let mark = Self.mark(of: text) else { return nil }
    let contents = text.dropFirst(mark.count)
    let isEmpty = contents.allSatisfy(\.isWhitespace)
    if inParagraph, isEmpty || mark.count > 1 && mark.dropLast() != "1" { return nil }
    let start = column
    skip(indentation)
    rest = contents
    column += mark.count
    shape += String(repeating: " ", count: mark.count)
    if isEmpty { return .item(column - start + 1) }
    skip(indentation > 4 ? 1 : indentation)
    return .item(column - start)
  }

  /// The mark of a list's item that a text begins with; nil for none.
  private static func mark(of text: Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard let sign = rest.first, (digits.isEmpty ? "-*+" : ".)").contains(sign), digits.count < 10,
      rest.dropFirst().first?.isWhitespace != false
    else { return nil }
    return text.prefix(digits.count + 1)
  }

  private mutating func readQuotation() -> Bool {
    guard indentation < 4, text.first == ">" else { return false }
    skip(indentation)
    rest = rest.dropFirst()
    column += 1
    shape += ">"
    if indentation > 0 { skip(1) }
    (whole, prefix) = (rest, shape)
    return true
  }

  /// Reads so many columns of spaces and tabs.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count {
      if columnsOfTab == 0 {
        guard let sign = rest.first, sign == " " || sign == "\t" else { return }
        rest = rest.dropFirst()
        shape.append(sign)
        columnsOfTab = sign == " " ? 1 : 4 - column % 4
      }
      columnsOfTab -= 1
      column += 1
    }
  }
}
