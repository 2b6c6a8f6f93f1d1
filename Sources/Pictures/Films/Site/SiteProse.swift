/// A text in Markdown, as far as facts use it: paragraphs, tables, and lists in lists.
struct SiteProse {
  /// The blocks of the text.
  let markup: Markup

  /// Reads a text.
  init(_ text: String) {
    self.init(text.split(separator: "\n", omittingEmptySubsequences: false)[...])
  }

  private init(_ lines: ArraySlice<Substring>) {
    var (rest, blocks) = (lines, [Markup]())
    while let first = rest.first {
      if first.allSatisfy(\.isWhitespace) {
        rest = rest.dropFirst()
      } else if let marker = SiteListMarker(first) {
        blocks.append(Self.list(marker, &rest))
      } else {
        let isTable = first.hasPrefix("|")
        let block = rest.prefix {
          !$0.allSatisfy(\.isWhitespace) && SiteListMarker($0) == nil
            && $0.hasPrefix("|") == isTable
        }
        blocks.append(isTable ? Self.table(block) : Self.paragraph(block))
        rest = rest.dropFirst(block.count)
      }
    }
    markup = Markup(blocks)
  }

  private static func paragraph(_ lines: ArraySlice<Substring>) -> Markup {
    "<p>\(Markup.prose(lines.joined(separator: " ")))</p>"
  }

  private static func table(_ lines: ArraySlice<Substring>) -> Markup {
    let rows = lines.map { line in
      line.split(separator: "|").map { $0.trimmed }.filter { !$0.isEmpty }
    }.filter { !$0.allSatisfy { $0.allSatisfy { $0 == "-" || $0 == ":" } } }
    let cells = rows.enumerated().map { index, row -> Markup in
      let name: Markup = index == 0 ? "th" : "td"
      return "<tr>\(row.map { "<\(name)>\(Markup.prose($0))</\(name)>" as Markup })"
    }
    return "<div class=\"wide\"><table>\(cells)</table></div>"
  }

  /// Takes a list from the beginning of some lines: its items, and what is indented below them.
  private static func list(_ marker: SiteListMarker, _ rest: inout ArraySlice<Substring>) -> Markup
  {
    var items: [Markup] = []
    while let line = rest.first, let next = SiteListMarker(line), next.kind == marker.kind {
      let below = rest.dropFirst().prefix {
        $0.allSatisfy(\.isWhitespace) || $0.hasPrefix(next.indentation)
      }
      let lines =
        [next.text] + below.map { $0.hasPrefix(next.indentation) ? $0.dropFirst(next.width) : $0 }
      items.append("<li>\(SiteProse(lines[...]).markup)")
      rest = rest.dropFirst(1 + below.count)
    }
    switch marker.kind {
    case .point: return "<ul>\(items)</ul>"
    case .number: return "<ol start=\"\(marker.number)\">\(items)</ol>"
    case .letter: return "<ol class=\"letters\" start=\"\(marker.number)\">\(items)</ol>"
    }
  }
}

/// What an item of a list begins with: `- `, `3. `, or `- c. `.
private struct SiteListMarker {
  enum Kind { case point, number, letter }

  let kind: Kind
  /// The number of the item, of a letter its place in the alphabet.
  let number: Int
  /// The width of the sign, by which what belongs to the item is indented.
  let width: Int
  /// The line without the sign.
  let text: Substring

  /// What the lines below begin with that belong to the item.
  var indentation: String { String(repeating: " ", count: width) }

  /// The sign of a line; nil if it begins no item.
  init?(_ line: Substring) {
    if let match = line.prefixMatch(of: /- ([a-z])[.:]\s/) {
      let letter = match.output.1.unicodeScalars.first?.value ?? 0
      (kind, number) = (.letter, Int(letter) - 96)
      (width, text) = (2, line[match.range.upperBound...])
    } else if let match = line.prefixMatch(of: /([0-9]{1,3})\.\s/) {
      (kind, number) = (.number, Int(match.output.1) ?? 1)
      (width, text) = (match.output.0.count, line[match.range.upperBound...])
    } else if line.hasPrefix("- ") {
      (kind, number, width, text) = (.point, 1, 2, line.dropFirst(2))
    } else {
      return nil
    }
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.reversed().drop { $0 == " " }.count))
  }
}
