import Drawings
import NavigationModel

/// One film of a page: its steps, its controllers and its script as markup.
struct PageSide: Sendable {
  let film: Film
  private let drawn: DrawnFilm
  private let pictures: [String]
  /// What the names of its places begin with: those of the second film are others.
  let mark: String
  /// The number of diagnostics before each step.
  private let earlierDiagnostics: [Int]
  /// The last names of controllers that had others before, by their numbers in each world.
  private let lastNames: [[Int: String]]

  init(_ drawn: DrawnFilm, _ pictures: [String]) {
    self.drawn = drawn
    self.pictures = pictures
    film = drawn.film
    mark = drawn.isOther ? "other-" : ""
    lastNames = (0...film.resets.count).map { world in
      let renamed = drawn.film.actors.filter { $0.world == world && $0.labels.count > 1 }
      return Dictionary(uniqueKeysWithValues: renamed.map { ($0.number, $0.labels.last ?? "") })
    }
    var count = 0
    earlierDiagnostics = drawn.film.steps.map { step in
      defer { count += step.diagnostics.count }
      return count
    }
  }

  /// A step; the number is that of its place on the page.
  func step(_ index: Int, number: Int) -> Markup {
    let step = film.steps[index]
    let line = step.lines.lowerBound
    let headline = taps(index) + caption(of: step.moments.last, at: index, step.events)
    let last = step.lines.count == 1 ? "" : "\(step.lines.upperBound)"
    let printed = step.printed.joined()
    let output: Markup = printed.isEmpty ? "" : "<pre>\(long: printed)</pre>"
    return """
      <div class="\(showsNothing ? "side unseen" : "side")" data-line="\(line)"\(data("last", last))\
      \(data("ran", ran(step)))\(data("on", states(before: index)))\(data("named", names(at: index)))\(data("world", world(of: index))) \
      data-from="\(began(index).milliseconds)" data-device="\(step.moments.last.map(device) ?? "")"\(isStill(index) ? " data-still" : "")>\
      <h3><a href="#\(mark)L\(line)">\(line)</a> <code>\(long: code(step))</code></h3>\
      \(cards(of: index))\(failures(of: index))<p>\(headline)</p>\(output)\
      <div class="figs">\(figures(of: index, number: number))</div>\(events(of: index))</div>
      """
  }

  /// An attribute; none for an empty value.
  private func data(_ name: String, _ value: String) -> Markup {
    value.isEmpty ? "" : " data-\(name)=\"\(Markup(written: value.inMarkup))\""
  }

