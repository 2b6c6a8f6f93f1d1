import EscapedText
import NavigationModel

/// How a text looks: the name of its class in the style sheet, and what its width depends on.
struct TextStyle: Sendable, Hashable {
  let name: String
  let size: Double
  var isBold = false
  var color = "--text"

  /// All styles, for the style sheet.
  static let all: [TextStyle] = [
    title, largeTitle, prompt, button, row, detail, header, caption, number, tab, tabOn, badge,
    note,
    strong, cancel, danger, clock, glossTitle, glossPrompt, glossButton, glossTab, glossTabOn,
    glossText,
    glossStrong,
    label, hint, key, segment, segmentOn, segmentTint, segmentWhite, box, tag, style, asked, gone,
    window, item,
  ]

  // The device.
  static let title = TextStyle(name: "ttl", size: 17, isBold: true)
  static let largeTitle = TextStyle(name: "big", size: 34, isBold: true)
  static let prompt = TextStyle(name: "pro", size: 13, color: "--sub")
  static let button = TextStyle(name: "btn", size: 17, color: "--tint")
  static let strong = TextStyle(name: "bst", size: 17, isBold: true, color: "--tint")
  static let cancel = TextStyle(name: "can", size: 17, isBold: true, color: "--tint")
  static let danger = TextStyle(name: "red", size: 17, color: "--red")
  static let row = TextStyle(name: "row", size: 17)
  static let label = TextStyle(name: "lab", size: 17)
  static let hint = TextStyle(name: "hnt", size: 17, color: "--sub")
  static let key = TextStyle(name: "kyl", size: 22)
  static let segment = TextStyle(name: "seg", size: 13)
  static let segmentOn = TextStyle(name: "sgb", size: 13, isBold: true)
  static let segmentTint = TextStyle(name: "sgt", size: 13, color: "--tint")
  static let segmentWhite = TextStyle(name: "sgw", size: 13, color: "--on")
  static let detail = TextStyle(name: "det", size: 15, color: "--sub")
  static let header = TextStyle(name: "hdr", size: 13, color: "--sub")
  static let caption = TextStyle(name: "cap", size: 16, color: "--sub")
  static let number = TextStyle(name: "num", size: 44, isBold: true, color: "--k")
  static let tab = TextStyle(name: "tab", size: 11, color: "--sub")
  static let tabOn = TextStyle(name: "tbn", size: 11, isBold: true, color: "--tint")
  static let badge = TextStyle(name: "bad", size: 11, isBold: true, color: "--on")
  static let note = TextStyle(name: "not", size: 13, color: "--mark")
  static let clock = TextStyle(name: "clk", size: 15, isBold: true)
  static let glossTitle = TextStyle(name: "gtt", size: 20, isBold: true, color: "--on")
  static let glossPrompt = TextStyle(name: "gpr", size: 13, color: "--on")
  static let glossButton = TextStyle(name: "gbt", size: 13, isBold: true, color: "--on")
  static let glossTab = TextStyle(name: "gtb", size: 10, isBold: true, color: "--off")
  static let glossTabOn = TextStyle(name: "gto", size: 10, isBold: true, color: "--on")
  static let glossText = TextStyle(name: "gtx", size: 16, color: "--on")
  static let glossStrong = TextStyle(name: "gst", size: 17, isBold: true, color: "--on")

  // The family.
  static let box = TextStyle(name: "nam", size: 14, isBold: true)
  static let item = TextStyle(name: "cls", size: 11, color: "--sub")
  static let tag = TextStyle(name: "tag", size: 11, color: "--sub")
  static let style = TextStyle(name: "sty", size: 11, color: "--mark")
  static let asked = TextStyle(name: "ask", size: 11, color: "--mark")
  static let gone = TextStyle(name: "gon", size: 14, isBold: true, color: "--sub")
  static let window = TextStyle(name: "win", size: 12, color: "--sub")

  /// The rule of the style sheet.
  var rule: String {
    ".\(name){font:\(isBold ? "600 " : "")\(size.svg)px var(--sans);fill:var(\(color))}"
  }

  /// The width of a text in points, as it is drawn.
  func width(_ text: String) -> Double {
    TextWidth.of(text.bounded.escaped, size: size, isBold: isBold)
  }

  /// The text, or its beginning and an ellipsis if it is wider than the room; nothing where not even
  /// a letter fits.
  func fit(_ text: String, in room: Double) -> String {
    let text = text.bounded.escaped
    guard width(text) > room else { return text }
    var rest = room - width("…")
    let kept = text.prefix { character in
      rest -= width(String(character))
      return rest >= 0
    }
    return kept.isEmpty ? "" : kept + "…"
  }

  /// The width that a text must have in every font; nil where a wider font has room as well.
  ///
  /// Fonts that stand for Helvetica may be a fifth wider; a little more than the room is free.
  func length(of text: String, in room: Double) -> Double? {
    let width = width(text)
    return width * 1.2 > room + 6 ? width : nil
  }

  /// The text in lines that fit, at most so many.
  func lines(of text: String, in room: Double, most: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.bounded.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if width(longer) <= room || line.isEmpty {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    let shown = lines.prefix(most).map { fit($0, in: room) }
    return lines.count > most ? shown.dropLast() + [fit("\(lines[most - 1])…", in: room)] : shown
  }
}

/// How a text stands to the point it is drawn at.
enum TextAnchor: String, Sendable { case start, middle, end }
