import NavigationModel

extension Painter {
  /// Draws one side of a transition where it is at the moment.
  mutating func draw(
    _ movement: Movement, in frame: Frame, at fraction: Double, _ body: (inout Painter) -> Void
  ) {
    let part = movement.offset(at: fraction)
    let offset = Point(x: part.x * frame.width, y: part.y * frame.height)
    let opacity = Movement.value(movement.fades, at: fraction)
    let node = SVGNode(
      "g",
      [
        "data-m": movement.moves.count > 1 ? moves(movement, frame) : nil,
        "opacity": opacity < 1 ? opacity : nil,
        "data-o": movement.fades.count > 1 ? list(movement.fades) : nil,
      ])
    group(node, at: offset) { painter in
      painter.draw(movement.shape, in: frame, at: fraction, body)
      painter.drawShade(of: movement, in: frame, at: fraction)
    }
  }

  private func moves(_ movement: Movement, _ frame: Frame) -> String {
    list(movement.moves.flatMap { [$0.x * frame.width, $0.y * frame.height] })
  }

  private func list(_ values: [Double]) -> String { values.map(\.svg).joined(separator: " ") }

  private mutating func drawShade(of movement: Movement, in frame: Frame, at fraction: Double) {
    guard movement.shade.count > 1 else { return }
    let opacity = Movement.value(movement.shade, at: fraction)
    draw(
      SVGNode.rect(frame, "shade").with("opacity", opacity).with("data-o", list(movement.shade)))
  }

  /// Draws a shadow at the left edge of what is on top.
  private mutating func drawEdgeShadow(of frame: Frame) {
    draw(.rect(Frame(x: frame.x - 22, y: frame.y, width: 22, height: frame.height), "fall"))
  }

  // MARK: Containers

  /// Draws a container while its children change.
  mutating func draw(
    _ motion: Motion, from old: Screen.Pane, to new: Screen.Pane, in frame: Frame, _ insets: Insets
  ) {
    let row = look.motions[motion.key]
    guard motion.kind != .exchange else {
      return draw(row, motion, in: frame) {
        $0.drawContents(of: old, in: frame, insets)
        $0.drawBars(of: old, in: frame, insets)
      } entering: {
        $0.drawContents(of: new, in: frame, insets)
        $0.drawBars(of: new, in: frame, insets)
      }
    }
    let glides = old.bar != nil && new.bar != nil
    draw(row, motion, in: frame) {
      $0.drawContents(of: old, in: frame, insets)
      if !glides { $0.drawUpperBar(of: old, in: frame, insets) }
    } entering: {
      $0.drawContents(of: new, in: frame, insets)
      if !glides { $0.drawUpperBar(of: new, in: frame, insets) }
    }
    if let from = old.bar, let to = new.bar {
      drawGround(of: to, over: new, in: frame, insets)
      draw(row.titles, from: from, to: to, at: motion.fraction, in: frame, insets)
    }
    drawLowerBars(of: new, in: frame, insets)
  }

  /// Draws both sides of a transition in their order.
  mutating func draw(
    _ row: MotionRow, _ motion: Motion, in frame: Frame, leaving: (inout Painter) -> Void,
    entering: (inout Painter) -> Void
  ) {
    clip(to: frame) { painter in
      if row.isOnBlack {
        painter.draw(.rect(frame, "void"))
        painter.isStatusOnBlack = true
      }
      let sides = [false, true]
      for isEntering in row.isEnteringOnTop ? sides : sides.reversed() {
        let isOnTop = isEntering == row.isEnteringOnTop
        painter.draw(
          isEntering ? row.entering : row.leaving, in: frame, at: motion.fraction
        ) { inner in
          if isOnTop, row.hasShadow { inner.drawEdgeShadow(of: frame) }
          if isEntering { entering(&inner) } else { inner.past(leaving) }
        }
      }
      if motion.isCustom { painter.drawWord("custom", in: frame) }
    }
  }

  /// Says that the program animates the transition in its own way.
  mutating func drawWord(_ word: String, in frame: Frame) {
    let width = TextStyle.note.width(word) + 16
    let place = Frame(
      x: frame.middle.x - width / 2, y: frame.bottom - 60, width: width, height: 22)
    draw(.rect(place, "card", radius: 11))
    write(word, .note, in: place)
  }

  // MARK: Bars

  /// Draws the texts of two bars on their ways: titles glide, everything fades.
  private mutating func draw(
    _ titles: TitleMotion, from old: Screen.Bar, to new: Screen.Bar, at fraction: Double,
    in frame: Frame, _ insets: Insets
  ) {
    let leaving = Movement(moves: [Point(), Point(x: titles.to)], fades: [1, 0.6, 0])
    let entering = Movement(moves: [Point(x: titles.from), Point()], fades: [0, 0.6, 1])
    past {
      $0.draw(old, leaving, at: fraction, in: $0.barFrame(of: old, in: frame, insets))
    }
    draw(new, entering, at: fraction, in: barFrame(of: new, in: frame, insets))
  }

  private mutating func draw(
    _ bar: Screen.Bar, _ movement: Movement, at fraction: Double, in frame: Frame
  ) {
    let rows = rows(of: bar, in: frame)
    let layout = layout(of: bar, in: rows.buttons)
    clip(to: frame) { painter in
      painter.draw(movement, in: frame, at: fraction) { $0.drawTitle(of: bar, layout, rows) }
      // Buttons are gone before those that come, so that titles have the bar for themselves half-way.
      let items = movement.fades.first == 1 ? [1, 0.3, 0, 0, 0] : [0, 0, 0, 0.3, 1]
      painter.draw(Movement(fades: items), in: frame, at: fraction) {
        if let prompt = bar.prompt {
          $0.write(prompt, $0.look.bars.prompt, in: rows.prompt.inset(16, 0))
        }
        $0.drawButtons(of: bar, layout, in: rows.buttons)
      }
    }
  }
}
