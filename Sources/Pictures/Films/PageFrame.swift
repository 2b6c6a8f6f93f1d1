import NavigationModel

/// What is around the steps of a page: its head, and the player that its script fills.
struct PageFrame: Sendable {
  private let sides: [PageSide]
  private let links: [Markup]

  init(_ sides: [PageSide], links: [Markup]) { (self.sides, self.links) = (sides, links) }

  var text: Markup {
    """
    <header><h1>\(sides[0].film.title)</h1><p class="meta">\(sides.map(meta))</p>\(lede)\
    \(navigation)\
    <div class="tools" hidden><button id="theme" title="Light or dark (T)" aria-label="Light or dark">◐</button>\
    <button id="help" title="Keys (?)" aria-label="Keys" aria-expanded="false" aria-controls="keys">?</button></div>\
    </header>
    <dl id="keys" hidden>\(Self.keys)</dl>
    <main id="player" hidden><div id="verdict"></div>\(sides.map(reel))</main>
    <nav id="strip" hidden aria-label="Steps"><div class="controls">\
    <button id="former" aria-label="Part back" title="Part back ([)">«</button>\
    <button id="back" aria-label="Step back" title="Step back (←)">◀</button>\
    <button id="play" aria-label="Play" title="Play (Space)">▶</button>\
    <button id="next" aria-label="Next step" title="Next step (→)">▶</button>\
    <button id="later" aria-label="Next part" title="Next part (])">»</button>\
    <output id="count"></output></div><div id="thumbs"></div></nav>
    <p id="say" class="hush" role="status"></p>
    """
  }

  /// The ways to other pages of a site.
  private var navigation: Markup {
    links.isEmpty ? "" : "<nav class=\"site\" aria-label=\"Site\">\(links)</nav>"
  }

  private func meta(_ side: PageSide) -> Markup {
    """
    <span><span class="model">\(side.devices)</span> <span>\(side.profiles)</span> \
    <a href="#\(side.mark)script">\(side.fileName)</a></span>
    """
  }

  /// What its author wants to be watched.
  private var lede: Markup {
    sides[0].watch.map { "<p class=\"lede\"><b>Watch</b> \($0)</p>" } ?? ""
  }

  private func reel(_ side: PageSide) -> Markup {
    let name = sides.count == 1 ? side.film.title : "\(side.fileName), \(side.profiles)"
    let heading: Markup = sides.count == 1 ? "" : "<h2>\(name)</h2>"
    return """
      <section class="\(side.showsNothing ? "reel unseen" : "reel")" aria-label="\(name)">\(heading)\
      <div class="device"><div class="shot"></div>\
      <div class="beat" role="group" aria-label="Moments of this step"></div></div>\
      <div class="tabs" role="group" aria-label="Parts of this step">\
      <button aria-pressed="true">Hierarchy</button><button aria-pressed="false">Callbacks</button>\
      <button aria-pressed="false">Script</button></div>\
      <div class="source" tabindex="0" role="region" aria-label="Script"></div>\
      <div class="words"><div class="note"></div><div class="tree"></div>\
      <p class="key"><span class="full">on screen</span><span class="half">on the way</span>\
      <span>not on screen</span></p></div>\
      <div class="lanes" tabindex="0" role="region" aria-label="Callbacks"></div></section>
      """
  }

  private static let keys: [Markup] = [
    ("← →", "step"), (", .", "moment"), ("[ ]", "part"), ("Space", "play, stop"),
    ("C", "mark a controller"), ("Home End", "first, last step"), ("T", "light, dark"),
    ("?", "these keys"),
  ].map { keys, text in "<dt>\(keys)</dt><dd>\(text)</dd>" }
}
