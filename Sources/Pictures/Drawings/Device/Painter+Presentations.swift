import NavigationModel

extension Painter {
  /// Draws a screen, and where it is on the way from a former one.
  mutating func draw(_ screen: Screen) {
    if let former, former.traits.orientation != screen.traits.orientation, let motion = motions.last
    {
      return drawTurning(from: former, to: screen, at: motion.fraction)
    }
    guard let former, let change = layerChange(from: former, to: screen) else {
      return drawResting(screen.layers, of: screen)
    }
    let (below, above) = (change.below, change.above)
    let row = look.motions[change.key]
    guard change.movesWhole else {
      return drawSliding(change, row)
    }
    let (old, new) = change.isComing ? (below, above) : (above, below)
    draw(row, change.motion, in: whole) {
      $0.drawResting(old.layers, of: old)
    } entering: {
      $0.drawResting(new.layers, of: new)
    }
  }

  /// Draws a device that is being turned: the screen before is across the new one, and fades.
  private mutating func drawTurning(from former: Screen, to screen: Screen, at fraction: Double) {
    var (old, new) = (
      Painter(look, hues, former.traits), Painter(look, hues, screen.traits, targets: targets)
    )
    old.draw(.rect(old.whole, "page"))
    old.draw(former)
    new.draw(screen)
    take(new)
    let isUpright = screen.traits.orientation == .portrait
    let turn =
      isUpright
      ? "translate(\(whole.width.svg) 0) rotate(90)"
      : "translate(0 \(whole.height.svg)) rotate(-90)"
    take(
      old,
      SVGNode("g", ["opacity": 1 - fraction, "data-o": "1 0", "transform": turn]))
  }

  /// Draws layers that don't move; the presenter of a sheet of the whole height is smaller.
  private mutating func drawResting(_ layers: [Screen.Layer], of screen: Screen) {
    let isBehind = layers.count > 1 && layers[1].pushesBack(on: traits)
    drawBase(layers.prefix(1), of: screen, scale: isBehind ? look.presenterScale : 1)
    draw(layers.dropFirst(), of: screen)
  }

  private mutating func drawBase(
    _ layers: some Sequence<Screen.Layer>, of screen: Screen, scale: Double
  ) {
    guard scale < 1 else { return draw(layers, of: screen) }
    draw(.rect(whole, "void"))
    isStatusOnBlack = true
    let x = whole.width * (1 - scale) / 2, y = whole.height * (1 - scale)
    group(SVGNode("g", ["transform": "translate(\(x.svg) \(y.svg)) scale(\(scale.svg))"])) {
      $0.draw(layers, of: screen)
    }
  }

  /// Draws layers that come over others, or leave them.
  private mutating func drawSliding(_ change: LayerChange, _ row: MotionRow) {
    let fraction = change.motion.fraction
    let shown = change.isResizing ? 1 : change.isComing ? fraction : 1 - fraction
    let isBehind = change.moving.first?.pushesBack(on: traits) == true
    let scale =
      isBehind && change.below.layers.count == 1 ? 1 - (1 - look.presenterScale) * shown : 1
    let drawBelow: (inout Painter) -> Void = { painter in
      painter.drawBase(change.below.layers.prefix(1), of: change.below, scale: scale)
      painter.draw(change.below.layers.dropFirst(), of: change.below)
    }
    if change.isComing { past(drawBelow) } else { drawBelow(&self) }
    for layer in change.moving {
      let dimming = change.dimming(by: layer)
      if dimming > 0, layer.kind != .full { drawDimming(dimming) }
      let travel = travel(of: layer)
      let movement = change.movement(of: layer, row, travel)
      let area = Frame(x: 0, y: 0, width: whole.width, height: travel)
      draw(movement, in: area, at: fraction) { painter in
        if layer.kind == .full, movement.moves.count > 1 { painter.drawUpperEdge() }
        let drawLayer: (inout Painter) -> Void = { $0.draw(layer, of: change.above) }
        if change.isComing { drawLayer(&painter) } else { painter.past(drawLayer) }
      }
      if change.isResizing { drawRuler(of: layer) }
    }
    if change.motion.isCustom { drawWord("custom", in: whole) }
  }

