import ArgumentParser
import Console
import EscapedText
import Lua
import Specs

/// The films of tests, from the command line.
struct TestFilmOptions: ParsableArguments {
  @Option(
    name: .customLong("film"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Film the failed tests or all of them into a folder, one HTML file for each.",
      valueName: "failed|all> <folder"),
    completion: .directory)
  var words: [String] = []

  /// The words after its own, which are paths.
  var rest: ArraySlice<String> { words.dropFirst(2) }

  func validate() throws {
    guard let word = words.first else { return }
    let choices = FilmOptions.Choice.allCases.map(\.rawValue)
    guard choices.contains(word) else {
      let meant = choices.first { !word.isEmpty && $0.hasPrefix(word) }
      let guess = (meant ?? nearest(to: word, in: choices)).map { "; did you mean '\($0)'?" } ?? "."
      throw ValidationError(
        "--film needs 'failed' or 'all', then a folder; got \(word.escaped)\(guess)")
    }
    guard words.count > 1, !words[1].isEmpty else {
      throw ValidationError("--film \(word) needs a folder after it.")
    }
  }

  /// The films to make, with their folder, which is made; nil for none.
  ///
  /// A page about the run has those of failed tests in its own folder.
  @MainActor func prepare(pageFolder: String?) throws -> FilmOptions? {
    guard let (choice, folder) = wanted(pageFolder) else { return nil }
    if let problem = FilmFile.prepare(folder: folder) {
      Terminal.writeError("drilldown test: \(problem)\n")
      throw ExitCode(Terminal.lossCode)
    }
    return FilmOptions(choice, in: folder)
  }

  private func wanted(_ pageFolder: String?) -> (FilmOptions.Choice, String)? {
    if words.count > 1, let choice = FilmOptions.Choice(rawValue: words[0]) {
      return (choice, words[1])
    }
    return pageFolder.map { (.failed, $0 + ($0.hasSuffix("/") ? "" : "/") + "films") }
  }
}
