import NavigationModel

/// Draws a screen and remembers what it has drawn where, in one walk.
struct Painter: Sendable {
  let look: Look
  let hues: Hues
  /// The device and its orientation.
  let traits: Traits
  /// What moves, by the number of its container or presenter.
  let motions: [Motion]
  /// The screen that the movements come from.
  let former: Screen?
  /// What can be tapped.
  let targets: Set<Screen.Target.ID>
  /// What was drawn in the current group.
  var nodes: [SVGNode] = []
  /// The outlines that pictures are cut to, and what else has a name.
  private(set) var clips: [(name: String, node: SVGNode)] = []
  /// Where targets, views and what is around layers were drawn, on the screen.
  private(set) var places: [Screen.Place: Place] = [:]
  /// How many places were remembered.
  private var depth = 0
  /// Where the views of controllers begin, on the screen, seen or not.
  private(set) var origins: [Int: Point] = [:]
  /// Where views of controllers were drawn, on the screen, those in others after these.
  private(set) var views: [(controller: Int, frame: Frame)] = []
  /// What is beside the device, to the right of its case.
  var beside: [SVGNode] = []
  /// The rows and cells whose menu shows them with their text.
  private var previews: [String: Screen.Target.ID] = [:]
  /// Where the current group is on the screen.
  private var origin = Point()
  /// Whether nothing but black is behind the status bar.
  var isStatusOnBlack = false
  /// The visible part of the screen in the current group.
  private var window: Frame
  /// Whether it draws what is only a picture of an earlier screen.
  private var isPast = false

  /// A painter of a device.
  init(
    _ look: Look, _ hues: Hues, _ traits: Traits, motions: [Motion] = [], former: Screen? = nil,
    targets: Set<Screen.Target.ID> = []
  ) {
    (self.look, self.hues, self.traits) = (look, hues, traits)
    (self.motions, self.former, self.targets) = (motions, former, targets)
    window = Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
  }

  /// Draws an element.
  mutating func draw(_ node: SVGNode) { nodes.append(node) }

  /// Draws a text at a point, whole.
  mutating func write(
    _ text: String, _ style: TextStyle, x: Double, y: Double, _ anchor: TextAnchor = .start,
    color: String? = nil, length: Double? = nil
  ) {
    guard !text.isEmpty else { return }
    let position = anchor == .start ? nil : anchor.rawValue
    draw(
      SVGNode("text", ["class": style.name, "x": x, "y": y, "text-anchor": position])
        .ofLength(length).with("style", color).around(text))
  }

  /// Draws as much of a text as fits in a rectangle, on its middle line; one that is measured is as
  /// wide in every font.
  mutating func write(
    _ text: String, _ style: TextStyle, in frame: Frame, _ anchor: TextAnchor = .middle,
    color: String? = nil, isMeasured: Bool = false
  ) {
    let fitted = style.fit(text, in: frame.width)
    let x =
      switch anchor {
      case .start: frame.x
      case .middle: frame.x + frame.width / 2
      case .end: frame.right
      }
    let length = isMeasured ? style.width(fitted) : style.length(of: fitted, in: frame.width)
    write(
      fitted, style, x: x, y: frame.y + frame.height / 2 + style.size * 0.35, anchor, color: color,
      length: length)
  }

  /// Draws a group, which may be moved.
  mutating func group(
    _ container: SVGNode = SVGNode("g"), at offset: Point = Point(),
    _ body: (inout Painter) -> Void
  ) {
    let outer = nodes
    nodes = []
    origin = origin + offset
    body(&self)
    origin = origin - offset
    let inner = nodes
    nodes = outer
    guard !inner.isEmpty else { return }
    let isMoved = offset != Point()
    let node =
      isMoved
      ? container.with("transform", "translate(\(offset.x.svg) \(offset.y.svg))") : container
    draw(node.around(inner))
  }

