import HeadlessUIKit
import Testing

/// Constraints that are written as a line of text.
struct VisualFormatTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let first = UIView()
  private let second = UIView()

  init() {
    view.addSubview(first)
    view.addSubview(second)
  }

  private func written(_ format: String) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["gap": 12, "weak": 250],
      views: ["a": first, "b": second]
    ).map { made in
      let relation = [-1: "<=", 0: "==", 1: ">="][made.relation.rawValue] ?? ""
      let other = made.secondItem.map { " \(name($0)).\(made.secondAttribute)" } ?? ""
      let factor = made.multiplier == 1 ? "" : " * \(made.multiplier)"
      let priority = made.priority == .required ? "" : " @\(Int(made.priority.rawValue))"
      return "\(name(made.firstItem)).\(made.firstAttribute) \(relation)\(other)\(factor) "
        + "+ \(Int(made.constant))\(priority)"
    }
  }

  private func name(_ item: AnyObject?) -> String {
    item === view ? "view" : item === first ? "a" : "b"
  }

  @Test(arguments: [
    ("|-[a]-|", ["a.leading == view.leading + 8", "view.trailing == a.trailing + 8"]),
    (
      "V:|[a][b]|",
      [
        "a.top == view.top + 0", "b.top == a.bottom + 0", "view.bottom == b.bottom + 0",
      ]
    ),
    ("H:[a]-gap-[b(20)]", ["b.leading == a.trailing + 12", "b.width == + 20"]),
    ("[a(>=30,<=50@weak)]", ["a.width >= + 30", "a.width <= + 50 @250"]),
    ("V:[a(==b*2)]-(>=5)-[b]", ["a.height == b.height * 2.0 + 0", "b.top >= a.bottom + 5"]),
    ("[a]-(-4)-[b]", ["b.leading == a.trailing + -4"]),
  ])
  func aLineIsItsConstraints(_ format: String, _ expected: [String]) {
    #expect(written(format) == expected)
  }
}
