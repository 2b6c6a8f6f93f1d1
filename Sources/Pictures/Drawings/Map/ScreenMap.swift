import NavigationModel

/// The map of an app: its screens by their distance from the start, and the ways between them.
///
/// Each screen is a `g` with `data-screen`, the index of its first state, and `data-states`, the
/// indices of all its states; each way is a `g` with `data-from` and `data-to`, the first states of
/// the screens that it leads from and to. The shortest way to a screen is always in it. A page may
/// give them the classes `here` and `lit`.
package struct ScreenMap: Sendable {
  /// The map, without a style sheet; several maps are below each other.
  package let svg: String
  /// The maps: one, or one for each tab if there are more than 60 screens.
  package let maps: [Part]

  /// The rules of a map; a page has those of all pictures before them, and `--ground` is the color
  /// that it has behind the map.
  package static let styleSheet = MapStyle.rules

  /// One map of several.
  package struct Part: Sendable {
    /// The title of its tab; nil where it has all screens.
    package let title: String?
    /// The map as an element of a page.
    package let svg: String
    /// The first state of each of its screens.
    package let screens: [Int]
    /// The number of screens for which it has no room.
    package let leftOut: Int
  }

  /// How screens look.
  package enum Thumbnails: Sendable {
    /// As the device of their first state, in the map.
    case drawn
    /// As elements that a page has, by the identifiers for the indices of first states; nil leaves
    /// an empty room of the class `room`, in which a script may draw.
    case elements(@Sendable (Int) -> String?)
    /// As boxes with texts only.
    case without
  }

  /// The map of an exploration.
  package init(_ exploration: Exploration, thumbnails: Thumbnails = .drawn) {
    let graph = ScreenGraph(exploration)
    let pictures = MapPictures(graph, exploration, thumbnails)
    let parts = graph.parts
    let drawings = parts.map { part in
      MapDrawing(
        graph, part, heading: parts.count > 1 ? part.title : nil, pictures: pictures.pictures)
    }
    let words = Self.words(graph)
    maps = zip(parts, drawings).map { part, drawing in
      Part(
        title: part.title,
        svg: MapSheet([drawing], words).svg(pictures.definitions(for: part.screens)),
        screens: part.screens.compactMap { graph.screens[$0].states.first }, leftOut: part.leftOut)
    }
    svg = maps.count == 1 ? maps[0].svg : MapSheet(drawings, words).svg(pictures.definitions)
  }

  /// The map as a file of its own.
  package var standalone: String {
    let end = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.startIndex
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + svg[..<end].dropFirst("<svg".count)
    let style = "<style>\(Self.styleSheet)</style>"
    let ground = "<rect class=\"page\" x=\"-16\" y=\"-16\" width=\"100%\" height=\"100%\"/>"
    return StandalonePicture(start + style + ground + svg[end...]).text
  }

  private static func words(_ graph: ScreenGraph) -> String {
    let count = graph.screens.count
    let findings = graph.screens.flatMap(\.findings).count + graph.findings.count
    let parts =
      ["\(count) \(count == 1 ? "screen" : "screens")"]
      + (findings > 0 ? ["\(findings) \(findings == 1 ? "finding" : "findings")"] : [])
    return "Map: " + parts.joined(separator: ", ")
  }
}

/// Maps below each other as one element.
private struct MapSheet {
  private static let margin = 16.0, gap = 36.0
  private let words: String
  private var nodes: [SVGNode] = []
  private var size: (width: Double, height: Double) = (MapBox.width, 0)

  init(_ drawings: [MapDrawing], _ words: String) {
    self.words = words
    for drawing in drawings {
      let y = nodes.isEmpty ? 0 : size.height + Self.gap
      nodes += y == 0 ? drawing.nodes : [MapDrawing.moved(drawing.nodes, down: y)]
      size = (max(size.width, drawing.size.width), y + drawing.size.height)
    }
  }

  /// The element, after what its pictures refer to.
  func svg(_ definitions: String) -> String {
    let (width, height) = (size.width + 2 * Self.margin, size.height + 2 * Self.margin)
    let box = [-Self.margin, -Self.margin, width, height].map(\.svg).joined(separator: " ")
    let head = SVGNode(
      "svg",
      [
        "class": "map", "viewBox": box, "width": width, "height": height, "role": "group",
        "aria-label": words,
      ])
    var text = ""
    head.around(nodes).write(to: &text)
    guard !definitions.isEmpty, let end = text.firstIndex(of: ">") else { return text }
    let start = text.index(after: end)
    return text[..<start] + "<defs>\(definitions)</defs>" + text[start...]
  }
}

/// The pictures of screens: what occurs in several of them is written once.
private struct MapPictures {
  private(set) var pictures: [Int: MapPicture] = [:]
  private let exploration: Exploration
  private let graph: ScreenGraph
  private let isDrawn: Bool

  init(_ graph: ScreenGraph, _ exploration: Exploration, _ thumbnails: ScreenMap.Thumbnails) {
    (self.graph, self.exploration) = (graph, exploration)
    if case .drawn = thumbnails { isDrawn = true } else { isDrawn = false }
    for screen in graph.screens.indices {
      guard let state = graph.screens[screen].states.first, let shown = shown(screen) else {
        continue
      }
      let frame = DeviceCase(shown.look, shown.screen.traits).frame
      let size = (frame.width, frame.height)
      switch thumbnails {
      case .drawn: pictures[screen] = MapPicture(size: size, element: Self.name(screen))
      case .elements(let name): pictures[screen] = MapPicture(size: size, element: name(state))
      case .without: break
      }
    }
  }

  private static func name(_ screen: Int) -> String { "screen\(screen + 1)" }

  private func shown(_ screen: Int) -> (screen: Screen, look: Look)? {
    guard let index = graph.screens[screen].states.first else { return nil }
    let state = exploration.states[index]
    guard exploration.screens.indices.contains(state.screen) else { return nil }
    return (exploration.screens[state.screen], Look(Profile.named(state.profile) ?? .modern))
  }

  /// What all pictures refer to.
  var definitions: String { definitions(for: Array(graph.screens.indices)) }

  /// What the pictures of some screens refer to.
  func definitions(for screens: [Int]) -> String {
    guard isDrawn else { return "" }
    var sheet = PictureSheet()
    var names: [String] = []
    for screen in screens {
      guard let shown = shown(screen) else { continue }
      _ = sheet.add(DeviceDrawing(shown.screen, look: shown.look))
      names.append(Self.name(screen))
    }
    let (shared, texts) = sheet.written
    return shared
      + zip(names, texts).map { "<svg id=\"\($0)\"" + $1.dropFirst("<svg".count) }.joined()
  }
}
