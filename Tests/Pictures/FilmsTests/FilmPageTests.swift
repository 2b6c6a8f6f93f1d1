import Console
import Films
import Foundation
import Lua
import NavigationModel
import Support
import Testing
import UIKitLua

/// Films as pages: their bytes, their size, and what nothing in a script can do to them.
@MainActor
struct FilmPageTests {
  private nonisolated static let scripts = Recorded.scripts(
    in: ["lessons", "recipes", "flows", "mistakes"])

  /// A page has 52 KB of its own, and 5 KB of text and pictures for each step; its script is in it
  /// with colors.
  private func budget(of film: Film) -> Int {
    let script = film.source.lines.reduce(0) { $0 + $1.utf8.count + 1 }
    return 52 << 10 + film.steps.count * 5 << 10 + 2 * script
  }

  @Test(.slow("it plays all scripts"), arguments: scripts + Recorded.scripts(in: ["scenarios"]))
  func aScriptPrintsTheSameWithAFilm(_ script: String) throws {
    let text = try Recorded.text(of: script), name = "\(script).lua"
    let recorded = Recorded.run(text, named: name, isFilmed: true)
    #expect(recorded.output == Recorded.run(text, named: name, isFilmed: false).output)
    let film = try #require(recorded.film)
    #expect(film.source.name == name)
    #expect(backwards(in: film) == [])
    #expect(contradictions(in: film) == [])
    guard Self.scripts.contains(script) else { return }
    let page = FilmPage(film).text
    #expect(page.utf8.count <= budget(of: film))
    #expect(page.count(of: "<li class=\"step") == film.steps.count)
  }

  /// Who a step says is on screen, and its hierarchy says isn't.
  private func contradictions(in film: Film) -> [String] {
    film.steps.indices.flatMap { index -> [String] in
      guard let moment = film.steps[index].moments.last else { return [] }
      let hierarchy = film.hierarchies[moment.hierarchy]
      let caption = film.caption(of: moment, after: film.lastMoment(beforeStep: index))
      let hidden = hierarchy.visibleInFront.filter { hierarchy[$0].appearance == .disappeared }
      let names = Set(hidden.map { hierarchy[$0].label })
      return caption.sentences.filter { $0.hasPrefix("On screen: ") }.flatMap { sentence in
        sentence.dropFirst("On screen: ".count).dropLast().split(separator: ", ").map(String.init)
          .filter(names.contains).map { "step \(index + 1): \($0)" }
      }
    }
  }

  /// The steps in which something is at an earlier place of its way than in the picture before.
  private func backwards(in film: Film) -> [Int] {
    var last: [Motion] = []
    return film.steps.indices.filter { index in
      film.steps[index].moments.contains { moment in
        defer { last = moment.motions }
        return moment.motions.contains { motion in
          last.contains {
            ($0.kind, $0.lane, $0.began) == (motion.kind, motion.lane, motion.began)
              && !$0.isInteractive && !motion.isInteractive && $0.fraction > motion.fraction
          }
        }
      }
    }
  }

  /// Two recordings in the same process are enough of some scripts: what could differ, such as the
  /// order of a dictionary, differs from one dictionary to the next.
  @Test(arguments: scripts.enumerated().filter { $0.offset % 12 == 0 }.map(\.element))
  func aPageHasTheSameBytesEachTime(_ script: String) throws {
    let pages = try (0..<2).map { _ in FilmPage(try Recorded.film(script)).text }
    #expect(pages[0] == pages[1])
  }

  @Test func theScriptIsSmall() throws {
    let page = FilmPage(Recorded.film(of: "print(1)")).text
    let start = try #require(page.ranges(of: "<script>").last?.upperBound)
    let end = try #require(page.ranges(of: "</script>").last?.lowerBound)
    let script = page[start..<end]
    #expect(script.utf8.count <= 20 << 10)
    #expect(script.count { $0 == "\n" } <= 430)
    #expect(page.utf8.count <= 44 << 10)
  }

  @Test func thePolicyNamesWhatIsOnThePage() throws {
    let page = FilmPage(Recorded.film(of: "print(1)")).text
    for tag in ["style", "script"] {
      let start = try #require(page.ranges(of: "<\(tag)>").last?.upperBound)
      let end = try #require(page.ranges(of: "</\(tag)>").last?.lowerBound)
      let hash = SHA256.base64(of: Array(page[start..<end].utf8))
      #expect(page.contains("\(tag)-src 'sha256-\(hash)'"))
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("style=\""))
    #expect(page.count(of: "http:") == 1)  // the name of SVG
  }

