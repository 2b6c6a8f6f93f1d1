import NavigationModel

/// The picture of a device, and where a finger can do something on it: both come from one walk.
package struct DeviceDrawing: Sendable {
  /// What can be tapped and was drawn, in the order of the screen's targets.
  package let targets: [Screen.Target]
  /// Where the views of controllers are, those in others after these.
  package let views: [View]
  /// The size of the picture in points.
  package let size: (width: Double, height: Double)
  /// The picture as a tree of elements; what is beside the device is outside of its box.
  let picture: SVGNode
  private let hasRuler: Bool
  private let places: [Screen.Place: Painter.Place]
  private let origins: [Int: Point]

  /// Draws a screen; motions lead to it from a former one.
  package init(
    _ screen: Screen, look: Look, hues: Hues = Hues([:]), motions: [Motion] = [],
    from former: Screen? = nil, finger: Screen.Target.ID? = nil
  ) {
    let targets = screen.targets
    var painter = Painter(
      look, hues, screen.traits, motions: motions, former: former, targets: Set(targets.map(\.id)))
    painter.draw(screen)
    let shell = DeviceCase(look, screen.traits)
    painter.finish(screen, shell, finger: finger)
    (places, origins) = (painter.places, painter.origins)
    self.targets = targets.filter { painter.places[.target($0.id)] != nil }
    // The rim of a modern case is 12 points at each edge.
    let usual = shell.frame == painter.whole.inset(-12, -12) ? painter.whole : nil
    views = painter.views.map {
      View(controller: $0.controller, frame: $0.frame, isWhole: $0.frame == usual)
    }
    hasRuler = !painter.beside.isEmpty
    size = (shell.frame.width, shell.frame.height)
    picture = Self.picture(
      painter, shell, look, words: ScreenSentence(screen, motions).text,
      isEmpty: screen.layers.isEmpty)
  }

  /// The picture as an element that shows also what is beside the device.
  package var svg: String {
    var text = ""
    (hasRuler ? picture.wider(by: 30) : picture).write(to: &text)
    return text
  }

  /// Where gestures begin, as far as that is seen, and how many things were drawn before that.
  ///
  /// What the keyboard, a column or a layer covers is left out.
  package func places(
    of touches: [Screen.Touch]
  ) -> [(touch: Screen.Touch, frame: Frame, depth: Int)] {
    touches.compactMap { touch in
      place(touch.place).map { (touch, $0.frame, $0.depth) }
    }
  }

  private func place(_ place: Screen.Place) -> Painter.Place? {
    switch place {
    case .screen(let frame): return Painter.Place(frame: frame, depth: .max)
    case .part(let controller, let part):
      guard let view = self.place(.view(controller)), let origin = origins[controller] else {
        return nil
      }
      let seen = part.moved(origin).part(in: view.frame)
      guard seen.width > 1, seen.height > 1 else { return nil }
      return Painter.Place(frame: seen, depth: view.depth)
    case .target, .view, .surroundings, .keyboard:
      return places[place].flatMap { $0.isCovered ? nil : $0 }
    }
  }

  /// Where the view of a controller is seen on the screen, in points.
  package struct View: Sendable, Equatable {
    /// The number of the controller.
    package let controller: Int
    /// The seen part of it.
    package let frame: Frame
    /// Whether that is the whole screen of a case with a narrow rim.
    package let isWhole: Bool

    /// The number, and the place and the size unless it has the whole screen, for a script.
    package var text: String {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.svg)
      return ([controller.svg] + (isWhole ? [] : numbers)).joined(separator: " ")
    }
  }

  private static func picture(
    _ painter: Painter, _ shell: DeviceCase, _ look: Look, words: String, isEmpty: Bool
  ) -> SVGNode {
    let frame = shell.frame
    let box = [frame.x, frame.y, frame.width, frame.height].map(\.svg).joined(separator: " ")
    let screen = Frame(
      x: 0, y: 0, width: painter.traits.screen.width, height: painter.traits.screen.height)
    let corners = SVGNode("clipPath", ["id": "glassedge"]).around([
      .rect(screen, "c", radius: shell.shell.corner)
    ])
    let defs = SVGNode("defs").around(
      [corners] + painter.clips.map(\.node) + Gradients.nodes(of: look))
    let contents = SVGNode("g", ["clip-path": "url(#glassedge)"])
      .around([.rect(screen, isEmpty ? "void" : "page")] + painter.nodes)
    return SVGNode(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "dev \(look.name)", "viewBox": box,
        "width": frame.width, "height": frame.height, "role": "img",
        "overflow": painter.beside.isEmpty ? nil : "visible",
      ]
    ).around(
      [SVGNode("title").around(words), defs] + shell.ground + [contents] + shell.glass
        + painter.beside)
  }
}

