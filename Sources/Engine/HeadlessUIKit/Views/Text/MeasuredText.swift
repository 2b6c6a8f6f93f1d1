import Foundation

/// A text that is measured: in the system's font of 12 points, unless it has another one.
package struct MeasuredText {
  private let text: String
  private let font: UIFont

  /// A text in a font; in the standard one for nil.
  package init(_ text: String, _ font: UIFont?) {
    self.text = text
    self.font = font ?? UIFont.systemFont(ofSize: 12)
  }

  /// Its size; lines are broken between words where there is a width.
  package func size(within width: CGFloat?) -> CGSize {
    guard !text.isEmpty else { return CGSize(width: 0, height: font.lineHeight) }
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in paragraphs {
      for line in brokenLines(of: paragraph, width) {
        widest = max(widest, line)
        lines += 1
      }
    }
    return CGSize(width: widest, height: CGFloat(lines) * font.lineHeight)
  }

  /// How many lines it has in a width.
  func lineCount(within width: CGFloat) -> Int {
    paragraphs.reduce(0) { $0 + brokenLines(of: $1, width).count }
  }

  /// Split at bytes, which is quicker than at characters.
  private var paragraphs: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The widths of the lines of a paragraph.
  private func brokenLines(of text: Substring, _ width: CGFloat?) -> [CGFloat] {
    let whole = UILabel.size(of: String(text), font).width
    guard let width, width > 0, whole > width else { return [whole] }
    let space = UILabel.size(of: " ", font).width
    var lines: [CGFloat] = [0]
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let length = UILabel.size(of: String(Substring(word)), font).width
      let end = lines[lines.count - 1]
      if end > 0, end + space + length > width {
        lines.append(length)
      } else {
        lines[lines.count - 1] = end + length + (end > 0 ? space : 0)
      }
    }
    return lines
  }
}

/// What happens to a text that is too long for its line.
///
/// [NSLineBreakMode](https://developer.apple.com/documentation/uikit/nslinebreakmode)
nonisolated public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
