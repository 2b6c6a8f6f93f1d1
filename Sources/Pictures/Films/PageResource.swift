import Drawings
import Texts

/// The style sheet and the script of pages, and the policy that allows them and nothing else.
///
/// A page contains both, so that it is one file; the films of a site link to one copy.
struct PageResource: Sendable {
  private let name: Markup
  private let style, script: Markup
  /// The policy of a page that contains both.
  private let policy: Markup

  /// What pages with films have.
  static let film = PageResource("film", Texts["Films/Page/film.css"], Texts["Films/Page/film.js"])
  /// What pages with an app to touch have.
  static let play = PageResource(
    "play", Texts["Films/Page/play.css"], Texts["Films/Page/play.js"],
    rules: [ScreenMap.styleSheet])
  /// What the indices of a site have.
  static let site = PageResource("site", Texts["Films/Page/site.css"], Texts["Films/Page/site.js"])

  /// Both as files, which pages link to.
  var files: [Site.File] {
    [("\(name.text).css", style.text), ("\(name.text).js", script.text)]
  }

  /// From disk a browser may see a file as no part of its page's own origin.
  private static let linkedPolicy: Markup = """
    default-src 'none'; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; \
    form-action 'none'
    """

  /// The script at the end of a page, which contains it or links to it in a folder.
  func script(in folder: Markup? = nil) -> Markup {
    folder.map { "<script src=\"\($0)\(name).js\"></script>" } ?? "<script>\(script)</script>"
  }

  /// The head of a page, which contains the style sheet or links to it in a folder.
  func head(titled title: String, in folder: Markup? = nil) -> Markup {
    let policy = folder == nil ? policy : Self.linkedPolicy
    let style: Markup =
      folder.map { "<link rel=\"stylesheet\" href=\"\($0)\(name).css\">" }
      ?? "<style>\(style)</style>"
    return """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      \(style)
      </head>
      """
  }

  /// The head of a page about a run, which shows films in frames and has no script.
  static func headOfRun(titled title: String) -> Markup {
    let rules = [Texts["Films/Page/base.css"], Texts["Films/Page/run.css"]].map(lines)
    let style = Markup(written: ([StyleSheet.ofPage] + rules).joined(separator: "\n"))
    let hash = Markup(written: SHA256.base64(of: Array(style.text.utf8)))
    return """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'sha256-\(hash)'; frame-src 'self' file:; base-uri 'none'; form-action 'none'">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      """
  }

  private init(_ name: Markup, _ style: [UInt8], _ script: [UInt8], rules others: [String] = []) {
    self.name = name
    let rules = [Texts["Films/Page/base.css"], style].map(Self.lines)
    self.style = Markup(written: ([StyleSheet.ofPage] + others + rules).joined(separator: "\n"))
    self.script = Markup(written: SqueezedScript(String(decoding: script, as: UTF8.self)).text)
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
