import ArgumentParser
import Console
import Escaping
import Lua

/// Draws what a script does.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run a script and draw each step: the device and the view controller hierarchy.",
    discussion: """
      `--svg` writes two pictures for each moment of each step into a folder, which is created if it \
      doesn't exist: step-12-half.svg shows the device, step-12-half-family.svg the view controller \
      hierarchy. Pictures of an earlier run are replaced; other files never are.

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
    try MainActor.assumeIsolated {
      guard let output = outputs.chosen.first(where: { $0.path == script }) else { return }
      throw ValidationError("\(output.option) would replace the script.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    guard let source = Terminal.read(script) else {
      throw failure("\(script): can't be read", 4)
    }
    let interrupts = Interrupts()
    let session = Session(
      profile: profile.profile, write: { _ in }, writeError: { Terminal.writeError($0) })
    let limits = limitOptions.limits
    if limits.isSandboxed { session.confine(to: script) }
    session.addModuleFolder(of: script)
    let recording = FilmRecording(of: session, text: source, named: script)
    interrupts.stop(with: interruptScript) {
      limits.enforce(on: session, leave: Terminal.leave) {
        _ = session.run(script: source, named: script)
      }
    }
    let film = recording.film
    for output in outputs.chosen {
      if let problem = output.write(film, output.path) {
        throw failure(problem.message, problem.code)
      }
    }
    if let stop = session.stop { throw ExitCode(stop.exitCode) }
    if session.hasFailed { throw ExitCode(1) }
  }

  @MainActor private func failure(_ message: String, _ code: Int32) -> any Error {
    Terminal.writeError("drilldown render: \(message.escaped)\n")
    return ExitCode(code)
  }
}