  /// Draws what is only seen inside a rectangle.
  mutating func clip(
    to frame: Frame, radius: Double = 0, _ body: (inout Painter) -> Void
  ) {
    let parts = [frame.x, frame.y, frame.width, frame.height, radius].map(\.svg)
    let shape = SVGNode.rect(frame, "c", radius: radius == 0 ? nil : radius)
    let outer = window
    window = window.part(in: frame.moved(origin))
    clip(to: shape, named: "c" + parts.joined(separator: "_"), body)
    window = outer
  }

  /// Draws what is only seen inside an outline, whose name says what it is.
  mutating func clip(
    to shape: SVGNode, named name: String, _ body: (inout Painter) -> Void
  ) {
    define(SVGNode("clipPath", ["id": name]).around([shape]), named: name)
    group(SVGNode("g", ["clip-path": "url(#\(name))"]), body)
  }

  /// Adds what this picture refers to by a name, and others don't.
  mutating func define(_ node: SVGNode, named name: String) {
    if !clips.contains(where: { $0.name == name }) { clips.append((name, node)) }
  }

  /// Draws what was there before; nothing in it can be tapped.
  mutating func past(_ body: (inout Painter) -> Void) {
    let outer = isPast
    isPast = true
    body(&self)
    isPast = outer
  }

  /// Where something is, and in which order it was drawn.
  struct Place: Sendable {
    /// As much as is seen of it, unless something else covers it.
    let frame: Frame
    /// How many were drawn before.
    let depth: Int
    /// Whether something that was drawn later covers all of it.
    var isCovered = false
  }

  /// Remembers where a target is, as far as it is seen.
  mutating func place(_ id: Screen.Target.ID?, _ frame: Frame) {
    guard let id else { return }
    remember(.target(id), frame)
  }

  /// Remembers where a controller's view is, as far as it is seen.
  mutating func remember(viewOf controller: Int?, _ frame: Frame) {
    guard let controller, let seen = remember(.view(controller), frame) else { return }
    views.append((controller, seen))
    let whole = frame.moved(origin)
    origins[controller] = Point(x: whole.x, y: whole.y)
  }

  /// Remembers where something is, and returns as much as is seen of it; nil for nothing.
  @discardableResult
  mutating func remember(_ place: Screen.Place, _ frame: Frame) -> Frame? {
    guard !isPast else { return nil }
    let seen = frame.moved(origin).part(in: window)
    guard seen.width > 1, seen.height > 1 else { return nil }
    places[place] = Place(frame: seen, depth: depth)
    depth += 1
    return seen
  }

  /// Remembers that what was drawn in a rectangle so far isn't seen any more.
  mutating func cover(_ frame: Frame) {
    let cover = frame.moved(origin).part(in: window)
    for (place, known) in places where cover.covers(known.frame) { places[place]?.isCovered = true }
  }

  /// Remembers a row or a cell by its text.
  mutating func remember(_ id: Screen.Target.ID?, as text: String?) {
    if let id, let text, !isPast { previews[text] = id }
  }

  /// Where a row or a cell with a text was drawn, in the current group.
  func preview(of text: String) -> Frame? { previews[text].flatMap { frame(of: $0) } }

  /// Draws what another painter has drawn, in a group of its own.
  mutating func take(_ other: Painter, _ container: SVGNode? = nil) {
    draw((container ?? SVGNode("g")).around(other.nodes))
    for clip in other.clips { define(clip.node, named: clip.name) }
    places.merge(other.places) { $1 }
    origins.merge(other.origins) { $1 }
    beside += other.beside
  }

  /// Where a target was drawn, in the current group.
  func frame(of id: Screen.Target.ID) -> Frame? {
    places[.target(id)].map { $0.frame.moved(Point(x: -origin.x, y: -origin.y)) }
  }

  /// The movement in a container or presenter; none among what was there before.
  func motion(in lane: Int?) -> Motion? {
    guard let lane, !isPast else { return nil }
    return motions.last { $0.lane == lane }
  }
}
