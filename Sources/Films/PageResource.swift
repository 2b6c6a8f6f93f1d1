import Drawings

/// The style sheet and the script of pages, and the policy that allows them and nothing else.
struct PageResource: Sendable {
  let style: Markup
  let script: Markup
  let policy: Markup

  /// What pages with films have.
  static let film = PageResource(PackageResources.film_css, PackageResources.film_js)
  /// What the indices of a site have.
  static let site = PageResource(PackageResources.site_css, PackageResources.site_js)

  /// The head of a page.
  func head(titled title: String) -> Markup {
    """
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(title)</title>
    <style>\(style)</style>
    </head>
    """
  }

  private init(_ style: [UInt8], _ script: [UInt8]) {
    let rules = [PackageResources.base_css, style].map(Self.lines)
    self.style = Markup(written: ([StyleSheet.ofPage] + rules).joined(separator: "\n"))
    self.script = Markup(written: Self.lines(of: script))
    let hashes = [self.style, self.script].map {
      Markup(written: SHA256.base64(of: Array($0.text.utf8)))
    }
    policy = """
      default-src 'none'; style-src 'sha256-\(hashes[0])'; script-src 'sha256-\(hashes[1])'; \
      base-uri 'none'; form-action 'none'
      """
  }

  /// A source without margins and lines of comments, which a page doesn't need.
  private static func lines(of source: [UInt8]) -> String {
    String(decoding: source, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
  }
}
