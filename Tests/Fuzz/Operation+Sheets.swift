/// Action sheets with other presentations over and under them.
extension Operation {
  /// Rows of the table.
  static let sheets = [
    Operation(
      "present over an action sheet", weight: 8,
      results: ["a presentation over an action sheet", "a picture of an action sheet"]
    ) { $0.overActionSheet() },
    Operation("present an action sheet over a sheet", weight: 4) {
      let style = $0.pick(styles) ?? "pageSheet"
      return """
        local c = root() local sheet = UIViewController{ modalPresentationStyle = "\(style)" } \
        c:present(sheet, \($0.flag())) \($0.pause()) \
        sheet:present(\($0.actionSheet()), \($0.flag())) \($0.keep("sheet")) draw() \($0.pause()) draw()
        """
    },
  ]

  static let styles = [
    "pageSheet", "formSheet", "popover", "fullScreen", "overFullScreen", "currentContext",
    "overCurrentContext", "custom", "automatic",
  ]
}

extension ProgramWriter {
  /// An action sheet, with or without a title, a message and actions.
  mutating func actionSheet() -> String {
    let count = roll(10) ? 40 : number(below: 6)
    let actions = (0..<count).map { "UIAlertAction{ title = \"\($0)\" }" }
    let texts = ["", "title = \"T\", ", "message = \"M\", ", "title = \"T\", message = longText, "]
    return """
      UIAlertController{ preferredStyle = "\(roll(80) ? "actionSheet" : "alert")", \
      \(pick(texts) ?? "")\(actions.joined(separator: ", ")) }
      """
  }

  /// One to three presentations over an action sheet, with pictures.
  mutating func overActionSheet() -> String {
    let turn = roll(30) ? "simulator.orientation = \"landscape\" " : ""
    let presentations = (0...number(below: 3)).map { _ in presentationOnTop() }
    return """
      \(turn)local sheet = \(actionSheet()) root():present(sheet, \(flag())) \(pause()) draw() \
      local top = sheet \(presentations.joined(separator: " ")) \
      if sheet.presentedViewController then did "a presentation over an action sheet" end \
      if draw() then did "a picture of an action sheet" end \(keep("top")) \(body())
      """
  }

  private mutating func presentationOnTop() -> String {
    let style = pick(Operation.styles) ?? "pageSheet"
    let other = "UIViewController{ modalPresentationStyle = \"\(style)\" }"
    let next = roll(40) ? actionSheet() : other
    return """
      do local over = \(next) top:present(over, \(flag())) draw() \(pause()) draw() \
      top = over end
      """
  }
}
