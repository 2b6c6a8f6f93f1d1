import Drawings
import NavigationModel

/// What is around the device of a page: its head, and the places that its script fills.
struct PlayFrame: Sendable {
  private let exploration: Exploration
  private let map: Markup

  init(_ exploration: Exploration, map: Markup) {
    (self.exploration, self.map) = (exploration, map)
  }

  var text: Markup {
    """
    <header><h1>\(exploration.title)</h1><p class="meta"><span class="live-only">Try it: tap the device.</span> \
    <span>\(counts)</span></p><div class="tools" hidden>\
    <button id="link" title="Copy a link to here">Share</button>\
    <button id="test" title="Copy the taps as a test">Copy as test</button>\
    <button id="theme" title="Light or dark (T)" aria-label="Light or dark">◐</button>\
    <button id="help" title="Keys (?)" aria-label="Keys" aria-expanded="false" aria-controls="keys">?</button></div>\
    </header>
    <dl id="keys" hidden>\(Self.keys)</dl>
    <main data-tab="words">
    <section id="device" aria-label="Device" hidden><div id="glass"><div id="shot"></div><div id="chips"></div></div>\
    <div class="controls"><button id="undo" title="Undo (Backspace)">‹<span> Undo</span></button>\
    <button id="again" title="Begin again">⟳<span> Begin again</span></button><button id="slow" aria-pressed="false" title="Half the speed">½×</button></div>\
    </section>
    <nav id="tabs" hidden aria-label="Panels">\(Self.tabs)</nav>
    <section id="words" aria-label="Words" hidden><ol id="trail" aria-label="The way here"></ol><p id="caption"></p>\
    <div id="remarks"></div><h2>From here</h2><ul id="list"></ul></section>
    <section id="tree" aria-label="Hierarchy" hidden></section>
    <section id="lanes" aria-label="Callbacks" tabindex="0" hidden></section>
    <section id="map" aria-label="Map"><h2>Map</h2><div class="board">\(map)</div></section>
    </main>
    <p id="say" class="hush" role="status"></p>
    <div id="copied" hidden><p></p><textarea readonly rows="8" aria-label="Copied"></textarea></div>
    """
  }

  /// How much of the app is here.
  private var counts: String {
    let numbers = [(exploration.states.count, "state"), (exploration.ways.count, "way")]
    let end =
      exploration.frontier == 0
      ? "complete to \(Self.count(exploration.depth, "tap"))"
      : "with \(Self.count(exploration.frontier, "state")) not gone on from"
    return (numbers.map(Self.count) + [end]).joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static let tabs: [Markup] = [
    ("words", "Words"), ("tree", "Tree"), ("lanes", "Callbacks"), ("map", "Map"),
  ].map { name, title in
    "<button value=\"\(name)\" aria-pressed=\"\(name == "words" ? "true" : "false")\">\(title)</button>"
  }

  private static let keys: [Markup] = [
    ("Tab, Enter", "choose, tap"), ("Backspace", "undo"), ("Esc", "go back in the app"),
    ("H", "what a finger can do"), ("M", "map"), ("T", "light, dark"), ("?", "these keys"),
  ].map { keys, text in "<dt>\(keys)</dt><dd>\(text)</dd>" }
}
