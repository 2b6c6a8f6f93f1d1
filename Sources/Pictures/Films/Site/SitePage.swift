/// A page of a site that is searched: groups of rows that have words.
struct SitePage: Sendable {
  /// Its file, relative to the index.
  let path: String
  /// The index that it belongs to.
  let tab: SiteTab
  let title: String
  /// What is under the title.
  let introduction: Markup
  /// What is beside both; empty for nothing.
  var opening: Markup = ""
  /// What its search looks for.
  let hint: String
  /// What its pictures share.
  var definitions: Markup = ""
  let body: Markup

  /// The file.
  var text: String {
    let page: Markup = """
      <html lang="en">
      \(head)
      <body>
      \(definitions)<header><div><h1>\(title)</h1><nav aria-label="Indices">\(links)</nav>\
      \(introduction)
      <form id="search" role="search" hidden><input type="search" id="query" autocomplete="off" \
      aria-label="Search" placeholder="\(hint)"><output id="count"></output></form></div>\
      \(opening)</header>
      <main>\(body)</main>
      <p id="none" hidden>Nothing has all of these words.</p>
      \(PageResource.site.script(in: top))
      </body>
      </html>

      """
    return "<!doctype html>\n" + page.text
  }

  /// The style sheet is a file, and so is a picture: from disk a browser may see a file as no part of
  /// its page's own origin.
  private var head: Markup {
    let isHome = path == SiteTab.films.path
    let name = isHome ? "Drilldown: films of UIKit's navigation" : "\(title): Drilldown"
    return """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; \
      form-action 'none'">
      <title>\(name)</title>
      <link rel="stylesheet" href="\(top)site.css">
      </head>
      """
  }

  /// The index's folder, as this page has it.
  private var top: Markup { Self.top(of: path) }

  /// The index's folder, as a page has it.
  static func top(of path: String) -> Markup { path.contains("/") ? "../" : "" }

  private var links: [Markup] {
    SiteTab.all.map { other in
      let current: Markup = other == tab ? " aria-current=\"\(isIndex ? "page" : "true")\"" : ""
      return "<a href=\"\(top)\(other.path)\"\(current)>\(other.title)</a> "
    }
  }

  private var isIndex: Bool { path == tab.path }

  /// Words that a search finds, as an attribute; it finds what is in elements of the class `says` as
  /// well.
  static func words(_ words: [String]) -> Markup {
    var seen: Set<String> = []
    let markup = words.map { $0.lowercased() }.filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { "\(long: $0) " as Markup }
    return " data-words=\"\(markup)\""
  }
}
