import NavigationModel

extension Painter {
  /// The height of a navigation bar in points.
  func height(of bar: Screen.Bar) -> Double {
    look.heights.navigationBar(
      traits, hasPrompt: bar.prompt != nil, palette: bar.hasLargeTitle ? BarHeights.largeTitle : 0,
      search: SearchRow(height: searchHeight(of: bar), replacesTitle: !bar.showsTitle))
  }

  /// The height of what is below the title: as far as its elements reach, and a margin.
  private func searchHeight(of bar: Screen.Bar) -> Double {
    let bottom = bar.search.compactMap { $0.frame?.bottom }.max()
    return bottom.map { $0 + 8 } ?? 0
  }

  /// Draws the bars of a pane over its contents.
  mutating func drawBars(of pane: Screen.Pane, in frame: Frame, _ insets: Insets) {
    drawUpperBar(of: pane, in: frame, insets)
    drawLowerBars(of: pane, in: frame, insets)
  }

  /// Draws a navigation bar.
  mutating func drawUpperBar(of pane: Screen.Pane, in frame: Frame, _ insets: Insets) {
    guard let bar = pane.bar else { return }
    drawGround(of: bar, over: pane, in: frame, insets)
    draw(bar, in: barFrame(of: bar, in: frame, insets))
  }

  /// Draws a toolbar and a tab bar.
  mutating func drawLowerBars(of pane: Screen.Pane, in frame: Frame, _ insets: Insets) {
    var bottom = frame.bottom - insets.bottom
    let extra = insets.bottom == 0 ? look.shell.homeArea : 0
    if let tabs = pane.tabs {
      bottom -= BarHeights.tabBar + extra
      drawLowerGround(
        Frame(x: frame.x, y: bottom, width: frame.width, height: 49 + extra), pane.tabsBackground)
      draw(
        tabs: tabs,
        in: tabRoom(
          of: pane,
          Frame(
            x: frame.x, y: bottom, width: frame.width, height: 49)))
    }
    if let accessory = pane.accessory {
      draw(accessory, above: bottom, in: frame, rest: pane.tabs == nil ? extra : 0)
    }
    if let items = pane.toolbar {
      let height = look.heights.toolbar(traits), rest = pane.tabs == nil ? extra : 0
      bottom -= height + rest
      drawLowerGround(
        Frame(x: frame.x, y: bottom, width: frame.width, height: height + rest),
        pane.toolbarBackground)
      draw(toolbar: items, in: Frame(x: frame.x, y: bottom, width: frame.width, height: height))
    }
  }

  /// Where the tabs are: at the leading edge beside an accessory.
  private func tabRoom(of pane: Screen.Pane, _ frame: Frame) -> Frame {
    guard pane.accessory?.isInline == true else { return frame }
    return Frame(x: frame.x, y: frame.y, width: min(80, frame.width / 3), height: frame.height)
  }

  /// Draws an accessory on a round card, above the bar or in it (F98).
  private mutating func draw(
    _ accessory: Screen.Pane.Accessory, above bottom: Double, in frame: Frame, rest: Double
  ) {
    let left = accessory.isInline ? min(80, frame.width / 3) : 16
    let y = accessory.isInline ? bottom : bottom - rest - 52
    let card = Frame(
      x: frame.x + left, y: y, width: max(frame.width - left - 16, 0), height: 48)
    draw(.rect(card.inset(0, 3), "card", radius: 21))
    draw(.rect(card.inset(0, 3), "outline", radius: 21))
    clip(to: card) { painter in
      for element in accessory.elements {
        let size = element.naturalSize
        let own = element.frame?.moved(Point(x: card.x, y: card.y))
        let place = Frame(
          x: card.x + 16, y: card.middle.y - size.height / 2, width: max(card.width - 32, 0),
          height: size.height)
        painter.draw(element, in: own ?? place)
      }
    }
  }

