/// Text that takes the place of a range of a file's bytes.
public struct Edit: Equatable, Sendable {
  public var range: Range<Int>
  public var text: String

  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// A file's text and the changes that are to be made in it.
///
/// No change removes or adds a line, so a line has the same number before and after; where a part is
/// moved, directives say which lines it has.
public struct EditedText: Sendable {
  public let original: [UInt8]
  /// The changes in the order of their ranges, which don't overlap.
  public private(set) var edits: [Edit] = []

  public init(_ text: String) { original = Array(text.utf8) }

  /// Adds a change, unless its range overlaps that of an earlier one.
  public mutating func add(_ edit: Edit) {
    let next = edits.firstIndex { $0.range.lowerBound >= edit.range.upperBound } ?? edits.endIndex
    if next > 0 {
      let last = edits[next - 1].range
      if last.upperBound > edit.range.lowerBound { return }
    }
    edits.insert(edit, at: next)
  }

  /// Puts blanks in the place of a range; its line breaks stay.
  public mutating func blank(_ range: Range<Int>) { exchange(range, for: "") }

  /// Puts a text in the place of a range, with blanks up to the range's length and with its line
  /// breaks.
  public mutating func exchange(_ range: Range<Int>, for text: String) {
    let rest = original[range].dropFirst(text.utf8.count)
    let blanks = rest.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 0x20 }
    let lost = original[range].prefix(text.utf8.count).filter { $0 == UInt8(ascii: "\n") }
    let filling = String(decoding: lost + blanks, as: UTF8.self)
    add(Edit(range, text + filling))
  }

  /// Moves what a range becomes to another place, between two texts; blanks stay behind.
  public mutating func move(
    _ range: Range<Int>, to place: Int, after before: String, before after: String
  ) {
    insert(before + cut(range) + after, at: place)
  }

  /// Adds a text at a place.
  public mutating func insert(_ text: String, at place: Int) {
    if let index = edits.firstIndex(where: { $0.range == place..<place }) {
      edits[index].text += text
    } else {
      add(Edit(place..<place, text))
    }
  }

  /// Puts blanks in the place of a range, and returns what it would have become.
  public mutating func cut(_ range: Range<Int>) -> String {
    let inside = { (edit: Edit) in
      edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound
    }
    var part = EditedText(String(decoding: original[range], as: UTF8.self))
    for edit in edits where inside(edit) {
      let shifted =
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      part.edits.append(Edit(shifted, edit.text))
    }
    edits.removeAll(where: inside)
    blank(range)
    return part.edited
  }

  /// The text with all changes.
  public var edited: String {
    var result: [UInt8] = []
    result.reserveCapacity(original.count)
    var position = 0
    for edit in edits {
      result += original[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += original[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Where in the original a line and a column of the edited text are; both begin with 1.
  public func originalColumn(line: Int, column: Int) -> Int {
    let start = startOfLine(line)
    var shift = 0
    for edit in edits where edit.range.lowerBound >= start {
      if original[start..<edit.range.lowerBound].contains(UInt8(ascii: "\n")) { break }
      let length = edit.text.utf8.count
      let editedStart = edit.range.lowerBound - start + 1 + shift
      if column < editedStart { break }
      if column < editedStart + length {
        return min(column - shift, edit.range.lowerBound - start + max(edit.range.count, 1))
      }
      shift += length - edit.range.count
    }
    return max(column - shift, 1)
  }

  /// A line of the original without its line break.
  public func originalLine(_ line: Int) -> String {
    let rest = original[startOfLine(line)...]
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  fileprivate func startOfLine(_ line: Int) -> Int {
    var position = 0
    for _ in 1..<max(line, 1) {
      guard let end = original[position...].firstIndex(of: UInt8(ascii: "\n")) else {
        return original.endIndex
      }
      position = end + 1
    }
    return position
  }
}

extension EditedText {
  /// Whether something is changed in a line.
  public func isChanged(inLine line: Int) -> Bool {
    let start = startOfLine(line)
    let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.endIndex
    return edits.contains { $0.range.lowerBound <= end && $0.range.upperBound > start }
  }
}
