import Drawings
import NavigationModel

/// An exploration as the script of its page reads it: tables, and lists of places in them.
///
/// `play.js` says what is where.
struct PlayData {
  private let exploration: Exploration
  private let cast: PlayCast
  private var pictures: PlayPictures
  private var texts = JSONTable(), hits = JSONTable(), labels = JSONTable(), events = JSONTable()
  private var members = JSONTable(), casts = JSONTable()
  /// The places of the ways among those of their states.
  private let places: [Int]

  /// Draws an exploration.
  init(_ exploration: Exploration) {
    self.exploration = exploration
    cast = PlayCast(exploration)
    pictures = PlayPictures(exploration, cast)
    var counts: [Int: Int] = [:]
    places = exploration.ways.map { way in
      defer { counts[way.from, default: 0] += 1 }
      return counts[way.from, default: 0]
    }
  }

  /// The data, and what the style sheet refers to, as markup.
  mutating func write() -> (json: String, definitions: String) {
    let ways = Dictionary(grouping: exploration.ways.indices) { exploration.ways[$0].from }
    let states = exploration.states.indices.map { index in
      state(index, (ways[index] ?? []).map { way($0) })
    }
    let packed = pictures.sheet.packed
    let json = JSONText.object([
      ("states", .list(states)), ("texts", texts.json),
      ("hits", hits.json), ("labels", labels.json), ("events", events.json),
      ("members", members.json), ("casts", casts.json),
      ("pictures", .list(packed.pictures.map(JSONText.text))),
      ("parts", .list(packed.parts.map(JSONText.text))),
      ("outlines", .object(packed.outlines.map { ($0.name, .text($0.text)) })),
    ])
    return (json.written, packed.definitions)
  }

  // MARK: States

  private mutating func state(_ index: Int, _ ways: [JSONText]) -> JSONText {
    let state = exploration.states[index]
    let device = pictures.device(state)
    let family = pictures.family([state.hierarchy], hasWords: true)
    let came = state.cameBy.map { [exploration.ways[$0].from, places[$0]] } ?? []
    let findings = exploration.findings.filter { $0.state == index }
      .map { "\($0.kind.rawValue): \($0.text)" }
    let screen = exploration.screens[state.screen]
    let tried = Set(exploration.ways.lazy.filter { $0.from == index }.compactMap(\.hit))
    let hits = state.hits.enumerated().map { number, hit in
      let isMeant = tried.contains(number) || !hit.kind.onlyMovesContents
      let gesture = isMeant ? PlayGesture(hit, among: state.hits, on: screen) : .other
      let hole = hit.kind == .surroundings ? pictures.front(device, of: screen) : nil
      return place(of: hit, by: gesture, besides: hole)
    }
    let members = cast.members(of: [exploration.hierarchies[state.hierarchy]])
    return .list([
      .number(texts.place(of: state.title)), .number(device), .number(family), .numbers(came),
      .number(state.dependsOnWhatCameBefore ? 1 : 0), .numbers(hits),
      .number(place(of: members)), .list(ways), .numbers(findings.map { texts.place(of: $0) }),
    ])
  }

  /// The place of a hit; one that is around something has a hole.
  private mutating func place(
    of hit: Hit, by gesture: PlayGesture, besides hole: Frame?
  ) -> Int {
    let obstacle = hit.obstacle.map { texts.place(of: $0) }
    let rest = obstacle.map { [$0] } ?? (hole == nil ? [] : [-1])
    let numbers =
      hit.frame.sides + [texts.place(of: hit.label)] + rest + (hole.map(\.sides) ?? [])
    return hits.place(
      of: .list(
        [.text(gesture.rawValue), .text(hit.kind.rawValue)] + numbers.map(JSONText.number)))
  }

  /// Numbers, and the places of names and hues, one after the other.
  private mutating func place(of all: [PlayCast.Member]) -> Int {
    let numbers = all.flatMap { member in
      let entry = JSONText.list([
        .number(texts.place(of: member.label)), .number(member.hue ?? -1),
      ])
      return [member.number, members.place(of: entry)]
    }
    return casts.place(of: .numbers(numbers))
  }

  // MARK: Ways

  private mutating func way(_ index: Int) -> JSONText {
    let way = exploration.ways[index]
    let label = labels.place(
      of: .list([way.words, way.name, way.line].map { .number(texts.place(of: $0)) }))
    let start = exploration.hierarchies[exploration.states[way.from].hierarchy]
    let known = Set(cast.members(of: [start]).map(\.number))
    let others = cast.members(of: way.moments.map { exploration.hierarchies[$0.hierarchy] })
      .filter { !known.contains($0.number) }
    let cancelled = way.cancelled.map { places[$0] } ?? -1
    return .list([
      .number(way.to), .number(way.hit ?? -1), .number(label),
      .number(texts.place(of: way.caption)), .number(cancelled), .numbers(steps(of: way)),
      .number(family(of: way)), .number(events.place(of: .numbers(calls(of: way)))),
      .number(place(of: others)), .numbers(way.numbers.keys.sorted()),
      .numbers(remarks(of: way).map { texts.place(of: $0) }),
      .numbers(way.overtaken.map { [places[$0.way], $0.at.milliseconds] } ?? []),
    ])
  }

