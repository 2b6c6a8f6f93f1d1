import ArgumentParser
import Console
import Lua

/// Explains a diagnostic or a fact.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown explain",
    abstract: "Explain a warning, an exception or a fact about UIKit.",
    discussion: """
      A name is an id that stands under a warning, or the tag of a fact, A16. Without a name this \
      lists all warnings and exceptions. The exit code is 2 when there is no such name.
      """)

  @Argument(help: "Its id, or the tag of a fact.")
  var name: String?

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let name else { return Terminal.write(Explanation.index) }
    do {
      Terminal.write(try Explanation.page(about: name, Session().catalog))
    } catch {
      throw ValidationError(error.message)
    }
  }
}
