/// A picture as a file: with its style sheet, in both themes, and with the sign of its maker.
package struct StandalonePicture: Sendable {
  /// The beginning of each file, by which a later run knows that it may replace it.
  package static let sign =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- drawn by drilldown -->\n"
  /// The file.
  package let text: String

  /// A file with a picture.
  package init(_ svg: String) {
    let end = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.startIndex
    text = Self.sign + svg[..<end] + "<style>\(StyleSheet.text)</style>" + svg[end...] + "\n"
  }
}
