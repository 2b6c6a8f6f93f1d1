import ArgumentParser
import Console
import Escaping

/// Tells all about a diagnostic.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drilldown explain",
    abstract: "Tell what is behind a warning or an exception.",
    discussion: """
      Without a name this lists all there are. The exit code is 2 when there is no such name.
      """)

  @Argument(help: "Its name: what stands after `drilldown explain` under a warning.")
  var name: String?

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let name else { return Terminal.write(Explanation.index) }
    guard let page = Explanation.page(on: name) else { throw Self.unknown(name) }
    Terminal.write(page)
  }

  @MainActor private static func unknown(_ name: String) -> ValidationError {
    let guess = Explanation.rule(near: name).map { "did you mean '\($0)'?" }
    let advice = guess ?? "`drilldown explain` lists all there are"
    return ValidationError("there is no diagnostic '\(name.escaped)'; \(advice)")
  }
}
