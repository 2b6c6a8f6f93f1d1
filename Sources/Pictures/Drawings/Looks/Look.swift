import NavigationModel

/// How a group of releases looks: what a picture has beyond the values of a screen.
package struct Look: Sendable {
  /// The class of its pictures.
  let name: String
  /// The device around the screen.
  let shell: Shell
  /// The bars.
  let bars: BarLook
  /// The rows of tables.
  let tables: TableLook
  /// Alerts and action sheets.
  let alerts: AlertLook
  /// Segmented controls.
  let segments: SegmentLook
  /// What moves in a transition.
  let motions: MotionTable
  /// The heights of bars.
  let heights: BarHeights
  /// The opacity of what dims the rest.
  var dimming = 0.2
  /// What a presenter behind a sheet of the whole height shrinks to.
  var presenterScale = 1.0

  /// The look of a profile.
  package init(_ profile: Profile) {
    switch profile.era {
    case .iOS5: self = Look(.classic, profile)
    case .iOS7, .iOS8: self = Look(.mid, profile)
    case .iOS13, .iOS18: self = Look(.modern, profile)
    }
  }

  private init(_ row: LookRow, _ profile: Profile) {
    name = row.name
    shell = row.shell
    bars = row.bars
    tables = row.tables
    alerts = row.alerts
    segments = row.segments
    motions = row.motions
    heights = profile.bars.heights
    dimming = row.dimming
    presenterScale = row.presenterScale
  }
}

/// What differs between the looks.
struct LookRow: Sendable {
  var name = "modern"
  var shell = Shell()
  var bars = BarLook()
  var tables = TableLook()
  var alerts = AlertLook()
  var segments = SegmentLook()
  var motions = MotionTable.modern
  var dimming = 0.2
  var presenterScale = 0.96

  static let modern = LookRow()

  static let mid: LookRow = {
    var row = modern
    row.shell = .button
    row.bars.isClear = false
    row.segments = .outlined
    row.presenterScale = 1
    row.dimming = 0.4
    return row
  }()

  static let classic: LookRow = {
    var row = mid
    row.name = "classic"
    row.shell = .slab
    row.bars = .gloss
    row.tables = .pinstripes
    row.alerts = .glass
    row.segments = .bevelled
    row.motions = .classic
    return row
  }()
}

/// The device around the screen, in points.
struct Shell: Sendable {
  /// The width of the rim at the sides, above and below.
  var side = 12.0, above = 12.0, below = 12.0
  /// The radius of the screen's corners, and of the case.
  var corner = 46.0, outer = 58.0
  /// Whether the camera is in the screen, and a line at its lower edge stands for the home button.
  var hasIsland = true
  /// Whether the status bar is black above the contents, rather than a part of the uppermost bar.
  var hasBlackStatus = false
  /// The room that the line takes from a bar at the lower edge.
  var homeArea: Double { hasIsland ? 20 : 0 }

  static let button = Shell(side: 16, above: 74, below: 84, corner: 4, outer: 44, hasIsland: false)
  static let slab = Shell(
    side: 18, above: 80, below: 90, corner: 2, outer: 48, hasIsland: false, hasBlackStatus: true)
}

/// Bars, in points.
struct BarLook: Sendable {
  /// The class of a navigation bar, and of a toolbar or tab bar.
  var ground = "bar", lower = "bar"
  /// The styles of texts.
  var title = TextStyle.title, button = TextStyle.button, prompt = TextStyle.prompt
  var tab = TextStyle.tab, tabOn = TextStyle.tabOn
  /// The classes of the icon of a tab without a glyph.
  var icon = "disc", iconOn = "tinted"
  /// The classes of glyphs: that of a button, of a tab, and of the selected one.
  var glyph = "ico", tabGlyph = "disc", tabGlyphOn = "ico"
  /// Whether buttons are bevelled, and the back button is an arrow.
  var isBevelled = false
  /// Whether a navigation bar has no background where no scroll view is below it.
  var isClear = true

  static let gloss = BarLook(
    ground: "steel", lower: "black", title: .glossTitle, button: .glossButton, prompt: .glossPrompt,
    tab: .glossTab,
    tabOn: .glossTabOn, icon: "ghost", iconOn: "glow", glyph: "icw", tabGlyph: "ich",
    tabGlyphOn: "icg", isBevelled: true, isClear: false)
}

/// Tables, in points.
struct TableLook: Sendable {
  /// The class of what is behind groups.
  var ground = "group"
  /// The radius of a group's corners, and its distance from the edges.
  var corner = 10.0, margin = 16.0
  /// Whether rows have a line around them.
  var isOutlined = false

  static let pinstripes = TableLook(ground: "pins", corner: 8, margin: 10, isOutlined: true)
}

/// Alerts and action sheets, in points.
struct AlertLook: Sendable {
  /// The class of the panel.
  var ground = "panel"
  var corner = 14.0
  /// Whether the buttons are raised fields rather than texts between lines.
  var isBevelled = false
  /// Whether an action sheet is a part of the lower edge.
  var fillsEdge = false
  /// The styles of the texts, and of a button by its part.
  var title = TextStyle.title, text = TextStyle.prompt
  var roles: [Screen.Role: TextStyle] = [
    .plain: .button, .preferred: .strong, .destructive: .danger, .cancel: .cancel,
  ]

  static let glass = AlertLook(
    ground: "glass", corner: 10, isBevelled: true, fillsEdge: true, title: .glossStrong,
    text: .glossText,
    roles: [
      .plain: .glossStrong, .preferred: .glossStrong, .destructive: .glossStrong,
      .cancel: .glossStrong,
    ])

  /// The style of a button.
  func style(_ role: Screen.Role) -> TextStyle { roles[role] ?? .button }
}

/// Segmented controls, in points.
struct SegmentLook: Sendable {
  /// The classes of the whole, of the selected segment, and of the lines between segments.
  var ground = "fill", selected = "card", line = "hair"
  var corner = 9.0
  /// The distance of the selected segment, which is raised then, from the edge.
  var inset = 2.0
  /// The styles of the texts.
  var text = TextStyle.segment, textOn = TextStyle.segmentOn

  static let outlined = SegmentLook(
    ground: "page", selected: "tinted", line: "thin", corner: 5, inset: 0, text: .segmentTint,
    textOn: .segmentWhite)
  static let bevelled = SegmentLook(
    ground: "card", selected: "bevel", line: "outline", corner: 7, inset: 0, text: .segmentOn,
    textOn: .glossButton)
}
