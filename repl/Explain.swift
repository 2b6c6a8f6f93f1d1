import ArgumentParser
import Console
import EscapedText
import Lua

/// Explains a diagnostic or a fact.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a warning, an exception or a fact about UIKit.",
    discussion: """
      A name is the ID of a diagnostic, the tag of a fact such as A16, or a class that only stands \
      in for UIKit's, such as UIFeedbackGenerator. Without a name it lists all diagnostics and \
      stand-ins. Exit codes: 2 the name is unknown, 74 output was lost.
      """)

  @Argument(help: "Its id, or the tag of a fact.")
  var name: String?

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let name else { return Terminal.write(Explanation.index) }
    do {
      Terminal.write(try Explanation.page(about: name, Session().catalog, at: .shell))
    } catch {
      throw ValidationError(error.message)
    }
  }
}
