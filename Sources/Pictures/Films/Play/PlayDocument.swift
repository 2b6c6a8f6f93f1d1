import Drawings
import NavigationModel

/// The screens of a page: as what its map refers to, and as what a browser shows that doesn't run its
/// script, each with its ways as links.
struct PlayDocument: Sendable {
  /// The pictures of screens, for the map and for what is shown without a script.
  let definitions: Markup
  private let exploration: Exploration
  /// The states of each screen, the first one first.
  private let places: [[Int]]
  /// The places of states among the screens.
  private let placeOfState: [Int]
  /// The heights of the pictures of screens where they are as wide as the page shows them.
  private let heights: [Int]
  /// What a user does in each state; what is taken back is left out.
  private let ways: [Int: [Exploration.Way]]

  init(_ exploration: Exploration) {
    self.exploration = exploration
    var known: [String: Int] = [:]
    var places: [[Int]] = []
    placeOfState = exploration.states.enumerated().map { index, state in
      let place = known[state.place] ?? places.count
      if place == places.count { places.append([]) }
      known[state.place] = place
      places[place].append(index)
      return place
    }
    self.places = places
    let cancelled = Set(exploration.ways.compactMap(\.cancelled))
    let done = exploration.ways.enumerated().filter { !cancelled.contains($0.offset) }
    ways = Dictionary(grouping: done.map(\.element), by: \.from)
    var pictures = PlayPictures(exploration, PlayCast(exploration))
    let devices = places.map { pictures.device(exploration.states[$0[0]]) }
    let (shared, drawn) = pictures.sheet.written(naming: "d")
    heights = devices.map { Self.height(of: drawn[$0]) }
    let named = devices.enumerated().map { place, device in
      "<svg id=\"screen\(place)\"" + drawn[device].dropFirst("<svg".utf8.count)
    }
    definitions = Markup(written: shared + named.joined())
  }

  private static let width = 200

  /// How high a picture is, by the numbers of its view box.
  private static func height(of picture: String) -> Int {
    let head = picture.prefix { $0 != ">" }
    guard let start = head.firstRange(of: "viewBox=\"")?.upperBound else { return width }
    let sides = head[start...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    return sides.count == 4 ? Int((Double(width) * sides[3] / sides[2]).rounded()) : width
  }

  /// What is shown without a script.
  var text: Markup { "<div class=\"screens\">\(places.indices.map(screen))</div>" }

  private func screen(_ place: Int) -> Markup {
    let states = places[place]
    let others = states.dropFirst().map { "<a id=\"s\($0)\"></a>" as Markup }
    var seen: Set<String> = []
    let shown = states.flatMap { ways[$0] ?? [] }.filter {
      seen.insert("\($0.words) \(placeOfState[$0.to])").inserted
    }
    return """
      <section id="s\(states[0])"><h2>\(exploration.states[states[0]].title)</h2>\(others)\
      <svg width="\(Self.width)" height="\(heights[place])" role="img" \
      aria-label="\(exploration.states[states[0]].title)"><use href="#screen\(place)" width="100%" height="100%"/></svg>\
      <ul>\(shown.map(link))</ul></section>
      """
  }

  private func link(_ way: Exploration.Way) -> Markup {
    "<li><a href=\"#s\(way.to)\">\(way.words) → \(exploration.states[way.to].title)</a></li>"
  }

  /// The map: each screen once.
  var map: Markup {
    let map = ScreenMap(
      exploration, thumbnails: .elements { "screen\(placeOfState[$0])" })
    return Markup(written: map.svg)
  }
}
