import NavigationModel

/// A film as one picture: its steps in a row, or its moments one after the other in one place.
package struct FilmStrip: Sendable {
  private let picture: SVGNode

  /// The strip of a film; an animated one needs no script.
  package init(_ film: Film, isAnimated: Bool = false) {
    let drawings = FilmDrawings(film)
    let places = Self.places(in: film, all: isAnimated)
    let frames = places.enumerated().map { index, place in
      StripFrame(film, drawings, place, after: index > 0 ? places[index - 1] : nil, index: index)
    }
    let animation = isAnimated ? StripAnimation(count: frames.count) : nil
    var x = StripFrame.gap
    let nodes = frames.enumerated().map { index, frame -> SVGNode in
      defer { if !isAnimated { x += frame.width + StripFrame.gap } }
      let group = SVGNode(
        "g",
        [
          "class": animation?.name(index),
          "transform": "translate(\(x.svg) \(StripFrame.gap.svg))",
        ])
      return group.around(frame.nodes)
    }
    let widest = frames.map(\.width).max() ?? 0
    let width = isAnimated ? widest + 2 * StripFrame.gap : x
    let height = (frames.map(\.height).max() ?? 0) + 2 * StripFrame.gap
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
      [SVGNode("title").around(words)] + (animation.map { [$0.style] } ?? [])
        + [SVGNode("defs").around(Self.shared(by: frames))] + nodes)
  }

  /// The picture as an element of a page.
  package var svg: String {
    var text = ""
    picture.write(to: &text)
    return text
  }

  /// The whole file.
  package var text: String { StandalonePicture(svg).text }

  /// The moments to be drawn, by the indices of the step and in it: the last of each step, or all.
  private static func places(in film: Film, all: Bool) -> [StripFrame.Place] {
    film.steps.enumerated().flatMap { step, value in
      let moments = value.moments.indices
      return (all ? Array(moments) : moments.suffix(1)).map { (step, $0) }
    }
  }

  /// What the style sheet refers to by a name, once.
  private static func shared(by frames: [StripFrame]) -> [SVGNode] {
    var names: Set<String> = []
    return frames.flatMap(\.shared).filter { names.insert($0.identity ?? "").inserted }
  }
}

/// One picture of a strip, with its words.
struct StripFrame: Sendable {
  static let gap = 16.0
  private static let height = 420.0, least = 200.0, line = 15.0

  let width: Double
  let height: Double
  /// The picture and the words, from the upper left corner.
  let nodes: [SVGNode]
  /// What the style sheet refers to, as every picture has it.
  let shared: [SVGNode]

  /// The indices of a step and of a moment in it.
  typealias Place = (step: Int, moment: Int)

  /// The picture of a moment; its caption says what has changed since the picture before it.
  init(
    _ film: Film, _ drawings: FilmDrawings, _ place: Place, after former: Place?, index: Int
  ) {
    let step = film.steps[place.step]
    let moment = step.moments[place.moment]
    let device = drawings.device(moment)
    let scale = (100 * Self.height / device.size.height).rounded() / 100
    width = max(device.size.width * scale, Self.least)
    let picture = device.picture.withOwnOutlines("-\(index)")
    shared = device.picture.definitions.filter { !$0.isOutline }
    let heading = "\(place.step + 1). Line \(step.lines.lowerBound), \(moment.kind.rawValue)"
    let code = film.source.code(step.lines).split(separator: "\n").first.map(String.init) ?? ""
    let caption = film.caption(
      of: moment, after: former.map { film.steps[$0.step].moments[$0.moment] })
    let room = width
    let lines =
      [(TextStyle.box, heading), (.item, code)]
      + TextStyle.item.lines(of: caption.text, in: room, most: 6).map { (.item, $0) }
    let first = Self.height + 22
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

/// Shows the frames of a strip one after the other, as the style sheet of a picture can.
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
      + delays.joined()
      + "@media(prefers-reduced-motion:reduce){.frame{animation:none}"
      + ".frame:last-child{visibility:visible}}"
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
