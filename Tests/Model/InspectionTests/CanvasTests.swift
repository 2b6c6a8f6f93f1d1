import NavigationModel
import Support
import Testing

@testable import Inspection

/// Whatever is drawn anywhere, a canvas keeps its rectangle.
struct CanvasTests {
  @Test func nothingIsDrawnOutside() throws {
    try forEachSeed(1...400) { seed in
      var random = SplitMix(seed: seed)
      var canvas = Canvas(random: &random)
      let (width, height) = (canvas.width, canvas.height)
      for step in 1...20 {
        canvas.change(using: &random)
        let place: Comment = "seed \(seed), step \(step): \(canvas.text)"
        #expect(canvas.width == width && canvas.height == height, place)
        #expect(canvas.lineWidths == Array(repeating: width, count: height), place)
      }
    }
  }

  @Test func aWideCharacterIsNotCutInTwo() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("漢字", x: 0, y: 0)
    #expect(canvas.text == "漢 ")
    canvas.write("x", x: 1, y: 0)
    #expect(canvas.text == " x ")
    var other = Canvas(width: 4, height: 1)
    other.write("漢字", x: 0, y: 0)
    canvas.draw(other, x: -1, y: 0)
    #expect(canvas.text == " 字")
    canvas.cover(with: Canvas(width: 1, height: 3), x: 2, y: -1)
    #expect(canvas.text == "   ")
  }

  @Test func aLineOutsideIsNotDrawn() {
    var canvas = Canvas(width: 3, height: 2)
    canvas.drawHorizontal(y: 0, from: -9, to: 9)
    canvas.drawVertical(x: 1, from: 9, to: -9)
    canvas.drawVertical(x: 7, from: 0, to: 1)
    #expect(canvas.text == "───\n   ")
  }
}

extension Canvas {
  /// A small canvas, also an empty one.
  fileprivate init(random: inout SplitMix) {
    self.init(
      width: .random(in: -2...9, using: &random), height: .random(in: -2...5, using: &random))
  }

  /// The number of columns of each line of the text.
  fileprivate var lineWidths: [Int] {
    height == 0
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).displayWidth
      }
  }

  /// Draws something at a random place.
  fileprivate mutating func change(using random: inout SplitMix) {
    let (x, y) = (Int.random(in: -12...20, using: &random), Int.random(in: -8...12, using: &random))
    let (toX, toY) = (
      x + Int.random(in: -5...15, using: &random), y + Int.random(in: -5...9, using: &random)
    )
    let texts = ["", "a", "plain text", "漢字かな", "e\u{301}", "👍🏽", "a\u{202E}b\n", "🇩🇪 x"]
    let text = texts[Int.random(in: texts.indices, using: &random)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: drawHorizontal(y: y, from: x, to: toX)
    case 1: drawVertical(x: x, from: y, to: toY)
    case 2: write(text, centredFrom: x, width: toX - x, y: y)
    case 3: drawFrame()
    case 4: dim()
    case 5: joinLooseEnds()
    case 6, 7:
      var other = Canvas(random: &random)
      other.write(text, x: 0, y: 0)
      if toX % 2 == 0 { other.drawFrame() }
      if toY % 2 == 0 { draw(other, x: x, y: y) } else { cover(with: other, x: x, y: y) }
    default: write(text, x: x, y: y)
    }
  }
}