  /// The code of a step without the margin of its first line.
  func code(_ step: Film.Step) -> String {
    let lines = film.source.code(step.lines).split(
      separator: "\n", omittingEmptySubsequences: false)
    let margin = lines.first?.prefix { $0 == " " || $0 == "\t" } ?? ""
    return lines.map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0 }
      .joined(separator: "\n")
  }

  /// Whether nothing that one can see changes in a step.
  private func isStill(_ index: Int) -> Bool {
    let step = film.steps[index]
    guard let moment = step.moments.last else { return true }
    let former = film.lastMoment(beforeStep: index)
    return step.failures.isEmpty && film.caption(of: moment, after: former, step.events).isStill
  }

  /// When a step began.
  func began(_ index: Int) -> Duration { former(of: index)?.at ?? .zero }

  /// The last moment before a step, unless it is of an earlier world.
  private func former(of index: Int) -> Film.Moment? {
    film.lastMoment(beforeStep: index).flatMap { former in
      film.world(of: film.steps[index]) == film.world(of: former) ? former : nil
    }
  }

  /// The index of the world that a step ends in; nothing for the first.
  private func world(of index: Int) -> String {
    let world = film.world(of: film.steps[index])
    return world == 0 ? "" : "\(world)"
  }

  /// The profiles that its steps end in, in order; a script may set another one.
  var profiles: String {
    let names = once { $0.profile }
    return names.isEmpty ? film.profile : names.joined(separator: ", ")
  }

  /// The devices that its steps end on, in order.
  var devices: String { once(device).joined(separator: ", ") }

  private func device(of moment: Film.Moment) -> String {
    film.screens[moment.screen].traits.device.rawValue
  }

  private func once(_ name: (Film.Moment) -> String) -> [String] {
    var names: [String] = []
    for moment in film.steps.compactMap(\.moments.last) where !names.contains(name(moment)) {
      names.append(name(moment))
    }
    return names
  }

  /// Whether nothing is on the screen from beginning to end.
  var showsNothing: Bool {
    film.steps.allSatisfy { $0.moments.allSatisfy { film.screens[$0.screen].isBlank } }
  }

  /// What the first comment of the script says is to be watched; nil if it doesn't.
  var watch: String? {
    let line = film.source.comments.first?.lines.first { $0.hasPrefix(Self.watchWord) }
    return line.map { String($0.dropFirst(Self.watchWord.count)) }
  }

  /// What a line of a comment begins with that says what is to be watched.
  static let watchWord = "Watch: "

  // MARK: Moments

  private func figures(of index: Int, number: Int) -> [Markup] {
    let moments = film.steps[index].moments
    return moments.indices.map { place in
      let moment = moments[place]
      let (device, family) = drawn.pictures[index][place]
      let motion = moment.motions.first
      let moving: Markup =
        motion.map { motion in
          let share = Int((motion.fraction * 1000).rounded())
          return " data-ms=\"\(motion.duration.milliseconds)\" data-part=\"\(share)\""
        } ?? ""
      let words =
        place == moments.count - 1 ? "" : caption(of: moment, at: index, [], touched(index, place))
      return """
        <figure id="\(mark)step-\(number).\(place + 1)" data-m="\(moment.kind.title)" \
        data-at="\(moment.at.milliseconds)"\(moving)\(data("v", drawn.views[index][place]))>\(Markup(written: pictures[device]))\
        \(Markup(written: pictures[family]))<figcaption><b>\(moment.kind.title)</b> \(words)</figcaption></figure>
        """
    }
  }

  /// What the finger was on in a step, in words; a drag has none.
  private func taps(_ index: Int) -> String {
    film.steps[index].moments.indices.compactMap { touched(index, $0) }
      .map { $0.isEmpty ? "Tap. " : "Tap on \($0.bounded). " }.joined()
  }

  private func touched(_ index: Int, _ place: Int) -> String? {
    film.steps[index].moments[place].finger == nil ? nil : drawn.touched[index][place] ?? ""
  }

  /// What a moment has changed since the step before, or what the finger is on.
  private func caption(
    of moment: Film.Moment?, at index: Int, _ events: [Event], _ touched: String? = nil
  ) -> String {
    guard let moment else { return "" }
    if let touched { return touched.isEmpty ? "A tap." : "A tap on \(touched.bounded)." }
    return film.caption(of: moment, after: film.lastMoment(beforeStep: index), events).sentences
      .map(\.bounded).joined(separator: " ")
  }

  // MARK: Events

  /// The most events that a step lists.
  private static let mostEvents = 400

  private func events(of index: Int) -> Markup {
    let events = film.steps[index].events
    guard !events.isEmpty else { return "" }
    let start = began(index)
    let rest = events.count - Self.mostEvents
    let more: Markup = rest > 0 ? "<li>and \(rest) more" : ""
    let items = events.prefix(Self.mostEvents).map { event -> Markup in
      let number = event.subject.map { Int($0.number) } ?? 0
      let time = max((event.at - start).milliseconds, 0)
      let kind = event.kind == .callback ? "" : ":\(event.kind.rawValue):"
      // Most texts end with the name of the call, which the script finds there.
      let isSaid = ["", "(animated)"].contains { event.text.hasSuffix(" \(event.callback)\($0)") }
      let call = isSaid ? "" : event.callback
      return "<li data-e=\"\(number) \(time) \(kind)\(call)\">\(event.text)"
    }
    return "<ol class=\"ev\">\(items)\(more)</ol>"
  }

  /// The controllers that aren't hidden when a step begins, with their appearance.
  private func states(before index: Int) -> String {
    guard let moment = former(of: index) else { return "" }
    let hierarchy = film.hierarchies[moment.hierarchy]
    return hierarchy.members.filter { hierarchy[$0].appearance != .disappeared }.prefix(100)
      .map { "\($0.number):\(hierarchy[$0].appearance)" }.joined(separator: " ")
  }

  /// The names of controllers at the end of a step that aren't their last ones, a line each.
  private func names(at index: Int) -> String {
    let step = film.steps[index], lastNames = lastNames[film.world(of: step)]
    guard let moment = step.moments.last else { return "" }
    let hierarchy = film.hierarchies[moment.hierarchy]
    return hierarchy.members.compactMap { id in
      let label = hierarchy[id].label
      guard let last = lastNames[Int(id.number)], last != label else { return nil }
      return "\(id.number) \(label.bounded.replacing("\n", with: " "))"
    }.joined(separator: "\n")
  }

  /// Why a test failed in a step.
  private func failures(of index: Int) -> [Markup] {
    film.steps[index].failures.map { failure in
      let place: Markup =
        failure.line.map { "<a href=\"#\(mark)L\($0)\">line \($0)</a>: " } ?? ""
      return "<p class=\"failed\">\(place)\(long: failure.text)\(cause(before: index))</p>"
    }
  }

  /// The latest diagnostic up to a step, which may be why a test fails in it.
  private func cause(before index: Int) -> Markup {
    guard let step = (0...index).last(where: { !film.steps[$0].diagnostics.isEmpty }),
      let diagnostic = film.steps[step].diagnostics.last
    else { return "" }
    let number = earlierDiagnostics[step] + film.steps[step].diagnostics.count
    let distance = index - step
    let place =
      distance == 0
      ? "in this step" : distance == 1 ? "one step earlier" : "\(distance) steps earlier"
    return """

      <a href="#\(mark)warning-\(number)">Perhaps caused by \(diagnostic.rule.id), line \
      \(film.steps[step].lines.lowerBound), \(place) ›</a>
      """
  }

  // MARK: Diagnostics

  private func cards(of index: Int) -> [Markup] {
    let step = film.steps[index]
    let era = (Profile.named(step.moments.last?.profile ?? film.profile) ?? .modern).era
    return step.diagnostics.enumerated().map { place, diagnostic in
      let message = diagnostic.consoleText(era) ?? "This version of iOS logs nothing here."
      return """
        <div class="card" id="\(mark)warning-\(earlierDiagnostics[index] + place + 1)">\
        <p><b>\(diagnostic.rule.id)</b> line \(step.lines.lowerBound)</p>\
        <p class="says">\(long: message)</p><dl><dt>why</dt><dd>\(long: diagnostic.why)</dd>\
        <dt>then</dt><dd>\(diagnostic.effect)</dd><dt>do</dt><dd>\(diagnostic.hint)</dd></dl>\
        <p><code>drilldown explain \(diagnostic.rule.id)</code></p></div>
        """
    }
  }
}

extension Film.Kind {
  /// What the page calls a moment.
  var title: String {
    switch self {
    case .tap: "tap"
    case .asked: "asked"
    case .half: "half-way"
    case .rest: "after"
    }
  }
}

extension Duration {
  /// The time in whole milliseconds.
  var milliseconds: Int {
    let (seconds, rest) = components
    return Int(clamping: seconds) * 1000 + Int(clamping: rest / 1_000_000_000_000_000)
  }
}
