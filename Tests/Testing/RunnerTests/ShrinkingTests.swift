import Testing

@testable import Specs

struct ShrinkingTests {
  @Test func whatDoesNotMatterIsLeftOut() {
    let choices = (0..<200).map { $0 == 77 ? 1000 : $0 % 7 }
    var shrinking = Shrinking(choices) { $0.contains { $0 >= 50 } ? $0 : nil }
    shrinking.run()
    #expect(shrinking.choices == [50])
  }

  @Test func orderIsPreserved() {
    var shrinking = Shrinking([9, 3, 8, 1, 5, 7, 2, 6]) { choices in
      guard let five = choices.firstIndex(of: 5) else { return nil }
      return choices[five...].contains { $0 > 5 } ? choices : nil
    }
    shrinking.run()
    #expect(shrinking.choices == [5, 6])
  }

  @Test func aFailureOfNothingNeedsNothing() {
    var shrinking = Shrinking([4, 5]) { $0 }
    shrinking.run()
    #expect(shrinking.choices.isEmpty)
  }

  @Test func aFailureOfNothingIsFoundAtOnce() {
    var count = 0
    var shrinking = Shrinking(Array(repeating: 1, count: 10_000)) { choices in
      count += 1
      return choices
    }
    shrinking.run()
    #expect(shrinking.choices.isEmpty)
    #expect(count == 1)
  }

  @Test(arguments: 1...10)
  func aNumberBecomesTheLeast(_ seed: Int) {
    // The choices of numbers with two signs: 784 is 1567, and even choices are negative.
    var random = SeededRandom(seed: seed)
    let start = 1567 + Int(random.next() % 50_000) * 2
    var shrinking = Shrinking([start]) {
      $0.first.map { $0 >= 1567 && $0 % 2 == 1 } == true ? $0 : nil
    }
    shrinking.run()
    #expect(shrinking.choices == [1567])
    var plain = Shrinking([784 + Int(random.next() % 50_000)]) { $0.first ?? 0 >= 784 ? $0 : nil }
    plain.run()
    #expect(plain.choices == [784])
  }

  @Test(arguments: 1...10)
  func aNumberBecomesTheLeastWhereNotAllAboveItFail(_ seed: Int) {
    // 786 of those from 784 on that can be divided by 3: its choice is 1571.
    var random = SeededRandom(seed: seed)
    let start = 1571 + Int(random.next() % 50_000) * 6
    var shrinking = Shrinking([start]) {
      $0.first.map { $0 >= 1567 && $0 % 2 == 1 && ($0 + 1) / 2 % 3 == 0 } == true ? $0 : nil
    }
    shrinking.run()
    #expect(shrinking.choices == [1571])
  }

  @Test(arguments: [[7, 9, 60, 3, 77, 2, 44, 90], [4, 5, 50, 10, 85], [2, 70, 80]])
  func aSumNeedsFewNumbers(_ start: [Int]) {
    // The first choice counts the others, which are at most 100.
    var shrinking = Shrinking(start) { choices in
      let count = choices.first ?? 0
      let made = (0..<count).map { min(choices.dropFirst($0 + 1).first ?? 0, 100) }
      return made.reduce(0, +) >= 150 ? [count] + made : nil
    }
    shrinking.run()
    #expect(shrinking.choices == [2, 50, 100])
  }

  @Test func attemptsComeToAnEnd() {
    var count = 0
    var shrinking = Shrinking(Array(repeating: 1 << 40, count: 500)) { choices in
      count += 1
      return choices.count == 500 && choices.allSatisfy { $0 > 9 } ? choices : nil
    }
    shrinking.run()
    #expect(count <= 1000)
  }

  @Test func theSameSeedDrawsTheSame() {
    func drawn(_ seed: Int) -> [Int?] {
      var drawing = Drawing(given: [3, 99], random: SeededRandom(seed: seed))
      return (0..<40).map { _ in drawing.draw(below: 50) }
    }
    #expect(drawn(1) == drawn(1))
    #expect(drawn(1) != drawn(2))
    #expect(Array(drawn(1).prefix(2)) == [3, 49])
  }

  @Test(arguments: [
    ("g:actions()", ["user.back()"], ["it(\"name, shrunk\", function()", "  user.back()", "end)"]),
    (
      "if x then g:actions() end", ["user.back()"],
      [
        "-- line 2, actions: user.back()",
        "property(\"name, shrunk\", { choices = { 1 } }, function(g)",
        "  if x then g:actions() end", "end)",
      ]
    ),
  ])
  func whatCannotBeReplacedIsGivenItsChoices(
    _ line: String, _ steps: [String], _ expected: [String]
  ) {
    var drawing = Drawing(given: [1])
    _ = drawing.draw(below: 4)
    drawing.begin("actions", line: 2)
    drawing.recordSteps()
    for step in steps { drawing.record(statement: step) }
    let body = PropertyScenario.PropertyBody(
      ["property(\"name\", function(g)", "  \(line)", "end)"], first: 1, last: 3)
    let scenario = PropertyScenario("name", body, drawing, choices: [1]) { _ in true }
    #expect(scenario.lines == expected)
    let doubtful = PropertyScenario("name", body, drawing, choices: [1]) { _ in false }
    #expect(doubtful.lines.contains { $0.contains("{ choices = { 1 } }") })
  }

  @Test(arguments: [1, 2, 99, 12_345, 99_000, 524_287])
  func aNumberIsMadeAsSmallAsItFails(_ least: Int) {
    var shrinking = Shrinking([987_654]) { $0.first ?? 0 >= least ? $0 : nil }
    shrinking.run()
    #expect(shrinking.choices == [least])
  }
}
