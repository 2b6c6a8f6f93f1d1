import Drawings
import NavigationModel
import Testing

/// Pictures of families: nothing leads across a box, and none is over another, in any width.
@MainActor
struct FamilyLayoutTests {
  private nonisolated static let widths = [320.0, 390, 820, .infinity]

  @Test(arguments: Situation.names(in: "Families"), widths)
  func nothingCrossesABox(_ name: String, _ width: Double) throws {
    let drawing = try Situation(name, in: "Families", .modern).family(width: width)
    let boxes = Self.boxes(of: drawing.svg)
    let lines = Self.lines(of: drawing.svg)
    for (index, box) in boxes.enumerated() {
      #expect(!lines.contains { $0.crosses(box) })
      #expect(!boxes[..<index].contains { $0.touches(box) })
    }
    #expect(drawing.size.width <= width)
    #expect(lines.allSatisfy { $0.right <= drawing.size.width - 12 })
  }

  @Test func aChainOfPresentationsIsReadOnAPhone() throws {
    let chain = try Situation("chain", in: "Families", .modern)
    let (narrow, wide) = (chain.family(width: 390), chain.family())
    #expect(narrow.size.width <= 390 && wide.size.width > 1000)
    for word in ["One", "Four", "presents", "overFullScreen"] {
      #expect(narrow.svg.contains(">\(word)</text>"))
    }
  }

  // MARK: Shapes

  private struct Box {
    let left, top, right, bottom: Double

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a line, which has no width, passes through the inside of a box.
    func crosses(_ box: Box) -> Bool {
      let isAcross = left < box.right - 1 && box.left + 1 < right
      return isAcross && top < box.bottom - 1 && box.top + 1 < bottom
    }
  }

  private static func boxes(of svg: String) -> [Box] {
    svg.matches(of: /class="bx" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/).map {
      let (x, y) = (number($0.1), number($0.2))
      return Box(left: x, top: y, right: x + number($0.3), bottom: y + number($0.4))
    }
  }

  /// The straight parts of arrows and ties.
  private static func lines(of svg: String) -> [Box] {
    svg.matches(of: /class="(?:shows|asks|holds|tie|tie on)" d="M([^"]*)"/).flatMap {
      var points: [(x: Double, y: Double)] = []
      for step in $0.1.matches(of: /([LHV]?)(-?[0-9.]+)(?: (-?[0-9.]+))?/) {
        let last = points.last ?? (0, 0), value = number(step.2)
        switch step.1 {
        case "H": points.append((value, last.y))
        case "V": points.append((last.x, value))
        default: points.append((value, number(step.3 ?? "")))
        }
      }
      return zip(points, points.dropFirst()).map { a, b in
        Box(
          left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y))
      }
    }
  }

  private static func number(_ text: Substring) -> Double { Double(text) ?? .nan }
}
