import Console
import Foundation
import Lua
import NavigationModel

/// Films to be written, and the texts that were recorded for them.
@MainActor
enum FilmSample {
  /// The film of a script.
  static func film(_ text: String, named name: String = "sample.lua") -> Film {
    let session = Session(profile: .modern)
    let recording = FilmRecording(of: session, text: text, named: name)
    session.run(script: text, named: name)
    return recording.film
  }

  /// A push, a presentation that another controller was asked for, a warning and a mark.
  static let usual = film(
    """
    -- A push and a presentation.
    local home = UIViewController{ title = "Home" }
    local nav = UINavigationController{ home }
    window.rootViewController = nav
    settle()
    print("ready")
    nav:pushViewController(UIViewController{ title = "Detail" }, true)
    settle()
    home:present(UIViewController "Sheet", true)
    wait(0.2)
    """)

  /// A film in which a text stands wherever a script can put one.
  static func film(of name: String) -> Film {
    var film = usual
    film.title = name
    film.source = Film.Source(name: name, text: name)
    film.actors = film.actors.map {
      Film.Actor(number: $0.number, className: name, labels: [name], hue: $0.hue)
    }
    film.steps = film.steps.filter { $0.events.count > 1 }.prefix(2).map { step in
      var step = step
      step.lines = 1...1
      step.printed = [name]
      step.events = step.events.prefix(3).map { event in
        Event(
          at: event.at, kind: event.kind, subject: event.subject, name: name, callback: name,
          isAnimated: event.isAnimated, arguments: [name])
      }
      return step
    }
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow()
    _ = hierarchy.setVisible(true, window: window)
    let root = hierarchy.insert(className: name)
    hierarchy.update(root) { $0.title = name }
    _ = hierarchy.setRoot(root, ofWindow: window)
    film.hierarchies = film.hierarchies.map { _ in hierarchy }
    return film
  }

  /// Names of any kind.
  nonisolated static let hostileNames = [
    "</script><script>alert(1)</script>", "]]><!--<svg onload=x>", "\"' onload='x' x=\"",
    "\u{202E}gnp.exe\u{2066}\u{200F}", "a\u{0}b\u{1B}[31m\u{7F}\u{85}\u{9B}2J",
    "\u{FFFE}\u{FFFF}\u{10FFFF}", "\"]\n  end\n  c1-->c9;%%{init: {}}%%#quot;`x`|y|",
    "\\\", shape=none]; evil -> [label=\"\\N", "end\nNote over c0: x;subgraph",
    String(repeating: "x", count: 100_000), "e" + String(repeating: "\u{301}", count: 50_000),
    "&amp;&#0;&bogus;", "\n\r\t", "👩‍👧‍👦\u{200D}\u{FE0F}", "",
  ]

  /// Whether nothing in a text hides or changes the direction of a line.
  nonisolated static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t"
        || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
          && !(0x202A...0x202E).contains(scalar.value)
          && !(0x2066...0x2069).contains(scalar.value)
          && !(0x200E...0x200F).contains(scalar.value)
    }
  }
}