  /// A text and its hash, as `sha256sum` has it.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func hashes(_ text: String, _ hash: String) {
    #expect(SHA256.base64(of: Array(text.utf8)) == hash)
  }

  private nonisolated static let names = [
    "</script><script>alert(1)</script>", "</style><img src=x onerror=alert(1)>",
    "]]><!--<svg onload=x>", "\"' onload='x' x=\"", "\u{202E}gnp.exe\u{2066}\u{200F}",
    "a\u{0}b\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{10FFFF}", "&amp;&#0;&bogus;", "\n\r\t",
    String(repeating: "x", count: 100_000), "e" + String(repeating: "\u{301}", count: 3000),
  ]

  /// A name wherever a script can put a text: the page keeps its elements and its size.
  @Test(arguments: names)
  func aNameIsOnlyText(_ name: String) throws {
    let plain = hostile("plain").text, page = hostile(name).text
    for tag in ["script", "style", "img", "svg", "li", "b", "h3", "figure", "code", "!--"] {
      #expect(page.count(of: "<\(tag)") == plain.count(of: "<\(tag)"), "\(tag)")
    }
    #expect(page.count(of: "onload=x>") == 0)
    let hidden = page.unicodeScalars.filter { scalar in
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
        || scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F..<0xA0) ~= scalar.value
    }
    #expect(hidden.isEmpty, "\(hidden.map { String($0.value, radix: 16) })")
    #expect(page.utf8.count <= 200 << 10)
  }

  /// A film in which all texts are a name.
  private func hostile(_ name: String) -> FilmPage {
    let session = Session()
    let script = """
      -- Title
      local nav = UINavigationController{ name = name, UIViewController(name) }
      window.rootViewController = nav
      settle()
      print(name)
      -- Part
      mark(name)
      nav.topViewController.navigationItem.prompt = name
      nav:pushViewController(class(name:gsub("[^%w]", "_"):sub(1, 50), UIViewController){ title = name }, true)
      nav:present(UIViewController(name), true)
      nav:present(UIViewController(name), true)
      settle()
      error(name)
      """
    session.world.interpreter.setGlobal("name", name)
    let text = "--\(name.filter { !$0.isNewline })\n" + script
    let recording = FilmRecording(of: session, text: text, named: "\(name).lua")
    session.run(script: text, named: "\(name).lua")
    return FilmPage(recording.film)
  }

  @Test func linesThatRanAreNamedByFunction() throws {
    let film = Recorded.film(
      of: """
        local function inner()
          return 1
        end
        local function run(x)
          if x then
            print(inner())
          end
        end
        run(true)
        """)
    #expect(
      FilmPage(film).text.contains("data-line=\"9\" data-ran=\"4-8:5,6,8 1-3:2"))
  }

  @Test func aScriptThatSetsTheProfileHasItsDeviceFromTheStart() {
    let film = Recorded.film(
      of: """
        simulator.profile = "classic"
        window.rootViewController = UIViewController "Home"
        settle()
        """)
    let moments = film.steps.flatMap(\.moments)
    #expect(moments.map(\.kind.rawValue) == ["asked", "after"])
    #expect(moments.map(\.profile) == ["classic", "classic"])
    #expect(Set(moments.map { film.screens[$0.screen].traits.screen.height }) == [480])
    #expect(
      FilmPage(film).text.contains("<span class=\"model\">iPhone</span> <span>classic</span>"))
  }

  @Test func aDiagnosticIsACard() throws {
    let page = FilmPage(try Recorded.film("mistakes/present-before-the-view-is-on-screen")).text
    let start = try #require(page.firstRange(of: "<div class=\"card\" id=\"warning-1\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</div>"))
    let card = page[start.upperBound..<end.lowerBound]
    for part in [
      "<b>not-in-window</b>", "whose view is not in the window hierarchy", "<dt>why</dt>",
      "<dt>then</dt>", "<dt>do</dt>", "drilldown explain not-in-window",
    ] {
      #expect(card.contains(part), "\(part)")
    }
  }
}

extension String {
  /// How often a text is in it.
  func count(of text: String) -> Int { ranges(of: text).count }
}