  /// Where the texts of a navigation bar are.
  func barFrame(of bar: Screen.Bar, in frame: Frame, _ insets: Insets) -> Frame {
    // A column over it leaves the texts the rest of the width.
    let left = max(insets.left, 0)
    return Frame(
      x: frame.x + left, y: frame.y + insets.top, width: max(frame.width - left, 0),
      height: height(of: bar))
  }

  /// Draws a navigation bar without its texts; what is above it has the same color.
  ///
  /// Where no scroll view is below it, what reaches under it is seen (E43).
  mutating func drawGround(
    of bar: Screen.Bar, over pane: Screen.Pane, in frame: Frame, _ insets: Insets
  ) {
    let whole = Frame(
      x: frame.x, y: frame.y, width: frame.width, height: insets.top + height(of: bar))
    if look.bars.isClear, bar.background == nil, pane.reaches(above: whole.height) { return }
    draw(bar.background, look.bars.ground, in: whole, lineAt: whole.bottom)
  }

  private mutating func drawLowerGround(_ frame: Frame, _ background: BarBackground?) {
    draw(background, look.bars.lower, in: frame, lineAt: frame.y)
  }

  /// Draws the background of a bar, with the line at its edge.
  private mutating func draw(
    _ background: BarBackground?, _ usual: String, in frame: Frame, lineAt y: Double
  ) {
    switch background?.fill {
    case nil, BarBackground.blurred: draw(.rect(frame, usual))
    case BarBackground.transparent: break
    case .some(let color): draw(.rect(frame, usual).with("style", color.fill))
    }
    if let background, background.shadow == nil { return }
    let color = background?.shadow == "separator" ? nil : background?.shadow?.stroke
    draw(.line(frame.x, y, to: frame.right, y, "hair").with("style", color))
  }

  /// Draws the texts of a navigation bar.
  mutating func draw(_ bar: Screen.Bar, in frame: Frame) {
    drawSearch(of: bar, in: frame)
    guard bar.showsTitle else { return }
    let rows = rows(of: bar, in: frame)
    if let prompt = bar.prompt { write(prompt, look.bars.prompt, in: rows.prompt.inset(16, 0)) }
    let layout = layout(of: bar, in: rows.buttons)
    drawButtons(of: bar, layout, in: rows.buttons)
    drawTitle(of: bar, layout, rows)
  }

  /// Draws the search bar at the lower edge of a bar.
  private mutating func drawSearch(of bar: Screen.Bar, in frame: Frame) {
    let top = frame.bottom - searchHeight(of: bar)
    for element in bar.search {
      guard let own = element.frame?.moved(Point(x: frame.x, y: top)) else { continue }
      draw(search: element, in: own.part(in: frame))
    }
  }

  /// Where the texts of a bar are; the corners of a device on its side are round.
  func layout(of bar: Screen.Bar, in frame: Frame) -> BarLayout {
    let isRound =
      look.shell.hasIsland && traits.device == .iPhone && traits.orientation == .landscape
    return BarLayout(
      bar, look.bars, width: frame.width, margin: isRound && frame.width > 500 ? 48 : 4)
  }

  /// Draws the title of a bar, at its place or under the buttons.
  mutating func drawTitle(
    of bar: Screen.Bar, _ layout: BarLayout, _ rows: (prompt: Frame, buttons: Frame, large: Frame)
  ) {
    if bar.hasLargeTitle {
      let room = rows.large.inset(16, 4)
      guard let subtitle = bar.subtitle else {
        return write(bar.title, .largeTitle, in: room, .start)
      }
      let lines = room.rows([room.height - 14, 14])
      write(bar.title, .largeTitle, in: lines[0], .start)
      return write(subtitle, look.bars.prompt, in: lines[1], .start)
    }
    let place = layout.title.moved(Point(x: rows.buttons.x, y: rows.buttons.y))
    let room = Frame(x: place.x, y: rows.buttons.y, width: place.width, height: rows.buttons.height)
    guard bar.middle.isEmpty else { return draw(controls: bar.middle, in: room) }
    guard let subtitle = bar.subtitle else {
      return write(bar.title, look.bars.title, in: room, color: bar.background?.titleColor?.fill)
    }
    let lines = room.inset(0, 4).rows([room.height - 24, 16])
    write(bar.title, look.bars.title, in: lines[0], color: bar.background?.titleColor?.fill)
    write(subtitle, look.bars.prompt, in: lines[1])
  }