  /// Draws what parts a page that comes from below from what is behind it.
  private mutating func drawUpperEdge() {
    let shadow = Frame(x: 0, y: -10, width: whole.width, height: 10)
    draw(SVGNode.rect(shadow, "shade").with("opacity", 0.07))
    draw(.line(0, -0.5, to: whole.width, -0.5, "rimmed"))
  }

  private func layerChange(from former: Screen, to screen: Screen) -> LayerChange? {
    motions.lazy.compactMap { LayerChange($0, from: former, to: screen) }.first
  }
}

/// Layers that come over a screen or leave it.
private struct LayerChange {
  let motion: Motion
  /// The screen without them, and the one with them.
  let below, above: Screen
  /// The layers.
  let moving: ArraySlice<Screen.Layer>
  let isComing: Bool
  let key: MotionTable.Key
  /// How far a sheet rises that changes its height; nil for others.
  private let rise: Double?
  /// Whether a sheet that changes its height dimmed the rest before.
  private let wasDimmed: Bool

  init?(_ motion: Motion, from former: Screen, to screen: Screen) {
    guard let coming = Self.directions[motion.kind] else { return nil }
    let controller = coming ? motion.entering : motion.leaving
    var (below, above) = coming ? (former, screen) : (screen, former)
    let isThere = { (layer: Screen.Layer) in layer.pane.controller == controller }
    guard let index = above.layers.firstIndex(where: isThere),
      motion.kind == .detent || !below.layers.contains(where: isThere)
    else { return nil }
    self.motion = motion
    // The page that is curled is the other side, which moves.
    let isPartial = above.layers[index].curled != nil
    key = (isPartial ? Self.partialCurls[motion.key] : nil) ?? motion.key
    above.layers[index].curled = nil
    self.above = above
    moving = above.layers[index...]
    isComing = coming
    // A sheet that changes its height is drawn between its heights, the rest stays.
    let before = motion.kind == .detent ? below.layers.first(where: isThere)?.frame.y : nil
    rise = before.map { $0 - above.layers[index].frame.y }
    wasDimmed = motion.kind == .detent && below.layers.first(where: isThere)?.dimsTheRest == true
    if rise != nil { below.layers.removeAll(where: isThere) }
    self.below = below
  }

  /// How much the rest is dimmed by one of the layers, as a part of what the look has.
  func dimming(by layer: Screen.Layer) -> Double {
    let (from, to) = isComing ? (wasDimmed, layer.dimsTheRest) : (layer.dimsTheRest, false)
    return (from ? 1 - motion.fraction : 0) + (to ? motion.fraction : 0)
  }

  private static let directions: [Motion.Kind: Bool] = [
    .present: true, .dismiss: false, .detent: true,
  ]

  private static let partialCurls: [MotionTable.Key: MotionTable.Key] = [
    .curl: .partialCurl, .uncurl: .partialUncurl,
  ]

  /// The movement of one of the layers.
  func movement(of layer: Screen.Layer, _ row: MotionRow, _ travel: Double) -> Movement {
    guard let rise else { return layer.movement(row, isComing: isComing) }
    return Movement(moves: [Point(y: rise / max(travel, 1)), Point()])
  }

  /// Whether both screens take part as a whole: they turn, or a page is rolled up.
  var movesWhole: Bool {
    [.flip, .curl, .uncurl, .partialCurl, .partialUncurl].contains(key)
  }

  var isResizing: Bool { rise != nil }
}

extension Screen.Layer {
  /// Whether what is behind it shrinks.
  func pushesBack(on traits: Traits) -> Bool {
    kind == .sheet && dimsTheRest && frame.y < 100 && traits.device == .iPhone
      && traits.orientation == .portrait
  }

  /// Its movement: alerts and popovers don't move, but appear.
  func movement(_ row: MotionRow, isComing: Bool) -> Movement {
    if kind == .alert || kind == .popover { return Movement(fades: isComing ? [0, 1] : [1, 0]) }
    let movement = isComing ? row.entering : row.leaving
    guard !isComing, movement.moves.count < 2, movement.fades.count < 2 else { return movement }
    return Movement(fades: [1, 0])  // a dissolve leaves as it came
  }
}
