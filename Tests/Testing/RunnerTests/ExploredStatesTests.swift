import Testing

@testable import Specs

struct ExploredStatesTests {
  /// A program with eight levels, of which each has one of five ways to the next one: ways that are
  /// drawn at random seldom reach the last.
  private func reached(runs: Int, seed: Int, isGuided: Bool) -> Int {
    var explored = ExploredStates()
    var deepest = 0
    for number in 1...runs {
      var random = SeededRandom(seed: seed, for: "\(number)")
      let start = isGuided ? explored.start(of: number, &random) : []
      var drawing = Drawing(given: start, random: random)
      var level = 0
      for _ in 0..<8 {
        drawing.visit("\(level)")
        level = drawing.draw(below: 5) == 3 ? level + 1 : 0
      }
      drawing.visit("\(level)")
      explored.add(drawing.visits, of: drawing.taken)
      deepest = max(deepest, drawing.visits.compactMap { Int($0.state) }.max() ?? 0)
    }
    return deepest
  }

  @Test(arguments: 1...5)
  func rareStatesAreReached(_ seed: Int) {
    #expect(reached(runs: 200, seed: seed, isGuided: true) >= 6)
    #expect(reached(runs: 200, seed: seed, isGuided: false) < 6)
  }

  @Test func theSameSeedLeadsToTheSame() {
    #expect(
      reached(runs: 30, seed: 7, isGuided: true) == reached(runs: 30, seed: 7, isGuided: true))
  }

  @Test func theFirstRunsBeginAnew() {
    var random = SeededRandom(seed: 1)
    #expect(ExploredStates().start(of: 1, &random).isEmpty)
    #expect(ExploredStates().start(of: 2, &random).isEmpty)
  }
}
