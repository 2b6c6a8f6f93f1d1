import Console

/// Reads a Markdown document line by line: which fenced blocks of code are programs, and below which
/// headings.
struct DocumentScan {
  /// The programs, in order.
  private(set) var blocks: [DocumentBlocks.Block] = []
  private var headings: [(level: Int, text: String)] = []
  private var open: Fence?
  /// The lines of the open block.
  private var program: [Substring] = []
  private var isInComment = false
  /// The columns where the contents of the items of lists begin that are open.
  private var items: [Int] = []
  /// The lines of the paragraph so far, which becomes a heading when it is underlined.
  private var paragraph: [Substring] = []

  /// Reads the next line.
  mutating func add(_ line: Substring, at index: Int) {
    if let fence = open {
      guard let text = Self.unquoted(line, fence.depth) else {
        close(at: index)  // the quotation is over
        return read(line, at: index)
      }
      if fence.ends(with: text.plain.drop { $0 == " " }) {
        close(at: index)
      } else {
        program.append(text.whole)
      }
    } else {
      read(line, at: index)
    }
  }

  /// Ends the block that is open before a line, as its fence or the end of the document does.
  mutating func close(at index: Int) {
    defer { (open, program) = (nil, []) }
    let text = program.prefix(max(0, index - (open?.first ?? 0))).joined(separator: "\n")
    guard let open, open.isLua else { return }
    let transcript = Transcript(source: text)
    guard !transcript.blocks.isEmpty || !transcript.strays.isEmpty else { return }
    blocks.append(
      DocumentBlocks.Block(
        names: headings.map(\.text), lines: open.first + 1...max(open.first + 1, index),
        source: String(repeating: "\n", count: open.first) + text + "\n", prefix: open.prefix))
  }

  // MARK: Lines outside of blocks

  private mutating func read(_ line: Substring, at index: Int) {
    if isInComment {
      isInComment = !line.contains("-->")
      return
    }
    let depth = Self.depth(of: line)
    let (whole, plain) = Self.unquoted(line, depth) ?? (line, line)
    let prefix = String(line.dropLast(whole.count))
    var text = plain.drop { $0 == " " }
    guard !text.allSatisfy(\.isWhitespace) else {
      paragraph = []
      return
    }
    var column = plain.count - text.count
    while let item = items.last, column < item { items.removeLast() }
    while column - (items.last ?? 0) < 4, let width = Self.markWidth(of: text) {
      column += width
      items.append(column)
      text = text.dropFirst(width)
      paragraph = []
    }
    guard column - (items.last ?? 0) < 4 else { return }  // indented code, or a long paragraph
    if text.hasPrefix("<!--") {
      isInComment = !text.dropFirst(4).contains("-->")
    } else if let fence = Fence(text, at: index, depth, prefix) {
      (open, paragraph) = (fence, [])
    } else if let level = Self.level(of: text) {
      add(String(text.dropFirst(level).drop { $0 == " " || $0 == "\t" }), level)
    } else if let level = Self.underline(text), !paragraph.isEmpty, depth == 0, items.isEmpty {
      add(paragraph.joined(separator: " "), level)
    } else {
      paragraph.append(text)
    }
  }

  private mutating func add(_ heading: String, _ level: Int) {
    headings.removeAll { $0.level >= level }
    let isWindows = heading.unicodeScalars.last == "\r"
    headings.append((level, isWindows ? String(heading.unicodeScalars.dropLast()) : heading))
    paragraph = []
  }

  /// The level of a heading; nil for any other line.
  private static func level(of text: Substring) -> Int? {
    let signs = text.prefix { $0 == "#" }.count
    let next = text.dropFirst(signs).first
    return 1...6 ~= signs && (next == " " || next == "\t") ? signs : nil
  }

  /// The level of the heading above a line of `=` or `-`; nil for any other line.
  private static func underline(_ text: Substring) -> Int? {
    let signs = text.filter { !$0.isWhitespace }
    if !signs.isEmpty, signs.allSatisfy({ $0 == "=" }) { return 1 }
    return !signs.isEmpty && signs.allSatisfy { $0 == "-" } ? 2 : nil
  }

  /// How many columns the mark of a list's item has, with the spaces behind it; nil for none.
  private static func markWidth(of text: Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    let rest = text.dropFirst(digits)
    guard let sign = rest.first, (digits == 0 ? "-*+" : ".)").contains(sign), digits < 10 else {
      return nil
    }
    let spaces = rest.dropFirst().prefix { $0 == " " }.count
    guard spaces > 0, rest.dropFirst(1 + spaces).first != nil else { return nil }
    return digits + 1 + (spaces > 4 ? 1 : spaces)
  }

  /// How many marks of quotations a line begins with.
  private static func depth(of line: Substring) -> Int {
    var depth = 0
    while unquoted(line, depth + 1) != nil { depth += 1 }
    return depth
  }

  /// A line without the marks of quotations, as it is and with spaces instead of the tabs in front of
  /// its text; nil if it has fewer.
  private static func unquoted(
    _ line: Substring, _ depth: Int
  ) -> (whole: Substring, plain: Substring)? {
    var (whole, plain) = (line, withoutTabs(line))
    for _ in 0..<depth {
      let text = plain.drop { $0 == " " }
      guard plain.count - text.count < 4, text.first == ">" else { return nil }
      plain = droppingSpace(text.dropFirst())
      whole = droppingSpace(whole.drop { $0 != ">" }.dropFirst())
    }
    return (whole, plain)
  }

  private static func droppingSpace(_ text: Substring) -> Substring {
    text.first == " " ? text.dropFirst() : text
  }

  /// A line in which the tabs among the marks in front of its text are spaces up to the next column
  /// of four.
  private static func withoutTabs(_ line: Substring) -> Substring {
    let marks = line.prefix { " \t>-*+.)".contains($0) || $0.isASCII && $0.isNumber }
    guard marks.contains("\t") else { return line }
    var text = ""
    for mark in marks {
      text += mark == "\t" ? String(repeating: " ", count: 4 - text.count % 4) : String(mark)
    }
    return Substring(text) + line.dropFirst(marks.count)
  }

  /// The line that opens a block of code.
  private struct Fence {
    /// Whether the block is Lua.
    let isLua: Bool
    /// The index of the block's first line.
    let first: Int
    /// How many quotations it is in, and their marks.
    let depth: Int
    let prefix: String
    private let sign: Character
    private let count: Int

    /// Reads a line without its indentation; nil for one that opens no block.
    init?(_ text: Substring, at index: Int, _ depth: Int, _ prefix: String) {
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      count = text.prefix { $0 == sign }.count
      let info = text.dropFirst(count)
      guard count >= 3, sign == "~" || !info.contains("`") else { return nil }
      (self.sign, self.depth, self.prefix) = (sign, depth, prefix)
      first = index + 1
      let word = info.split { $0.isWhitespace || "{},".contains($0) }.first?.lowercased()
      isLua = word == "lua" || word == ".lua"
    }

    /// Whether a line without its indentation ends the block.
    func ends(with text: Substring) -> Bool {
      let signs = text.prefix { $0 == sign }.count
      return signs >= count && text.dropFirst(signs).allSatisfy(\.isWhitespace)
    }
  }
}
