import Drawings
import NavigationModel

/// An app that can be touched, as one HTML file: a map with its screens, which its script turns into
/// a device.
///
/// It asks for nothing, neither from disk nor from a network: its content policy forbids that.
package struct PlayPage: Sendable {
  /// The beginning of each file, by which a later run knows that it may replace it.
  package static let sign = "<!doctype html>\n<!-- an app to touch, drawn by drilldown -->\n"
  /// The file; the same exploration has the same bytes.
  package let text: String

  /// More states, or more ways, than these should be bounded: the page takes seconds to open.
  package static let mostStates = 300, mostWays = 900

  /// The page of an exploration.
  package init(_ exploration: Exploration) {
    var data = PlayData(exploration)
    let (json, definitions) = data.write()
    let document = PlayDocument(exploration)
    let resource = PageResource.play
    let page: Markup = """
      <html lang="en">
      \(resource.head(titled: exploration.title))
      <body>
      <svg class="defs" width="0" height="0" aria-hidden="true"><defs id="defs">\(Markup(written: definitions))\
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path class="hatch" d="M0 0V6"/></pattern>\(document.definitions)</defs></svg>
      \(PlayFrame(exploration, map: document.map).text)
      <noscript>
      \(document.text)
      </noscript>
      <script type="application/json" id="app">\(Markup(written: json))</script>
      \(resource.script())
      </body>
      </html>

      """
    text = Self.sign + page.text
  }
}
