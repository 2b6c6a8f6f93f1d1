import ArgumentParser
import Console
import Demos
import Foundation
import Lua
import StoredValues

/// Lists the demos, or plays one.
struct PlayDemo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "List or play the lessons, recipes, flows and mistakes.",
    discussion: """
      A demo is found by its name, by the beginning of its name or of a word in it, by a figure of a \
      book (12.8), by a fact (A16) or by words of its title; if several match, they are listed. \
      Without a name it lists all of them.

      Keys: Enter plays the next page, b the one before, r the same again; c plays the cure of a \
      mistake, j opens the prompt in the world of the page, q quits, ? shows the keys. A page that is \
      longer than the terminal stops inside. Without a terminal all pages \
      are printed, as wide as COLUMNS says.

      Exit codes: 2 no demo has that name, 74 output was lost, 130 interrupted with Ctrl-C.
      """)

  @Argument(
    help: "Its name, a figure, a fact, or words of its title.",
    completion: .custom { _, _, _ in DemoBook.standard.demos.map(\.name) })
  var name: [String] = []

  @Flag(help: "Print all pages without waiting for keys.")
  var noPause = false

  @Flag(help: "Print the script instead of playing it.")
  var source = false

  @Flag(help: "List the figures, tables, listings and rules of the books with their demos.")
  var books = false

  @Option(help: "When to color code, events and warnings.")
  var color = ColorChoice.auto

  func validate() throws {
    if name.isEmpty, source { throw ValidationError("--source needs the name of a demo.") }
    if !name.isEmpty, books { throw ValidationError("--books lists all figures, without a name.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    if books { return Terminal.write(DemoList.books(columns: columns)) }
    guard !name.isEmpty else {
      return Terminal.write(DemoList.text(columns: columns, at: .shell))
    }
    let question = name.joined(separator: " ")
    let demos = DemoBook.standard.found(by: question)
    if demos.count > 1, !source {
      return Terminal.write(DemoList.text(of: demos, columns: columns))
    }
    let demo = try demo(for: question)
    if source { return Terminal.write(demo.source) }
    try play(demo, about: question)
  }

  @MainActor private func demo(for question: String) throws -> Demo {
    do {
      return try DemoBook.standard.demo(for: question, at: .shell)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// The width of the terminal, or of COLUMNS.
  @MainActor private var columns: Int? {
    Terminal.columns
      ?? ProcessEnvironment.values["COLUMNS"].flatMap { Int($0) }.map { max($0, 20) }
  }

  @MainActor private func play(_ first: Demo, about question: String) throws {
    let terminal = terminal
    var demo = first
    while true {
      let player = DemoPlayer(demo, at: terminal)
      let end = player.play(from: terminal.ask == nil ? 0 : player.page(about: question))
      if Interrupts.isHungUp { throw ExitCode(129) }
      if end == .interrupted { throw ExitCode(130) }
      guard end == .cure, let cure = DemoBook.standard[demo.cure] else { return }
      demo = cure
    }
  }

  /// The terminal, with the keys of its user unless nothing is to be asked.
  @MainActor private var terminal: DemoTerminal {
    var terminal = DemoTerminal(
      write: { Terminal.write($0) }, paint: color.paint, columns: { columns })
    guard !noPause, KeyReader() != nil else { return terminal }
    let interrupts = Interrupts()
    let prompts = DemoPrompts(interrupts)
    terminal.ask = DemoKeys.reader(interrupts)
    terminal.rows = { Terminal.rows }
    terminal.openPrompt = prompts.open
    return terminal
  }
}

/// Opens the prompt while a demo is played; it has one history however often it is opened.
private final class DemoPrompts {
  private let interrupts: Interrupts
  private var prompt: Prompt?

  init(_ interrupts: Interrupts) { self.interrupts = interrupts }

  func open(in session: Session) {
    session.paint = ColorChoice.auto.paint
    (session.write, session.writeError) = ({ Terminal.write($0) }, { Terminal.writeError($0) })
    let prompt =
      prompt
      ?? Prompt(
        session: session, interrupts: interrupts, limits: Limits(), isPrivate: false,
        hasColours: ColorChoice.auto.isOnAtPrompt)
    self.prompt = prompt
    prompt.open(in: session)
  }
}
