import EscapedText
import NavigationModel

/// One map as elements of a picture.
struct MapDrawing: Sendable {
  private let graph: ScreenGraph
  private let part: ScreenGraph.Part
  private let pictures: [Int: MapPicture]
  private let boxes: [Int: MapBox]
  private let layout: MapLayout
  private let heading: String?
  private let notes: [Note]

  private static let headingHeight = 28.0, noteHeight = 16.0

  /// A line of text below the screens.
  private struct Note {
    let text: String
    var isFinding = false
  }

  /// A part of the screens, with pictures for those that have one.
  init(
    _ graph: ScreenGraph, _ part: ScreenGraph.Part, heading: String?, pictures: [Int: MapPicture]
  ) {
    (self.graph, self.part, self.heading, self.pictures) = (graph, part, heading, pictures)
    let pairs = part.screens.map { screen in
      let others = graph.others(of: screen, in: part)
      let box = MapBox(
        graph.screens[screen], number: screen + 1, others: others, picture: pictures[screen]?.size)
      return (screen, box)
    }
    boxes = Dictionary(uniqueKeysWithValues: pairs)
    let ways = graph.ways(in: part)
    layout = MapLayout(MapGrid(graph, part.screens, ways), ways, boxes)
    notes = Self.notes(part.screens.contains(0) ? graph.findings : [], leftOut: part.leftOut)
  }

  /// Its size.
  var size: (width: Double, height: Double) {
    let widths = notes.map { MapStyle.word.width($0.text) * 1.2 } + [layout.size.width]
    let below = notes.isEmpty ? 0 : 10 + Self.noteHeight * Double(notes.count)
    return (
      (widths.max() ?? 0).rounded(.up),
      ((heading == nil ? 0 : Self.headingHeight) + layout.size.height + below).rounded(.up)
    )
  }

  /// Its elements; the upper left corner is at 0.
  var nodes: [SVGNode] {
    // Arcs are below everything else.
    let lines =
      layout.lines.filter { $0.way.kind == .back } + layout.lines.filter { $0.way.kind != .back }
    let contents = [
      SVGNode("g", ["class": "ways"]).around(lines.map(line)),
      SVGNode("g", ["class": "screens"]).around(part.screens.compactMap(node)),
      SVGNode("g", ["class": "notes"]).around(distances + texts),
    ]
    guard let heading else { return contents }
    let title = SVGNode("text", ["class": "h l", "x": 0, "y": 14])
      .around(MapStyle.title.fit(heading, in: 300))
    return [
      SVGNode("g", ["class": "notes"]).around([title]),
      Self.moved(contents, down: Self.headingHeight),
    ]
  }

  /// Elements further down.
  static func moved(_ nodes: [SVGNode], down y: Double) -> SVGNode {
    SVGNode("g", ["transform": "translate(0 \(y.svg))"]).around(nodes)
  }

  // MARK: Notes

  /// The distance of each column's screens.
  private var distances: [SVGNode] {
    layout.columns.map { column in
      let words = column.distance == 0 ? "start" : ScreenGraph.Finding.taps(column.distance)
      return SVGNode("text", ["x": column.x, "y": 10]).around(words)
    }
  }

  private var texts: [SVGNode] {
    notes.enumerated().map { index, note in
      let y = layout.size.height + 22 + Self.noteHeight * Double(index)
      return SVGNode("text", ["class": note.isFinding ? "l r" : "l", "x": 0, "y": y])
        .around(note.text)
    }
  }

  /// What isn't in the boxes: findings without a state, and how many screens are left out.
  private static func notes(_ findings: [ScreenGraph.Finding], leftOut count: Int) -> [Note] {
    let most = 6, room = 600.0
    let rest = findings.count - most
    let texts = findings.prefix(most).map(\.text) + (rest > 0 ? ["and \(rest) more"] : [])
    let left = count == 1 ? "1 screen further away is" : "\(count) screens further away are"
    return texts.map { Note(text: MapStyle.word.fit($0, in: room), isFinding: true) }
      + (count > 0 ? [Note(text: "\(left) left out")] : [])
  }

