import NavigationModel

extension Painter {
  /// The whole screen in points.
  var whole: Frame {
    Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
  }

  /// The part of a rectangle beside the camera of a phone on its side.
  func safe(_ frame: Frame) -> Frame {
    guard look.shell.hasIsland, traits.device == .iPhone, traits.orientation == .landscape else {
      return frame
    }
    let sides = look.heights.safeArea(traits)
    let left = max(frame.x, sides.left), right = min(frame.right, whole.right - sides.right)
    return Frame(x: left, y: frame.y, width: max(right - left, 0), height: frame.height)
  }

  /// How much the status bar covers at the top.
  func statusHeight(_ screen: Screen) -> Double {
    screen.showsStatus ? look.heights.statusBar(traits) : 0
  }

  /// Draws layers over each other.
  mutating func draw(_ layers: some Sequence<Screen.Layer>, of screen: Screen) {
    for layer in layers {
      if layer.kind != .full { remember(.surroundings(layer.pane.controller), whole) }
      if layer.dimsTheRest, layer.kind != .full { drawDimming(1) }
      draw(layer, of: screen)
      drawRuler(of: layer)
    }
  }

  /// Dims everything so far, by a part of what the look has.
  mutating func drawDimming(_ part: Double, list: String? = nil) {
    let opacity = look.dimming * part
    draw(SVGNode.rect(whole, "dim").with("opacity", opacity).with("data-o", list))
  }

  /// Draws one layer.
  mutating func draw(_ layer: Screen.Layer, of screen: Screen) {
    let frame = layer.frame
    if layer.kind == .alert || layer.kind == .actionSheet {
      remember(viewOf: layer.pane.controller, frame)
    }
    switch layer.kind {
    case .full:
      let own = layer.pane.frame.flatMap {
        frame.covers($0) && $0.height > frame.height / 2 ? $0 : nil
      }
      let place = own ?? frame
      let isUnderPage = layer.curled != nil
      let insets = Insets(
        top: max(statusHeight(screen) - place.y, 0),
        curl: (isUnderPage ? 0.55 * frame.height : 0, 0))
      draw(layer.pane, in: place, insets)
      if let page = layer.curled { drawCurled(page, in: frame, statusHeight(screen)) }
    case .sheet:
      cover(frame)
      drawSheet(layer)
    case .card: drawCard(layer.pane, in: frame, radius: 12)
    case .popover: drawPopover(layer)
    case .alert: drawAlert(layer.pane, at: nil)
    case .actionSheet: drawActionSheet(layer)
    }
  }

  /// Draws what a partial curl leaves of a page.
  private mutating func drawCurled(_ page: Screen.Pane, in frame: Frame, _ top: Double) {
    let shape = Movement.Shape.lifts(from: 0, to: Movement.Shape.curled)
    let insets = Insets(top: top, curl: (0, 0.6 * frame.height))
    past { painter in
      painter.draw(shape, in: frame, at: 1) { $0.draw(page, in: frame, insets) }
    }
  }

  /// Draws a pane as a card.
  private mutating func drawCard(
    _ pane: Screen.Pane, in frame: Frame, radius: Double, outline: String = "hair"
  ) {
    cover(frame)
    clip(to: frame, radius: radius) { painter in
      painter.draw(.rect(frame, "page"))
      painter.draw(pane, in: frame, Insets())
    }
    draw(.rect(frame, outline, radius: radius))
  }

  private mutating func drawSheet(_ layer: Screen.Layer) {
    let below = 20.0  // the lower corners are outside
    let frame = layer.frame
    let whole = Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height + below)
    clip(to: whole, radius: 12) { painter in
      painter.draw(.rect(whole, "page"))
      painter.draw(layer.pane, in: frame, Insets())
    }
    draw(.rect(whole, "hair", radius: 12))
    if layer.sheet?.hasGrabber == true {
      let grabber = Frame(x: frame.middle.x - 18, y: frame.y + 5, width: 36, height: 4)
      draw(.rect(grabber, "charge", radius: 2))
    }
  }

  /// Draws the heights that a sheet can take, beside the device; they stay while it moves.
  mutating func drawRuler(of layer: Screen.Layer) {
    guard let sheet = layer.sheet, sheet.detents.count > 1,
      let first = sheet.detents.map(\.top).min()
    else { return }
    let x = DeviceCase(look, traits).frame.right + 8
    beside = [.line(x, first, to: x, whole.bottom - 30, "ruler")]
    for (index, detent) in sheet.detents.enumerated() {
      beside.append(
        .circle(x, detent.top, radius: 4.5, index == sheet.selected ? "stop on" : "stop"))
      let place = "translate(\((x + 8).svg) \(detent.top.svg)) rotate(90)"
      let name = SVGNode(
        "text", ["class": TextStyle.note.name, "y": 1, "text-anchor": "start", "transform": place])
      beside.append(name.around(TextStyle.note.fit(detent.name, in: 90)))
    }
  }

  // MARK: Popovers

  private mutating func drawPopover(_ layer: Screen.Layer) {
    let place = source(of: layer).map { PopoverPlace(layer.frame, layer.arrow, at: $0, in: whole) }
    let frame = place?.frame ?? layer.frame
    let isAlert = layer.pane.controller == nil && layer.pane.elements.allSatisfy(\.isPartOfAlert)
    if isAlert, let (button, place) = preview(in: layer.pane) {
      return drawContextMenu(layer.pane, of: button, at: place)
    }
    if isAlert { return drawMenu(layer.pane, in: frame) }
    drawCard(layer.pane, in: frame, radius: 10, outline: "rimmed")
    if let place { drawArrow(place.arrow, of: layer.pane) }
  }

  private func source(of layer: Screen.Layer) -> Frame? {
    switch layer.source {
    case .target(let id): frame(of: id)
    case .frame(let frame): frame
    case nil: nil
    }
  }

  /// Draws an arrow in the colour of the contents beside it.
  private mutating func drawArrow(_ path: String, of pane: Screen.Pane) {
    draw(.path(path + "Z", "page"))
    draw(SVGNode("g", ["class": hues.name(pane.controller)]).around([.path(path + "Z", "ground")]))
    draw(.path(path, "rimmed"))
  }
}

extension Screen.Element {
  /// Whether alerts consist of such elements.
  var isPartOfAlert: Bool {
    switch kind {
    case .label, .button, .field: true
    default: false
    }
  }
}