  /// The pictures on the way: index, beginning and length in milliseconds, and thousandths of the motion
  /// that are seen.
  private mutating func steps(of way: Exploration.Way) -> [Int] {
    let start = exploration.states[way.from]
    let own = shown(of: way)
    // A finger has no clock, so a gesture may have no picture: that of another way is the same.
    let moments = own.isEmpty && gesture(of: way).isDrag ? likeness(of: way) : own
    return moments.flatMap { moment -> [Int] in
      let motion = moment.motions.max { $0.duration < $1.duration }
      let began = max((moment.motions.map(\.began).min() ?? moment.at).milliseconds, 0)
      let length = motion.map { max($0.duration.milliseconds, $0.isInteractive ? 350 : 0) } ?? 0
      let goal = motion?.isCancelled == true ? 0 : 1
      guard length > 0, moment.motions.contains(where: \.changesOutlines) else {
        return [pictures.device(moment, from: start.hierarchy), began, length, goal]
      }
      return (0..<Self.phases).flatMap { phase -> [Int] in
        var part = moment
        part.motions = moment.motions.map { $0.at((Double(phase) + 0.5) / Double(Self.phases)) }
        return [
          pictures.device(part, from: start.hierarchy), began + length * phase / Self.phases,
          length / Self.phases, goal,
        ]
      }
    }
  }

  /// The pictures of a motion in which what moves changes its outline, such as a page that is rolled up.
  private static let phases = 6

  /// The moments between both states that are worth a picture.
  private func shown(of way: Exploration.Way) -> [Film.Moment] {
    let end = way.moments.last
    let halves = way.moments.filter { $0.kind == .half || $0.kind == .rest && $0 != end }
    return halves.reduce(into: []) { result, moment in
      let isSame = result.last?.motions.map(\.whole) == moment.motions.map(\.whole)
      if !isSame || moment.motions.isEmpty { result.append(moment) }
    }
  }

  private func gesture(of way: Exploration.Way) -> PlayGesture {
    let state = exploration.states[way.from]
    guard let hit = way.hit, state.hits.indices.contains(hit) else { return .other }
    return PlayGesture(state.hits[hit], among: state.hits, on: exploration.screens[state.screen])
  }

  /// The moments of a way between the same states.
  private func likeness(of way: Exploration.Way) -> [Film.Moment] {
    let others = exploration.ways.lazy.filter { $0.from == way.from && $0.to == way.to }
    return others.map { shown(of: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The families while it is on its way; -1 where they don't change.
  private mutating func family(of way: Exploration.Way) -> Int {
    let start = exploration.states[way.from].hierarchy
    let half = way.moments.first { $0.kind == .half } ?? way.moments.last
    guard let half, half.hierarchy != start else { return -1 }
    return pictures.family([start, half.hierarchy], hasWords: false)
  }

  /// The most callbacks that a way shows.
  private static let mostEvents = 200

  /// Subject, time in milliseconds and the place of what was called, one after the other.
  private mutating func calls(of way: Exploration.Way) -> [Int] {
    way.events.filter { $0.kind != .mark }.prefix(Self.mostEvents).flatMap { event in
      let sign = event.kind == .transition ? ":" : event.kind == .callback ? "" : "-"
      let call = event.kind == .released ? "freed" : event.callback
      return [
        event.subject.map { Int($0.number) } ?? 0, max(event.at.milliseconds, 0),
        texts.place(of: sign + call),
      ]
    }
  }

  /// What UIKit would log, and what was printed.
  private func remarks(of way: Exploration.Way) -> [String] {
    way.diagnostics.map { "\($0.rule.id): \($0.why)".bounded }
      + way.printed.joined().split(separator: "\n").prefix(12).map { "› \($0)".bounded }
  }
}

extension Frame {
  /// Its place and its size in whole points.
  fileprivate var sides: [Int] { [x, y, width, height].map { Int($0.rounded()) } }
}

extension Hit.Kind {
  /// Whether it only moves contents, the keyboard or bars: an explorer doesn't try it.
  fileprivate var onlyMovesContents: Bool {
    [.scroll, .keyboardDrag, .statusBar, .grab, .contentsSwipe].contains(self)
  }
}

extension Motion {
  /// The whole motion that it is a moment of.
  fileprivate var whole: Motion { at(1) }
}

extension PlayGesture {
  /// Whether a finger moves in it.
  fileprivate var isDrag: Bool { [.left, .right, .up, .down, .cancel].contains(self) }
}

extension JSONText {
  /// A list of numbers.
  static func numbers(_ numbers: [Int]) -> JSONText { .list(numbers.map(JSONText.number)) }
}
