import EscapedText
import NavigationModel

/// An element of a picture.
package struct SVGNode: Sendable {
  let name: String
  var attributes: [(name: String, value: String)]
  var children: [SVGNode] = []
  private(set) var text: String?

  /// An element; nil values are left out.
  init(_ name: String, _ attributes: KeyValuePairs<String, (any SVGValue)?> = [:]) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0.svg) } }
  }

  /// The same element with another attribute.
  func with(_ name: String, _ value: (any SVGValue)?) -> SVGNode {
    guard let value else { return self }
    var copy = self
    copy.attributes.append((name, value.svg))
    return copy
  }

  /// The same text as wide as this in every font; nil for its own width.
  func ofLength(_ length: Double?) -> SVGNode {
    guard let length, length > 0 else { return self }
    return with("textLength", length).with("lengthAdjust", "spacingAndGlyphs")
  }

  /// The same element around others.
  func around(_ children: [SVGNode]) -> SVGNode {
    var copy = self
    copy.children += children
    return copy
  }

  /// The same element around a text.
  func around(_ text: String) -> SVGNode {
    var copy = self
    copy.text = text
    return copy
  }

  /// Adds the element to a document.
  func write(to document: inout String) {
    document += "<\(name)"
    for (name, value) in attributes { document += " \(name)=\"\(value.inMarkup)\"" }
    guard !children.isEmpty || text != nil else { return document += "/>" }
    document += ">"
    if let text { document += text.inMarkup }
    for child in children { child.write(to: &document) }
    document += "</\(name)>"
  }
}

/// The value of an attribute.
package protocol SVGValue: Sendable {
  /// The value as text that isn't escaped yet.
  var svg: String { get }
}

extension String: SVGValue {
  package var svg: String { self }
}

extension Int: SVGValue {
  package var svg: String { String(self) }
}

extension Double: SVGValue {
  /// At most two digits after the point, the same on every machine; what is no number is 0.
  package var svg: String {
    guard isFinite else { return "0" }
    let hundredths = Int((Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded())
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let digits =
      part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(digits)"
  }
}

extension String {
  /// The only way for a text into a picture or a page: nothing in it can end an element, hide, or change the
  /// direction of the line.
  package var inMarkup: String {
    var result = ""
    for scalar in escapedLines.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning of a text that a picture has room for; names may have any length.
  package var bounded: String {
    let most = 300
    guard utf8.count > most else { return self }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: unicodeScalars.prefix(most))
    return String(short) + "…"
  }
}