  /// Draws the buttons at both sides of a bar.
  mutating func drawButtons(of bar: Screen.Bar, _ layout: BarLayout, in frame: Frame) {
    for (button, place) in zip(
      bar.left + (bar.middleButtons ?? []) + bar.right, layout.left + layout.middle + layout.right)
    {
      let area = Frame(
        x: frame.x + place.x, y: frame.y, width: place.width, height: frame.height)
      draw(barButton: button, in: area)
    }
  }

  /// The parts of a bar below each other.
  func rows(
    of bar: Screen.Bar, in frame: Frame
  ) -> (prompt: Frame, buttons: Frame, large: Frame) {
    let prompt = bar.prompt == nil ? 0.0 : 30.0, large = bar.hasLargeTitle ? 52.0 : 0.0
    let search = searchHeight(of: bar)
    let rows = frame.rows([prompt, max(frame.height - prompt - large - search, 0), large])
    return (rows[0], rows[1], rows[2])
  }

  /// Draws the controls of a view in a bar, as wide as they want to be.
  private mutating func draw(
    controls: [Screen.Element], in frame: Frame, isSearch: Bool = false
  ) {
    let widths = controls.map { min($0.naturalSize.width, frame.width) }
    var x = frame.middle.x - min(widths.reduce(0, +), frame.width) / 2
    for (element, width) in zip(controls, widths) where x + width <= frame.right + 1 {
      let height = min(element.naturalSize.height, frame.height - 8)
      let place = Frame(
        x: x, y: frame.middle.y - height / 2, width: width, height: height)
      if isSearch { draw(search: element, in: place) } else { draw(element, in: place) }
      x += width
    }
  }

  /// Draws a button of a bar: a text, an icon, or a chevron with a text.
  mutating func draw(barButton button: Screen.Button, in frame: Frame) {
    place(button.id, frame)
    if let parts = button.parts {
      return draw(controls: parts, in: frame, isSearch: button.text.hasPrefix("["))
    }
    let isBack = button.isBack
    group(SVGNode("g", ["class": button.isEnabled ? nil : "off"])) {
      if $0.look.bars.isBevelled { $0.drawBevel(in: frame.inset(2, 7), isArrow: isBack) }
      if isBack, !$0.look.bars.isBevelled {
        let x = frame.x + 9, y = frame.middle.y
        $0.draw(.path("M\((x + 9).svg) \((y - 9).svg)l-9 9l9 9", "chev"))
      }
      let inner = Frame(
        x: frame.x + (isBack ? 22 : 8), y: frame.y,
        width: frame.width - (isBack ? $0.look.bars.isBevelled ? 30 : 26 : 16),
        height: frame.height)
      if let glyph = button.glyph {
        $0.draw(glyph, at: frame.middle, size: min(Glyph.side, frame.width), $0.look.bars.glyph)
      } else {
        $0.write(
          button.barText, $0.look.bars.button, in: inner, isBack ? .start : .middle,
          isMeasured: $0.look.bars.isBevelled)
      }
    }
  }

  private mutating func drawBevel(in frame: Frame, isArrow: Bool) {
    guard isArrow else { return draw(.rect(frame, "bevel", radius: 5)) }
    let tip = frame.middle.y
    draw(
      .path(
        "M\(frame.x.svg) \(tip.svg)L\((frame.x + 13).svg) \(frame.y.svg)H\(frame.right.svg)"
          + "V\(frame.bottom.svg)H\((frame.x + 13).svg)Z", "bevel"))
  }

