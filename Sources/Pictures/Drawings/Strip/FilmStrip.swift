import NavigationModel

/// A film as one picture: its steps in rows, or its moments one after the other in one place.
package struct FilmStrip: Sendable {
  /// The numbers of steps that a row can have.
  package static let columns = 1...1000
  /// The size of the picture in points.
  package let size: (width: Double, height: Double)
  private let picture: SVGNode

  /// The steps of a film in rows, without those that look like the one before.
  ///
  /// A row has at most so many, by default as many as a page has room for.
  package init(_ film: Film, columns: Int? = nil) {
    let drawings = FilmDrawings(film)
    let frames = Self.frames(of: StripPlaces(film, drawings).ends, in: film, drawings)
    let rows = StripRows(frames, columns: columns)
    let nodes = zip(frames, rows.origins).map { frame, origin in
      SVGNode("g", ["transform": "translate(\(origin.x.svg) \(origin.y.svg))"])
        .around(frame.nodes)
    }
    self.init(film, frames, nodes, width: rows.width, height: rows.height)
  }

  /// The moments of a film one after the other, without a script; the poster is the first of them,
  /// and stays where nothing may move.
  package init(playing film: Film) {
    let drawings = FilmDrawings(film)
    let places = StripPlaces(film, drawings)
    let poster = places.poster.map { place in
      let former = film.lastMoment(beforeStep: place.step)
      return StripFrame(film, drawings, place, after: former, index: 0)
    }
    let frames =
      [poster].compactMap(\.self)
      + Self.frames(of: places.moments, in: film, drawings, from: poster == nil ? 0 : 1)
    let animation = StripAnimation(count: frames.count)
    let nodes = frames.indices.map { index in
      SVGNode(
        "g",
        [
          "class": animation.name(index),
          "transform": "translate(\(StripFrame.gap.svg) \(StripFrame.gap.svg))",
        ]
      ).around(frames[index].nodes)
    }
    let rows = StripRows(frames, columns: 1)
    let height = (frames.map(\.height).max() ?? 0) + 2 * StripFrame.gap
    self.init(film, frames, [animation.style] + nodes, width: rows.width, height: height)
  }

  private static func frames(
    of places: [StripPlace], in film: Film, _ drawings: FilmDrawings, from first: Int = 0
  ) -> [StripFrame] {
    places.indices.map { index in
      let former = index > 0 ? film[places[index - 1]] : nil
      return StripFrame(film, drawings, places[index], after: former, index: first + index)
    }
  }

  private init(
    _ film: Film, _ frames: [StripFrame], _ nodes: [SVGNode], width: Double, height: Double
  ) {
    size = (width, height)
    let count = film.steps.count
    let words = "\(film.title.bounded): \(count) \(count == 1 ? "step" : "steps")"
    picture = SVGNode(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "strip",
        "viewBox": "0 0 \(width.svg) \(height.svg)", "width": width, "height": height,
        "role": "img",
      ]
    ).around(
      [SVGNode("title").around(words), SVGNode("defs").around(Self.shared(by: frames))] + nodes)
  }

  /// The picture as an element of a page.
  package var svg: String {
    var text = ""
    picture.write(to: &text)
    return text
  }

  /// The whole file.
  package var text: String { StandalonePicture(svg).text }

  /// What the style sheet refers to by a name, once.
  private static func shared(by frames: [StripFrame]) -> [SVGNode] {
    var names: Set<String> = []
    return frames.flatMap(\.shared).filter { names.insert($0.identity ?? "").inserted }
  }
}

/// One picture of a strip, with its words.
struct StripFrame: Sendable {
  static let gap = 16.0
  private static let longest = 420.0, least = 200.0, line = 15.0

  let width: Double
  let height: Double
  /// The picture and the words, from the upper left corner.
  let nodes: [SVGNode]
  /// What the style sheet refers to, as every picture has it.
  let shared: [SVGNode]

  /// The picture of a moment; its caption says what has changed since a former one.
  init(
    _ film: Film, _ drawings: FilmDrawings, _ place: StripPlace, after former: Film.Moment?,
    index: Int
  ) {
    let (step, moment) = (film.steps[place.step], film[place])
    let device = drawings.device(moment)
    let side = max(device.size.width, device.size.height)
    let scale = (100 * Self.longest / side).rounded() / 100
    width = max(device.size.width * scale, Self.least)
    let picture = device.picture.withOwnOutlines("-\(index)")
    shared = device.picture.definitions.filter { !$0.isOutline }
    let heading = "\(place.step + 1). Line \(step.lines.lowerBound), \(moment.kind.rawValue)"
    let code = film.source.code(step.lines).split(separator: "\n").first.map(String.init) ?? ""
    let caption = film.caption(of: moment, after: former)
    let room = 0.9 * width  // where sans is a wide font
    let lines =
      [(TextStyle.box, heading), (.item, code)]
      + TextStyle.item.lines(of: caption.text, in: room, most: 6).map { (.item, $0) }
    let first = device.size.height * scale + 22
    nodes =
      [
        SVGNode("g", ["transform": "scale(\(scale.svg))"]).around([picture])
      ]
      + lines.enumerated().map { number, line -> SVGNode in
        let text = line.0.fit(line.1, in: room), y = first + Self.line * Double(number)
        return SVGNode("text", ["class": line.0.name, "x": 0, "y": y])
          .ofLength(line.0.length(of: text, in: room)).around(text)
      }
    height = first + Self.line * Double(lines.count)
  }
}

/// Shows the frames of a strip one after the other, as the style sheet of a picture can; where it
/// doesn't play, the first.
struct StripAnimation {
  let count: Int
  private static let seconds = 1.2

  /// The classes of a frame.
  func name(_ index: Int) -> String { "frame f\(index)" }

  var style: SVGNode {
    let whole = (Self.seconds * Double(count)).svg
    let delays = (0..<count).map {
      ".f\($0){animation-delay:\((Self.seconds * Double($0)).svg)s}"
    }
    let text =
      "@keyframes show{0%{visibility:visible}\((100 / Double(max(count, 1))).svg)%{visibility:hidden}}"
      + ".frame{visibility:hidden;animation:show \(whole)s step-end infinite}"
      + ".f0{visibility:visible}" + delays.joined()
      + "@media(prefers-reduced-motion:reduce){.frame{animation:none}}"
    return SVGNode("style").around(text)
  }
}

extension SVGNode {
  /// The name that others refer to it by.
  fileprivate var identity: String? { attributes.first { $0.name == "id" }?.value }

  fileprivate var isOutline: Bool { name == "clipPath" }

  /// What the elements of a picture refer to.
  fileprivate var definitions: [SVGNode] {
    children.filter { $0.name == "defs" }.flatMap(\.children)
  }

  /// The same picture with other names for its outlines.
  ///
  /// Two pictures of one document may have different ones. What the style sheet refers to is left
  /// out.
  fileprivate func withOwnOutlines(_ suffix: String) -> SVGNode {
    var copy = self
    copy.children = children.filter { $0.name != "defs" }
    copy.children.insert(SVGNode("defs").around(definitions.filter(\.isOutline)), at: 0)
    return copy.renamed(suffix)
  }

  private func renamed(_ suffix: String) -> SVGNode {
    var copy = self
    copy.attributes = attributes.map { name, value in
      switch name {
      case "id": (name, value + suffix)
      case "clip-path": (name, value.dropLast() + suffix + ")")
      default: (name, value)
      }
    }
    copy.children = children.map { $0.renamed(suffix) }
    return copy
  }
}
