import NavigationModel

extension Painter {
  /// Draws a field: a light line around its text.
  mutating func draw(_ field: Screen.Field, in frame: Frame) {
    place(field.id, frame)
    group(SVGNode("g", ["class": field.isEnabled ? nil : "off"])) {
      $0.draw(.rect(frame, "card", radius: 6))
      $0.draw(.rect(frame.inset(0.5, 0.5), "hair", radius: 6))
      $0.writeText(of: field, in: frame.inset(8, 0))
    }
  }

  /// Draws a part of a search bar: the field is a pill with a magnifier, and Cancel is a word.
  mutating func draw(search element: Screen.Element, in frame: Frame) {
    switch element.kind {
    case .field(let field): draw(searchField: field, in: frame)
    case .button(let button) where !look.bars.isBevelled:
      place(button.id, frame)
      group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
        $0.write(button.text, .button, in: frame)
      }
    case .button(let button): draw(barButton: button, in: frame.inset(2, 0))
    default: draw(element, in: frame)
    }
  }

  private mutating func draw(searchField field: Screen.Field, in frame: Frame) {
    place(field.id, frame)
    let isWhite = look.bars.isBevelled, size = min(18, frame.height - 8)
    group(SVGNode("g", ["class": field.isEnabled ? nil : "off"])) {
      $0.draw(
        .rect(
          frame, isWhite ? "card" : "fill", radius: isWhite ? frame.height / 2 : 10))
      let middle = Point(x: frame.x + 18, y: frame.middle.y)
      if size > 8 { $0.draw(.search, at: middle, size: size, "disc") }
      $0.writeText(
        of: field,
        in: Frame(
          x: frame.x + 32, y: frame.y, width: max(frame.width - 40, 0), height: frame.height))
    }
  }

  /// Writes what is in a field, or its placeholder, and the caret.
  private mutating func writeText(of field: Screen.Field, in room: Frame) {
    let style = field.isPlaceholder ? TextStyle.hint : .label
    // The caret stands at the end of what is typed.
    let isMeasured = field.isEdited && !field.isPlaceholder
    write(field.text, style, in: room, .start, isMeasured: isMeasured)
    guard field.isEdited else { return }
    let text = field.isPlaceholder ? "" : style.fit(field.text, in: room.width)
    let x = min(room.x + (text.isEmpty ? -3 : style.width(text) + 2), room.right)
    draw(.line(x, room.middle.y - 10, to: x, room.middle.y + 10, "tick"))
  }
}
