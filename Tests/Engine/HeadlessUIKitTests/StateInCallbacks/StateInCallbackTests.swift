import HeadlessUIKit
import NavigationModel
import Testing

/// What a program sees inside its callbacks: every beat of the rows leaves its mark there.
struct StateInCallbackTests {
  @Test(arguments: SeenRow.all)
  func everyOrderOfTwoBeatsIsSeen(_ row: SeenRow) {
    #expect(Set(row.unseen(of: row.row.swaps)) == row.commuting)
  }

  @Test(arguments: SeenRow.all)
  func everyBeatIsSeen(_ row: SeenRow) {
    #expect(Set(row.unseen(of: row.row.omissions)) == row.unseen)
  }

  @Test(arguments: SeenFunction.all)
  func functionsCallInTheirOrder(_ function: SeenFunction) {
    #expect(Observation.log(of: function.scene, function.profile) == function.log)
  }

  @Test func everyRowIsWatched() {
    #expect(Set(SeenRow.all.map(\.kind)) == Set(Choreography.Kind.allCases))
    #expect(
      Set(SeenRow.all.flatMap(\.scenes)).union(SeenFunction.all.map(\.scene))
        == Set(SeenScene.allCases))
  }

  @Test func everyBeatIsSeenInOneRowAtLeast() {
    let seen = SeenRow.all.flatMap { row in
      Choreography.Column.allCases.flatMap { column in
        row.row.beats(column).filter { !row.unseen.contains("\(column) \($0)") }
      }
    }
    #expect(Set(seen) == Set(Beat.allCases))
  }
}

/// What a program sees of a change that is no row, in its order.
nonisolated struct SeenFunction: Sendable, CustomTestStringConvertible {
  let scene: SeenScene
  var profile = Profile.modern
  let log: [String]

  var testDescription: String { "\(scene)" }
}

extension Choreography {
  /// The rows with two neighbours of a column swapped.
  fileprivate var swaps: [(name: String, row: Choreography)] {
    Column.allCases.flatMap { column in
      beats(column).indices.dropLast().map { index in
        var swapped = beats(column)
        swapped.swapAt(index, index + 1)
        return ("\(swapped[index + 1]) \(swapped[index])", with(swapped, in: column))
      }
    }
  }

  /// The rows with one beat left out.
  fileprivate var omissions: [(name: String, row: Choreography)] {
    Column.allCases.flatMap { column in
      beats(column).indices.map { index in
        var rest = beats(column)
        return ("\(column) \(rest.remove(at: index))", with(rest, in: column))
      }
    }
  }

  private func with(_ beats: [Beat], in column: Column) -> Choreography {
    var row = self
    switch column {
    case .asked: row.asked = beats
    case .committed: row.committed = beats
    case .ended: row.ended = beats
    }
    return row
  }
}
