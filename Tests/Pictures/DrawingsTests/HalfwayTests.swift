import Drawings
import NavigationModel
import Testing

/// Pictures between two states: each side is where its fraction says.
@MainActor
struct HalfwayTests {
  /// A movement at a fraction, and the places of what moves in both looks.
  struct Case: Sendable {
    let kind: Motion.Kind
    let fraction: Double
    let modern, classic: [String]
  }

  @Test(arguments: [
    Case(
      kind: .push, fraction: 0.25,
      modern: ["translate(-29.25 0)", "translate(292.5 0)"],
      classic: ["translate(-97.5 0)", "translate(292.5 0)"]),
    Case(
      kind: .pop, fraction: 0.5, modern: ["translate(-58.5 0)", "translate(195 0)"],
      classic: ["translate(195 0)", "translate(-195 0)"]),
    Case(
      kind: .pageForward, fraction: 0.5, modern: ["translate(-195 0)", "translate(195 0)"],
      classic: ["translate(-195 0)", "translate(195 0)"]),
    Case(kind: .exchange, fraction: 0.5, modern: [], classic: []),
  ])
  func bothSidesMove(_ example: Case) {
    let motion = Motion(example.kind, in: 1, from: 2, to: 3, fraction: example.fraction)
    for (profile, expected) in [(Profile.modern, example.modern), (.classic, example.classic)] {
      let svg = DeviceDrawing(
        Self.stack(3), look: Look(profile), motions: [motion], from: Self.stack(2)
      ).svg
      let moves = svg.matches(of: /data-m="[^"]*"[^>]*transform="([^"]*)"/).map { String($0.1) }
      #expect(Array(moves.filter { $0.hasSuffix(" 0)") }.prefix(2)) == expected)
      #expect(svg.contains(">2</text>") && svg.contains(">3</text>"))
    }
  }

  @Test func aSheetThatTakesAnotherHeightIsBetweenBoth() {
    let motion = Motion(.detent, in: 1, from: 1, to: 2, fraction: 0.5)
    let svg = DeviceDrawing(
      Self.sheet(top: 57), look: Look(.modern), motions: [motion], from: Self.sheet(top: 422)
    ).svg
    #expect(svg.contains("translate(0 182.5)"))
  }

  @Test func aCurlEndsWhereItsUndoingBegins() {
    let page = Self.blank(1)
    var curled = Self.full(2)
    curled.layers[0].curled = page
    let look = Look(.classic)
    let pictures = [Motion.Kind.present, .dismiss].map { kind in
      let (from, to) = kind == .present ? (1, 2) : (2, 1)
      let motion = Motion(
        kind, in: 1, from: from, to: to, style: .partialCurl,
        fraction: kind == .present ? 1 : 0)
      let screens = kind == .present ? (Self.full(1), curled) : (curled, Self.full(1))
      return DeviceDrawing(screens.1, look: look, motions: [motion], from: screens.0).svg
    }
    let ends = ([DeviceDrawing(curled, look: look).svg] + pictures).map { svg in
      svg.matches(of: /class="lift" d="([^"]*)"/).map { String($0.1) }
    }
    #expect(ends[0].count == 1 && ends[1] == ends[0] && ends[2] == ends[0])
    let whole = DeviceDrawing(
      Self.full(2), look: Look(.modern),
      motions: [Motion(.present, in: 1, from: 1, to: 2, style: .partialCurl, fraction: 0.99)],
      from: Self.full(1)
    ).svg
    #expect(!ends[0].contains { whole.contains($0) })
  }

  @Test func aSheetThatDimsFromNowOnDimsByAndBy() {
    var bright = Self.sheet(top: 422)
    bright.layers[1].dimsTheRest = false
    let motion = Motion(.detent, in: 1, from: 2, to: 2, fraction: 0.5)
    let svg = DeviceDrawing(
      Self.sheet(top: 57), look: Look(.modern), motions: [motion], from: bright
    ).svg
    #expect(svg.contains(/class="dim"[^>]*opacity="0.1"/))
  }

  @Test(arguments: TransitionStyle.allCases)
  func everyAnimationOfAPresentationShowsBothSides(_ style: TransitionStyle) {
    for fraction in [0.3, 0.7] {
      for kind in [Motion.Kind.present, .dismiss] {
        let (from, to) = kind == .present ? (1, 2) : (2, 1)
        let motion = Motion(kind, in: 1, from: from, to: to, style: style, fraction: fraction)
        let svg = DeviceDrawing(
          Self.full(to), look: Look(.modern), motions: [motion], from: Self.full(from)
        ).svg
        let numbers = svg.matches(of: />([12])<\/text>/).map { String($0.1) }
        let isFlip = style == .flipHorizontal
        #expect(Set(numbers) == (isFlip ? ["\(fraction < 0.5 ? from : to)"] : ["1", "2"]))
      }
    }
  }

  @Test func whatTheProgramAnimatesIsSaid() {
    var motion = Motion(.push, in: 1, from: 2, to: 3)
    motion.isCustom = true
    let svg = DeviceDrawing(
      Self.stack(3), look: Look(.modern), motions: [motion], from: Self.stack(2)
    ).svg
    #expect(svg.contains(">custom</text>") && svg.contains("data-o=\"0 1\""))
  }

  // MARK: Screens

  private static let whole = Frame(x: 0, y: 0, width: 390, height: 844)

  private static func blank(_ number: Int) -> Screen.Pane {
    var pane = Screen.Pane()
    pane.controller = number
    pane.elements = [Screen.Element(.caption("Controller"))]
    return pane
  }

  private static func full(_ number: Int) -> Screen {
    Screen(layers: [.init(.full, frame: whole, blank(number))])
  }

  private static func stack(_ top: Int) -> Screen {
    var pane = Screen.Pane()
    pane.controller = 1
    pane.bar = Screen.Bar("Title \(top)")
    pane.columns = [blank(top)]
    return Screen(layers: [.init(.full, frame: whole, pane)])
  }

  private static func sheet(top: Double) -> Screen {
    let frame = Frame(x: 0, y: top, width: 390, height: 844 - top)
    return Screen(
      layers: [.init(.full, frame: whole, blank(1)), .init(.sheet, frame: frame, blank(2))])
  }
}
