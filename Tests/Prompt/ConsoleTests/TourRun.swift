import Foundation
import Testing

@testable import Console

/// A tour whose inputs a test types.
@MainActor final class TourRun {
  /// The user's own session, which started the tour.
  let own: Session
  private(set) var tour: Session
  private var text = ""

  /// A tour in its first step, started in a session after some inputs.
  init(after inputs: [String] = []) throws {
    own = Session()
    tour = own
    own.write = { [unowned self] in text += $0 }
    own.writeError = { [unowned self] in text += $0 }
    for input in inputs { own.handle(input) }
    try start()
  }

  /// Types `:tour` in the user's session, and leaves the tour open.
  func start(_ command: String = ":tour") throws {
    var opened: Session?
    own.openPrompt = { opened = $0 }
    own.handle(command)
    tour = try #require(opened)
  }

  /// The number of the current step; nil after the last.
  var number: Int? { tour.tour?.step == nil ? nil : tour.tour.map { $0.position + 1 } }

  /// The output for an input in the tour.
  @discardableResult
  func answer(_ input: String) -> String {
    text = ""
    tour.handle(input)
    return text
  }

  /// The output in the user's session.
  func ownAnswer(_ input: String) -> String {
    text = ""
    own.handle(input)
    return text
  }

  /// Types inputs, one after the other, and returns the last output.
  @discardableResult
  func answer(_ inputs: [String]) -> String { inputs.map { answer($0) }.last ?? "" }

  /// The line that the tour gives for the current step.
  func line() throws -> String {
    _ = answer(":tour hint")
    let text = answer(":tour hint")
    let start = try #require(text.range(of: "  type  ")?.upperBound, "\(text)")
    return String(text[start...].prefix { $0 != "\n" })
  }

  /// Types the lines that the tour gives up to a step.
  func go(to number: Int) throws {
    while let current = self.number, current < number {
      let line = try line()
      answer(line)
      try #require(self.number == current + 1, "\(line)")
    }
  }
}
