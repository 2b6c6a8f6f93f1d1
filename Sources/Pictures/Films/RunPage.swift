/// A page about a run of tests: each failed test with its problem and its film.
///
/// It opens from disk; the films are files beside it.
package struct RunPage: Sendable {
  /// The numbers of the run.
  package var summary = ""
  /// What isn't a failure but should be known.
  package var remarks: [String] = []
  private var files: [(name: String, tests: [Test])] = []
  private var count = 0

  /// An empty page.
  package init() {}

  /// The outcome of a test.
  package enum Outcome: String, Sendable {
    case passed, failed, skipped
  }

  /// A test on the page.
  package struct Test: Sendable {
    let name, place: String
    let outcome: Outcome
    /// Its number on the page.
    fileprivate(set) var number = 0
    /// Why it was skipped, or what else is to be said.
    package var note = ""
    /// Why it failed.
    package var problems: [Problem] = []
    /// What it printed.
    package var printed: [String] = []
    /// The path of its film from the page; empty for none.
    package var film = ""
    /// The command that runs it again.
    package var command = ""

    /// A test.
    package init(name: String, place: String, outcome: Outcome) {
      (self.name, self.place, self.outcome) = (name, place, outcome)
    }
  }

  /// Why a test failed.
  package struct Problem: Sendable {
    let sentence, place: String
    let source, difference: [String]
    let more: [(title: String, lines: [String])]

    /// A problem, with lines of the source and of the difference, and other lists of lines.
    package init(
      sentence: String, place: String, source: [String], difference: [String],
      more: [(title: String, lines: [String])]
    ) {
      (self.sentence, self.place, self.source) = (sentence, place, source)
      (self.difference, self.more) = (difference, more)
    }
  }

  /// Adds a test of a file.
  package mutating func add(_ test: Test, of file: String) {
    if files.last?.name != file { files.append((file, [])) }
    count += 1
    var test = test
    test.number = count
    files[files.count - 1].tests.append(test)
  }

  /// The page.
  package var text: String {
    let failed = files.flatMap(\.tests).filter { $0.outcome == .failed }
    let heading: Markup = failed.isEmpty ? "" : "<h2>Failed</h2>"
    let notes: Markup =
      remarks.isEmpty
      ? "" : "<ul class=\"remarks\">\(remarks.map { "<li>\(long: $0)</li>" as Markup })</ul>"
    let page: Markup = """
      <html lang="en">
      \(PageResource.headOfRun(titled: "Drilldown: \(summary)"))
      <body>
      <header><h1>\(summary)</h1></header>
      <main>
      \(heading)
      \(failed.map(Self.section))
      \(notes)
      <h2>All tests</h2>
      \(files.map(Self.list))
      </main>
      </body>
      </html>

      """
    return Self.sign + page.text
  }

  /// What a page begins with.
  package static let sign = "<!doctype html>\n<!-- a run of tests, written by drilldown -->\n"

  private static func section(of test: Test) -> Markup {
    let printed: Markup =
      test.printed.isEmpty ? "" : "<h4>Printed</h4><pre>\(lines(test.printed))</pre>"
    let film: Markup =
      test.film.isEmpty
      ? ""
      : """
      <details open class="film"><summary>Film</summary>\
      <iframe loading="lazy" src="\(reference(to: test.film))" title="Film of \(test.name)"></iframe>\
      <p><a href="\(reference(to: test.film))">Open the film on a page of its own</a></p></details>
      """
    return """
      <article id="test-\(test.number)"><h3>\(test.name)</h3>\
      <p class="place"><code>\(test.place)</code></p>
      \(test.problems.map(problem))\(printed)\(film)
      <p class="again"><code>\(long: test.command)</code></p></article>

      """
  }

  private static func problem(_ problem: Problem) -> Markup {
    let source: Markup =
      problem.source.isEmpty
      ? (problem.place.isEmpty ? "" : "<p class=\"place\">at <code>\(problem.place)</code></p>")
      : "<pre class=\"source\">\(problem.source.map { marked($0, ">", "now") })</pre>"
    let difference: Markup =
      problem.difference.isEmpty
      ? "" : "<pre class=\"difference\">\(problem.difference.map(changed))</pre>"
    let more = problem.more.map { title, lines -> Markup in
      "<details><summary>\(title)</summary><pre>\(self.lines(lines))</pre></details>"
    }
    return """
      <p class="sentence">\(long: problem.sentence)</p>\(source)\(difference)\(more)

      """
  }

  private static func lines(_ lines: [String]) -> Markup {
    Markup(lines.map { "\(long: $0)\n" as Markup })
  }

  private static func marked(_ line: String, _ sign: String, _ name: Markup) -> Markup {
    line.hasPrefix(sign) ? "<mark class=\"\(name)\">\(long: line)</mark>\n" : "\(long: line)\n"
  }

  private static func changed(_ line: String) -> Markup {
    if line.hasPrefix("-") { return "<del>\(long: line)</del>\n" }
    return line.hasPrefix("+") ? "<ins>\(long: line)</ins>\n" : "\(long: line)\n"
  }

  private static func list(of file: (name: String, tests: [Test])) -> Markup {
    let hasFailed = file.tests.contains { $0.outcome == .failed }
    let counts: [Markup] = [Outcome.passed, .failed, .skipped].compactMap { outcome in
      let count = file.tests.count { $0.outcome == outcome }
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    return """
      <details class="file"\(hasFailed ? " open" : "")><summary>\(file.name) \
      <span class="counts">\(Markup(counts.enumerated().map { $0 == 0 ? $1 : ", \($1)" }))</span></summary>\
      <ul>\(file.tests.map(row))</ul></details>

      """
  }

  private static func row(of test: Test) -> Markup {
    let name: Markup =
      test.outcome == .failed
      ? "<a href=\"#test-\(test.number)\">\(test.name)</a>" : "\(test.name)"
    let note: Markup = test.note.isEmpty ? "" : " <span class=\"note\">\(test.note)</span>"
    return """
      <li class="\(test.outcome.rawValue)"><span class="outcome">\(test.outcome.rawValue)</span> \
      \(name)\(note)</li>

      """
  }

  /// A path as a part of a link.
  private static func reference(to path: String) -> Markup {
    Markup(
      written: path.utf8.map { byte in
        let isPlain =
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
          default: "/-._~".utf8.contains(byte)
          }
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain
          ? String(UnicodeScalar(byte)) : "%\(digits.utf8.count < 2 ? "0" : "")\(digits)"
      }.joined())
  }
}
