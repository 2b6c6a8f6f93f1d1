import Console

/// Reads a Markdown document line by line, as CommonMark does: which fenced blocks of code are programs,
/// and below which headings.
///
/// Of HTML only comments hide blocks.
struct DocumentScan {
  /// The programs, in order.
  private(set) var blocks: [DocumentBlocks.Block] = []
  private var headings: [(level: Int, text: String)] = []
  private var open: Fence?
  /// The lines of the open block.
  private var program: [Substring] = []
  private var isInComment = false
  /// The quotations and the items of lists that are open, from the outside.
  private var containers: [DocumentLine.Container] = []
  /// The lines of the paragraph so far, which becomes a heading when it is underlined.
  private var paragraph: [Substring] = []

  /// Reads the next line.
  mutating func add(_ text: Substring, at index: Int) {
    var line = DocumentLine(text)
    let entered = line.enter(containers)
    if entered < containers.count {
      if line.continuesParagraph, !paragraph.isEmpty, open == nil, !isInComment {
        return paragraph.append(line.text)
      }
      close(at: index)
      (isInComment, paragraph) = (false, [])
      containers.removeLast(containers.count - entered)
    }
    if let fence = open {
      if line.indentation < 4, fence.ends(with: line.text) {
        close(at: index)
      } else {
        program.append(line.whole)
      }
    } else if isInComment {
      isInComment = !line.text.contains("-->")
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

  private mutating func read(_ line: DocumentLine, at index: Int) {
    var line = line
    while containers.count < Self.mostContainers,
      let container = line.openContainer(inParagraph: !paragraph.isEmpty)
    {
      containers.append(container)
      paragraph = []
    }
    let text = line.text
    if line.isBlank {
      paragraph = []
    } else if line.indentation >= 4 {
      // Indented code, or a long paragraph.
      if !paragraph.isEmpty { paragraph.append(text) }
    } else if text.hasPrefix("<!--") {
      (isInComment, paragraph) = (!text.contains("-->"), [])
    } else if let fence = Fence(text, at: index, line.prefix) {
      (open, paragraph) = (fence, [])
    } else if let level = DocumentLine.level(of: text) {
      add(Self.heading(text.dropFirst(level)), level)
    } else if let level = Self.underline(text), !paragraph.isEmpty, containers.isEmpty {
      add(paragraph.joined(separator: " "), level)
    } else if line.isRule {
      paragraph = []
    } else {
      paragraph.append(text)
    }
  }

  /// How many quotations and items a line is in at most; deeper ones are text.
  private static let mostContainers = 100

  /// The text of a heading, without the signs that may end it.
  private static func heading(_ text: Substring) -> String {
    let last = text.split(whereSeparator: \.isWhitespace).last
    guard let last, last.allSatisfy({ $0 == "#" }) else { return String(text) }
    return String(text[..<last.startIndex])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func add(_ heading: String, _ level: Int) {
    headings.removeAll { $0.level >= level }
    headings.append((level, Self.trimmed(Substring(heading))))
    paragraph = []
  }

  /// The level of the heading above a line of `=` or `-`; nil for any other line.
  private static func underline(_ text: Substring) -> Int? {
    let signs = trimmed(text)
    if !signs.isEmpty, signs.allSatisfy({ $0 == "=" }) { return 1 }
    return !signs.isEmpty && signs.allSatisfy { $0 == "-" } ? 2 : nil
  }

  /// The line that opens a block of code.
  private struct Fence {
    /// Whether the block is Lua.
    let isLua: Bool
    /// The index of the block's first line.
    let first: Int
    /// What is before each of its lines: the marks of quotations.
    let prefix: String
    private let sign: Character
    private let count: Int

    /// Reads a line without its indentation; nil for one that opens no block.
    init?(_ text: Substring, at index: Int, _ prefix: String) {
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      count = text.prefix { $0 == sign }.count
      let info = text.dropFirst(count)
      guard count >= 3, sign == "~" || !info.contains("`") else { return nil }
      (self.sign, self.prefix) = (sign, prefix)
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
