import NavigationModel

extension Painter {
  /// Draws a picture that is turned or rolled up.
  mutating func draw(
    _ shape: Movement.Shape, in frame: Frame, at fraction: Double, _ body: (inout Painter) -> Void
  ) {
    switch shape {
    case .plain: body(&self)
    case .turnsAway: if fraction < 0.5 { drawTurned(in: frame, 1 - 2 * fraction, -1, body) }
    case .turnsHere: if fraction >= 0.5 { drawTurned(in: frame, 2 * fraction - 1, 1, body) }
    case .rolls(let from, let to): drawRolled(in: frame, from + (to - from) * fraction, body)
    case .lifts(let from, let to): drawLifted(in: frame, from + (to - from) * fraction, body)
    }
  }

  /// A page that is seen from the side: narrower, and higher at the edge that is nearer.
  private mutating func drawTurned(
    in frame: Frame, _ openness: Double, _ side: Double, _ body: (inout Painter) -> Void
  ) {
    let width = max(openness, 0.36), lean = (1 - width) * 0.1 * frame.height
    let left = side < 0 ? 0 : lean, right = side < 0 ? lean : 0
    let outline =
      "M\(frame.x.svg) \((frame.y + left).svg)L\(frame.right.svg) \((frame.y + right).svg)"
      + "V\((frame.bottom - right).svg)L\(frame.x.svg) \((frame.bottom - left).svg)Z"
    // All of it is in the glass, its nearer edge as well.
    let height = 1 - (1 - width) * 0.16
    let shift = Point(x: frame.middle.x * (1 - width), y: frame.middle.y * (1 - height))
    let squeeze = SVGNode(
      "g",
      [
        "transform":
          "translate(\(shift.x.svg) \(shift.y.svg)) scale(\(width.svg) \(height.svg))"
      ])
    group(squeeze) { painter in
      let name =
        "t" + [frame.width, frame.height, left, right, frame.x].map(\.svg).joined(separator: "_")
      painter.clip(to: .path(outline, "c"), named: name, body)
    }
  }

  /// A page whose right part is rolled up; the line of the roll leans to the left as it moves.
  private mutating func drawRolled(
    in frame: Frame, _ part: Double, _ body: (inout Painter) -> Void
  ) {
    let width = frame.width, height = frame.height
    let lower = frame.right - width * min(part * 1.5, 1.2)
    let upper = frame.right - width * max(part * 1.5 - 0.5, 0)
    let fold = width * 0.16 * min(part * 4, 1)
    let edge =
      "L\(upper.svg) \(frame.y.svg)"
      + "Q\(((upper + lower) / 2 + fold).svg) \((frame.y + height * 0.55).svg) \(lower.svg) \(frame.bottom.svg)"
    let name = "f" + [frame.x, frame.y, width, height, part].map(\.svg).joined(separator: "_")
    let outline = SVGNode.path(
      "M\(frame.x.svg) \(frame.y.svg)\(edge)L\(min(frame.x, lower).svg) \(frame.bottom.svg)Z", "c")
    clip(to: outline, named: name, body)
    guard part > 0 else { return }
    let back =
      "M\(upper.svg) \(frame.y.svg)"
      + "Q\(((upper + lower) / 2 + fold).svg) \((frame.y + height * 0.55).svg) \(lower.svg) \(frame.bottom.svg)"
      + "L\((lower + fold * 1.6).svg) \(frame.bottom.svg)"
      + "Q\(((upper + lower) / 2 + fold * 2.1).svg) \((frame.y + height * 0.5).svg) \(upper.svg) \(frame.y.svg)Z"
    draw(.path(back, "fold"))
  }
  /// A page whose lower part is rolled up; the right corner comes first.
  private mutating func drawLifted(
    in frame: Frame, _ part: Double, _ body: (inout Painter) -> Void
  ) {
    let right = frame.bottom - frame.height * min(part * 1.45, 1.2)
    let left = frame.bottom - frame.height * max(part * 1.45 - 0.25, 0)
    let fold = frame.height * 0.11 * min(part * 4, 1)
    let start = "M\(frame.x.svg) \(left.svg)", end = "\(frame.right.svg) \(right.svg)"
    let middle = { (shift: Double) in
      "\(frame.middle.x.svg) \(((left + right) / 2 + shift).svg)"
    }
    let name =
      "l"
      + [frame.x, frame.y, frame.width, frame.height, part].map(\.svg).joined(
        separator: "_")
    let page = start + "Q\(middle(fold)) \(end)V\(min(frame.y, right).svg)H\(frame.x.svg)Z"
    clip(to: .path(page, "c"), named: name, body)
    guard part > 0 else { return }
    let back =
      start + "Q\(middle(fold)) \(end)V\((right + fold).svg)"
      + "Q\(middle(fold * 2.2)) \(frame.x.svg) \(left.svg)Z"
    define(Gradients.lift, named: "liftshade")
    draw(.path(back, "lift"))
  }
}