  // MARK: Screens

  private func node(_ index: Int) -> SVGNode? {
    guard let box = boxes[index], let frame = layout.boxes[index] else { return nil }
    let screen = graph.screens[index]
    let names = (screen.isExplored ? [] : ["open"]) + (screen.findings.isEmpty ? [] : ["wrong"])
    return SVGNode(
      "g",
      [
        "class": names.isEmpty ? nil : names.joined(separator: " "),
        "data-screen": screen.states.first,
        "data-states": screen.states.sorted().map(String.init).joined(separator: " "),
        "tabindex": 0, "role": "button", "aria-label": Self.sentence(screen, index + 1),
      ]
    ).around(
      [.rect(frame, "box", radius: 8)] + (pictures[index]?.nodes(in: frame, box) ?? [])
        + Self.texts(box, frame))
  }

  private static func texts(_ box: MapBox, _ frame: Frame) -> [SVGNode] {
    let first = frame.y + box.firstLine + 17
    let sign = SVGNode("text", ["class": "b", "x": frame.x + MapBox.sign / 2 + 1, "y": first])
      .around("‹")
    let lines = box.lines.enumerated().map { index, line in
      let style = line.kind == .title ? MapStyle.title : MapStyle.word
      return SVGNode(
        "text",
        [
          "class": classes[line.kind], "x": frame.middle.x,
          "y": first + MapBox.line * Double(index),
        ]
      ).ofLength(style.length(of: line.text, in: MapBox.room)).around(line.text)
    }
    return (box.leadsBack ? [sign] : []) + lines
  }

  private static let classes: [MapBox.Line.Kind: String] = [.title: "t", .finding: "r"]

  /// `4 Product: 3 states, 2 taps from the start, dead end, 2 taps`.
  private static func sentence(_ screen: ScreenGraph.Screen, _ number: Int) -> String {
    let count = screen.states.count
    let parts =
      ["\(count) \(count == 1 ? "state" : "states")"]
      + [screen.distance == 0 ? "start" : ScreenGraph.Finding.taps(screen.distance)]
      + (screen.isExplored ? [] : ["not all ways tried"]) + screen.findings.map(\.label)
    return "\(number) \(screen.title.bounded): \(parts.joined(separator: ", "))"
  }

  // MARK: Ways

  private func line(_ line: MapLayout.Line) -> SVGNode {
    let way = line.way
    let path = SVGNode("path", ["d": line.path])
    let isWhole = line.word?.text == way.words.joined(separator: ", ").escaped
    let title = isWhole ? [] : [SVGNode("title").around(way.words.joined(separator: ", ").bounded)]
    let word =
      line.word.map { word in
        [SVGNode("text", ["x": word.place.x, "y": word.place.y]).around(word.text)]
      } ?? []
    // The words of an arc are on it, those of a line above it: their edge would hide what is below.
    let contents = way.kind == .back ? [path] + word : word + [path]
    return SVGNode(
      "g",
      [
        "class": way.kind == .back ? "back" : nil,
        "data-from": graph.screens[way.from].states.first,
        "data-to": graph.screens[way.to].states.first,
      ]
    ).around(title + contents)
  }
}

/// The picture of a screen in a map: a reference to the element that has it, or an empty room.
struct MapPicture: Sendable {
  /// The size of the device.
  let size: (width: Double, height: Double)
  /// The identifier of the element; nil where a script will draw it.
  let element: String?

  /// The picture in a box.
  fileprivate func nodes(in frame: Frame, _ box: MapBox) -> [SVGNode] {
    guard let room = box.picture else { return [] }
    let place = Frame(
      x: frame.x + (frame.width - room.width) / 2, y: frame.y + MapBox.padding,
      width: room.width, height: room.height)
    guard let element else { return [.rect(place, "room")] }
    return [
      SVGNode(
        "use",
        [
          "href": "#\(element)", "x": place.x, "y": place.y, "width": place.width,
          "height": place.height,
        ])
    ]
  }
}
