import ArgumentParser
import Console
import EscapedText
import Lua
import NavigationModel

/// Draws what a script does.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run a script and draw each step: the device and the view controller hierarchy.",
    discussion: """
      `--svg` writes two pictures for each moment of each step into a folder, which is created if it \
      doesn't exist: step-12-half.svg shows the device, step-12-half-family.svg the view controller \
      hierarchy. Pictures of an earlier run are replaced; other files never are.

      `--html` writes a film: one file that opens in any browser, offline, plays the steps and prints \
      them. `--compare classic` or `--compare cured.lua` puts a second film beside it and marks the \
      first difference. `--steps 40-90` or `--part 2` shows a part of a long film.

      `--play` writes an app: one file, too, in which a reader taps the drawn device and goes through \
      the app. The script builds the app; what its user does in it is left out.

      All other outputs are one text each: as a file, which is replaced and may be `-` for standard \
      output, or printed.

      Exit codes: 1 the script failed, and what ran before is drawn; 2 wrong usage, 4 the script \
      can't be read, 5 a time or instruction limit was reached, 74 a picture can't be written, 130 interrupted \
      with Ctrl-C.
      """)

  @OptionGroup(title: "Output")
  var outputs: RenderOutputs

  @Option(help: "The iOS version to emulate.")
  var profile = ProfileChoice.modern

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  @Argument(help: "The script to run.", completion: .file(extensions: ["lua"]))
  var script: String

  func validate() throws {
    guard script != RenderOutput.standardOutput else { return }
    if outputs.play == script { throw ValidationError("--play would replace the script.") }
    try MainActor.assumeIsolated {
      guard let output = outputs.chosen().first(where: { $0.path == script }) else { return }
      throw ValidationError("\(output.option) would replace the script.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let text = Terminal.read(script) else { throw failure("\(script): can't be read", 4) }
    let take = Take(text: text, name: script, profile: profile.profile)
    if let path = outputs.play { try play(take, to: path) }
    if outputs.chosen().isEmpty { return }
    let other = try outputs.compare.map { try self.take($0, beside: take) }
    let interrupts = Interrupts()
    let (film, session) = record(take, interrupts)
    let second = other.map { record($0, interrupts) }
    if let problem = outputs.shown.range(in: film).problem { throw failure(problem, 2) }
    if outputs.html != nil, !outputs.shown.isGiven, let advice = FilmFile.advice(on: film) {
      Terminal.writeError("warning: \(advice)\n")
    }
    for output in outputs.chosen(comparedWith: second?.film) {
      if let problem = output.write(film, output.path) {
        throw failure(problem.message, problem.code)
      }
    }
    let sessions = [session] + [second?.session].compactMap(\.self)
    if let stop = sessions.lazy.compactMap(\.stop).first { throw ExitCode(stop.exitCode) }
    if sessions.contains(where: \.hasFailed) { throw ExitCode(1) }
  }

  /// Writes the page of the app that a script builds.
  @MainActor private func play(_ take: Take, to path: String) throws {
    let app = ScriptedApp(
      take.text, named: take.name, profile: take.profile, isTrusted: !limitOptions.sandbox)
    let exploration = app.played(
      taps: outputs.taps ?? 6, states: outputs.states ?? 200, races: outputs.races ?? 0)
    if let advice = FilmFile.advice(on: exploration) { Terminal.writeError("warning: \(advice)\n") }
    if let problem = FilmFile(exploration).write(to: path, output: Terminal.write) {
      throw failure(problem, Terminal.lossCode)
    }
    if exploration.findings.contains(where: { $0.kind == .error && $0.lines.isEmpty }) {
      let texts = exploration.findings.filter { $0.lines.isEmpty }.map(\.text)
      throw failure(texts.joined(separator: "\n"), 1)
    }
  }

  /// A script to be filmed, and the iOS version to emulate.
  private struct Take {
    let text, name: String
    let profile: Profile
  }

  /// What is filmed beside a script: it in another profile, or another script.
  @MainActor private func take(_ name: String, beside take: Take) throws -> Take {
    if let choice = ProfileChoice(rawValue: name) {
      return Take(text: take.text, name: take.name, profile: choice.profile)
    }
    if let text = Terminal.read(name) {
      return Take(text: text, name: name, profile: take.profile)
    }
    let guess = nearest(to: name, in: ProfileChoice.allCases.map(\.rawValue))
      .map { "; did you mean '\($0)'?" }
    throw failure("\(name): is no profile, and can't be read as a script\(guess ?? "")", 4)
  }

  /// Runs a script, and films it.
  @MainActor private func record(
    _ take: Take, _ interrupts: Interrupts
  ) -> (film: Film, session: Session) {
    let session = Session(
      profile: take.profile, write: { _ in }, writeError: { Terminal.writeError($0) })
    let limits = limitOptions.limits
    if limits.isSandboxed { session.confine(to: take.name) }
    session.addModuleFolder(of: take.name)
    let recording = FilmRecording(of: session, text: take.text, named: take.name)
    interrupts.stop(with: interruptScript) {
      limits.enforce(on: session, leave: Terminal.leave) {
        _ = session.run(script: take.text, named: take.name)
      }
    }
    return (recording.film, session)
  }

  @MainActor private func failure(_ message: String, _ code: Int32) -> any Error {
    Terminal.writeError("drilldown render: \(message.escaped)\n")
    return ExitCode(code)
  }
}