extension SVGNode {
  /// The same picture with more room at its right edge.
  fileprivate func wider(by points: Double) -> SVGNode {
    var copy = self
    copy.attributes = attributes.map { name, value in
      var numbers = value.split(separator: " ").compactMap { Double($0) }
      switch name {
      case "width": numbers = numbers.map { $0 + points }
      case "viewBox" where numbers.count == 4: numbers[2] += points
      default: return (name, value)
      }
      return (name, numbers.map(\.svg).joined(separator: " "))
    }
    return copy
  }
}

extension Painter {
  /// Draws what is above all layers: keyboard, status bar and finger.
  fileprivate mutating func finish(
    _ screen: Screen, _ shell: DeviceCase, finger: Screen.Target.ID?
  ) {
    if let keyboard = screen.keyboard { drawKeyboard(keyboard) }
    let height = statusHeight(screen)
    if height > 0 {
      for node in shell.status(height: height, isOnBlack: isStatusOnBlack) { draw(node) }
    }
    guard let finger, let place = frame(of: finger) else { return }
    draw(.circle(place.middle.x, place.middle.y, radius: 36, "halo"))
    draw(.circle(place.middle.x, place.middle.y, radius: 30, "tip"))
  }
}

/// The gradients that a look's style sheet refers to.
enum Gradients {
  static func nodes(of look: Look) -> [SVGNode] {
    let common = [
      gradient("fall", [("0", "#000", "0"), ("1", "#000", ".22")], isVertical: false),
      gradient("foldshade", [("0", "#fff", "1"), ("1", "#b9bdc6", "1")], isVertical: false),
    ]
    guard look.bars.isBevelled else { return common }
    let pins = SVGNode(
      "pattern", ["id": "pins", "width": 7, "height": 7, "patternUnits": "userSpaceOnUse"]
    ).around([
      SVGNode("rect", ["width": 7, "height": 7, "fill": "#c9d0d9"]), .path("M1 0V7", "pin"),
    ])
    return common + [
      gradient("steel", [("0", "#b3c2d8", "1"), (".5", "#7e95b7", "1"), ("1", "#5d789f", "1")]),
      gradient("black", [("0", "#4a4a4c", "1"), (".5", "#1c1c1e", "1"), ("1", "#000", "1")]),
      gradient("glass", [("0", "#56688c", "1"), (".4", "#233a63", "1"), ("1", "#1b2f55", "1")]),
      pins,
    ]
  }

  /// The gradient of a page that is rolled up from below, for pictures with one.
  static let lift = gradient(
    "liftshade", [("0", "#b9bdc6", "1"), (".3", "#fff", "1"), ("1", "#b9bdc6", "1")])

  private static func gradient(
    _ name: String, _ stops: [(at: String, color: String, opacity: String)], isVertical: Bool = true
  ) -> SVGNode {
    SVGNode(
      "linearGradient", ["id": name, "x2": isVertical ? "0" : nil, "y2": isVertical ? "1" : nil]
    )
    .around(
      stops.map {
        SVGNode("stop", ["offset": $0.at, "stop-color": $0.color, "stop-opacity": $0.opacity])
      })
  }
}