  // MARK: The lower edge

  /// Draws the items of a toolbar; flexible spaces share the remaining room.
  mutating func draw(toolbar items: [Screen.BarItem], in frame: Frame) {
    let style = look.bars.button
    let wanted = items.map { item -> Double in
      guard case .button(let button) = item else { return 0 }
      return button.parts.map { $0.naturalWidth + 8 } ?? button.barWidth(style) + 24
    }
    let fixed = Double(items.count { $0 == .space(isFlexible: false) }) * 16
    let flexible = Double(items.count { $0 == .space(isFlexible: true) })
    let room = frame.width - 16
    let scale = min(1, max(room - fixed, 0) / max(wanted.reduce(0, +), 1))
    let rest = max(room - fixed - wanted.reduce(0, +), 0)
    var x = frame.x + 8
    for (item, width) in zip(items, wanted) {
      switch item {
      case .space(let isFlexible): x += isFlexible ? rest / flexible : 16
      case .button(let button):
        draw(
          barButton: button,
          in: Frame(x: x, y: frame.y, width: width * scale, height: frame.height))
        x += width * scale
      }
    }
  }

  /// Draws the tabs of a tab bar, all as wide as each other.
  mutating func draw(tabs: [Screen.Tab], in frame: Frame) {
    let width = min(frame.width / Double(max(tabs.count, 1)), 160)
    let start = frame.middle.x - width * Double(tabs.count) / 2
    for (index, tab) in tabs.enumerated() {
      let place = Frame(
        x: start + width * Double(index), y: frame.y, width: width, height: frame.height)
      self.place(tab.button.id, place)
      group(SVGNode("g", ["class": tab.button.isEnabled ? nil : "off"])) {
        $0.draw(tab: tab, in: place)
      }
    }
  }

  private mutating func draw(tab: Screen.Tab, in frame: Frame) {
    let x = frame.middle.x
    if look.bars.isBevelled, tab.isSelected {
      draw(.rect(frame.inset(3, 3), "lit", radius: 4))
    }
    let style = tab.isSelected ? look.bars.tabOn : look.bars.tab
    // Without a title the text of a tab is the name of its image.
    let hasTitle = tab.image == nil || !tab.button.text.hasPrefix("[")
    let y = frame.y + (hasTitle ? 17 : 24)
    if let glyph = tab.image.flatMap(Glyph.init(named:)) ?? Glyph(ofTab: tab.button.text) {
      let name = tab.isSelected ? look.bars.tabGlyphOn : look.bars.tabGlyph
      draw(glyph, at: Point(x: x, y: y), name)
    } else {
      draw(.circle(x, y, radius: 9, tab.isSelected ? look.bars.iconOn : look.bars.icon))
    }
    let line = Frame(x: frame.x + 3, y: frame.y + 31, width: frame.width - 6, height: 15)
    if hasTitle { write(tab.button.text, style, in: line) }
    guard let badge = tab.badge, !badge.isEmpty else { return }
    let text = TextStyle.badge.fit(badge, in: frame.width / 2 - 10)
    let width = max(TextStyle.badge.width(text) + 10, 18)
    draw(.rect(Frame(x: x + 3, y: frame.y + 2, width: width, height: 18), "alarm", radius: 9))
    write(text, .badge, x: x + 3 + width / 2, y: frame.y + 15, .middle)
  }
}

extension Screen.Button {
  /// Whether it leads back.
  var isBack: Bool { text.hasPrefix(BarContents.chevron) }

  /// Its text in a bar: without the chevron, and the name of an icon without brackets.
  var barText: String {
    if isBack { return String(text.dropFirst(BarContents.chevron.count)).droppingSpaces }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  fileprivate var droppingSpaces: String { String(drop { $0 == " " }) }
}
