import Foundation

extension String {
  /// The size of the text on one line, in points.
  @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(self, attrs?[.font] as? UIFont).size(within: nil)
  }

  /// The room that the text needs, in points: lines are broken between words if the options say so.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(
      origin: .zero, size: MeasuredText(self, attributes?[.font] as? UIFont).size(within: width))
  }

  /// Draws the text in a rectangle; nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }

  /// Draws the text at a point; nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }
}

extension NSAttributedString {
  /// The size of the text on one line, in points, in the font of its beginning.
  @MainActor
  public func size() -> CGSize { MeasuredText(string, fontOfStart).size(within: nil) }

  /// The room that the text needs in the font of its beginning, in points: lines are broken between words
  /// if the options say so.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: MeasuredText(string, fontOfStart).size(within: width))
  }

  /// Draws the text in a rectangle; nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect) { Stage.current.noteStandIn(.drawing) }

  /// Draws the text at a point; nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint) { Stage.current.noteStandIn(.drawing) }

  private var fontOfStart: UIFont? {
    length == 0 ? nil : attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }
}

/// A text that is measured: in the system's font of 12 points, unless it has another one.
struct MeasuredText {
  private let text: String
  private let font: UIFont

  init(_ text: String, _ font: UIFont?) {
    self.text = text
    self.font = font ?? UIFont.systemFont(ofSize: 12)
  }

  /// Its size; lines are broken between words where there is a width.
  func size(within width: CGFloat?) -> CGSize {
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

/// How a text is fitted into its room; its values are kept.
///
/// [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
nonisolated public final class NSStringDrawingContext: NSObject {
  /// By how much the text may become smaller; kept, no effect.
  public var minimumScaleFactor: CGFloat = 0
  /// By how much it has become smaller: not at all.
  public var actualScaleFactor: CGFloat { 1 }
}

/// How a text is measured.
///
/// [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions)
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the space between them that the font wants.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as what is in them.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is cut off where there is too little room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
