import ArgumentParser
import Films
import NavigationModel

/// Which steps of a film are shown, as the command line says it.
struct ShownSteps: ParsableArguments {
  @Option(help: ArgumentHelp("In --html, show only these steps.", valueName: "m-n"))
  var steps: StepRange?

  @Option(
    help: ArgumentHelp("In --html, show only this part of the script.", valueName: "n"))
  var part: Int?

  /// Some steps, counted from 1.
  struct StepRange: ExpressibleByArgument {
    let range: ClosedRange<Int>

    init?(argument: String) {
      let words = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(words.count), let first = words[0], let last = words[words.count - 1],
        1 <= first, first <= last
      else { return nil }
      range = first...last
    }
  }

  /// Whether anything was chosen.
  var isGiven: Bool { steps != nil || part != nil }

  func validate() throws {
    if steps != nil, part != nil {
      throw ValidationError("--steps and --part can't be combined.")
    }
  }

  /// The steps of a film that are shown, nil for all; or why there are none.
  func range(in film: Film) -> (steps: ClosedRange<Int>?, problem: String?) {
    if let range = steps?.range {
      let count = film.steps.count
      let isThere = range.upperBound <= count
      let problem = "--steps \(range.lowerBound)-\(range.upperBound): the film has \(count) steps"
      return isThere ? (range, nil) : (nil, problem)
    }
    guard let part else { return (nil, nil) }
    let parts = FilmPage.parts(of: film)
    guard parts.indices.contains(part - 1) else {
      return (
        nil, "--part \(part): the film has \(parts.count == 1 ? "1 part" : "\(parts.count) parts")"
      )
    }
    return (parts[part - 1], nil)
  }
}
