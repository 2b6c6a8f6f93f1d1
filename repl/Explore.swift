import ArgumentParser
import Console
import Drawings
import EscapedText
import Exploring
import FilmTexts
import Films
import Foundation
import NavigationModel
import Specs
import StoredValues

/// Goes through an app as a user would.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Go through an app as a user would, and report what is wrong with it.",
    discussion: """
      The script builds an app; what its user does in it is left out. Everything that can be tapped, \
      swiped or typed is tried, the nearest to the start first, and what comes of it is compared \
      with what is known: dead ends, races, leaks, stacks that grow, ways back that disagree, what \
      UIKit logs or raises, callbacks and completions that are missing, classes that were never seen.

      A list's first and last row are tried, one text for each field (the script's own), and the \
      device isn't turned, unless --rows and --turns say otherwise. A function `app.fingerprint` \
      says what distinguishes states; those with equal results and the same controllers are one.

      Exit codes: 0 nothing was found, 1 something was, 2 wrong usage, 4 a file can't be read, 5 not \
      everything was explored although --complete was given, 70 a process has ended early, 74 a file \
      can't be written.
      """)

  @Option(help: ArgumentHelp("The most ways from the start.", valueName: "count"))
  var depth = 12

  @Option(help: ArgumentHelp("The most states.", valueName: "count"))
  var states = 100_000

  @Option(help: ArgumentHelp("The time for all of it; 60 by default.", valueName: "seconds"))
  var budget: Seconds?

  @Option(
    help: ArgumentHelp(
      "How many things are done in haste with another one: 0, 1, or 2 in each state.",
      valueName: "count"))
  var races = 1

  @Option(
    help: "What distinguishes states: what is seen, the controllers as well, or their number.")
  var `as` = ExplorerBounds.Identity.tree

  @Option(help: "The rows of lists that are tried: the ends, or all.")
  var rows = RowChoice.ends

  @Flag(help: "Turn the device, too.")
  var turns = false

  @Option(help: ArgumentHelp("Report only these kinds, with commas.", valueName: "kinds"))
  var find: KindList?

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Reports: text, json:FILE, sarif:FILE or share:FILE, with commas; by default text.",
      valueName: "reports")
  )
  var reports = ReportList.text

  @Option(
    help: ArgumentHelp("Accept the findings of an earlier report in JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Draw the map of the screens.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var map: String?

  @Flag(help: "Print the map as a flow chart of Mermaid instead of the report.")
  var mermaid = false

  @Option(
    help: ArgumentHelp(
      "Write a script and a film for each finding into a folder.", valueName: "folder"),
    completion: .directory)
  var out: String?

  @Option(
    help: ArgumentHelp(
      "How many processes walk through the app; the report doesn't depend on it.",
      valueName: "count"))
  var jobs = 1

  @Flag(help: .hidden)
  var walks = false

  @Flag(help: "Exit with 5 unless everything was explored.")
  var complete = false

  @Flag(help: "Run the script outside the sandbox.")
  var trust = false

  @Option(help: "The iOS version to emulate.")
  var profile = ProfileChoice.modern

  @Option(
    help: ArgumentHelp(
      "Do one share of the work, such as 1/4, for --report share:FILE.", valueName: "share"))
  var shard: String?

  @Argument(
    help: "The script that builds the app, or the files of all shares, which are put together.",
    completion: .file(extensions: ["lua"]))
  var scripts: [String]

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError(
        "--shard needs a number and a count, such as 1/4; got '\(shard.escaped)'.")
    }
    if (shard == nil) != (reports.share == nil) {
      throw ValidationError("--shard and --report share:FILE need each other.")
    }
    guard (1...1000).contains(depth) else {
      throw ValidationError("--depth needs 1 to 1000 ways; got \(depth).")
    }
    guard (1...10_000_000).contains(states) else {
      throw ValidationError("--states needs 1 to 10000000 states; got \(states).")
    }
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs needs a number from 1 to 256; got \(jobs).")
    }
    guard (0...2).contains(races) else {
      throw ValidationError("--races needs 0, 1 or 2; got \(races).")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runHere() }
  }

  @MainActor private func runHere() throws {
    let shares = try readShares()
    let plan = try shares.first?.plan ?? readPlan()
    let app = ScriptedApp(
      plan.text, named: plan.script, profile: Profile.named(plan.profile) ?? .modern,
      isTrusted: trust)
    let bounds = shares.isEmpty ? plan.bounds : whole(plan.bounds)
    if walks { return ExplorerWorkers.serve(Walker(app, bounds)) }
    let known = try readBaseline()
    let start = ContinuousClock.now
    let workers = jobs == 1 || !shares.isEmpty ? nil : ExplorerWorkers(jobs)
    let crew = workers ?? Walker(app, bounds) as any ExplorerCrew
    let recorder = RecordingCrew(
      shares.isEmpty ? crew : SharedExploration.crew(of: shares, and: crew))
    let exploration = Explorer(app, bounds, with: recorder).explore()
    if let problem = workers?.problem { throw failure(problem, 70) }
    let time = ContinuousClock.now - start
    if let path = reports.share { try write(SharedExploration(plan, recorder.done).text, to: path) }
    let report = ExplorationReport(
      exploration, kinds: find?.kinds, besides: known, ignoring: app.accepted)
    let files = try out.map { try write(report.findings, of: app, to: $0) } ?? []
    if mermaid { Terminal.write(MermaidScreens(exploration).text) }
    if reports.hasText, !mermaid { Terminal.write(report.text(files: files, after: time)) }
    if let path = reports.json { try write(report.json, to: path) }
    if let path = reports.sarif { try write(report.sarif, to: path) }
    if let map { try write(ScreenMap(exploration).standalone, to: map) }
    if !report.findings.isEmpty { throw ExitCode(1) }
    if complete, exploration.frontier > 0 { throw ExitCode(5) }
  }

  /// The script that is to be explored, and how far.
  @MainActor private func readPlan() throws -> SharedExploration.Plan {
    guard scripts.count == 1 else {
      throw ValidationError("one script can be explored at a time; got \(scripts.count).")
    }
    guard let text = Terminal.read(scripts[0]) else {
      throw failure("\(scripts[0]): can't be read", 4)
    }
    return SharedExploration.Plan(
      script: scripts[0], text: text, profile: profile.profile.name, bounds: bounds)
  }

  /// The shares that are to be put together; none if a script is given.
  @MainActor private func readShares() throws -> [SharedExploration] {
    guard let first = scripts.first.flatMap({ Terminal.read($0) }), SharedExploration(first) != nil
    else { return [] }
    let shares = try scripts.map { name in
      guard let text = Terminal.read(name) else { throw failure("\(name): can't be read", 4) }
      guard let share = SharedExploration(text) else {
        throw failure("\(name): is no share of an exploration", 4)
      }
      return (name: name, share: share)
    }
    if let problem = SharedExploration.problem(with: shares) { throw failure(problem, 4) }
    return shares.map(\.share)
  }

  /// The bounds of all shares.
  private func whole(_ share: ExplorerBounds) -> ExplorerBounds {
    var bounds = share
    (bounds.share, bounds.time) = (nil, self.bounds.time)
    return bounds
  }

  private var bounds: ExplorerBounds {
    var bounds = ExplorerBounds()
    (bounds.depth, bounds.states, bounds.races) = (depth, states, races)
    if let budget { bounds.time = .seconds(budget.value) }
    (bounds.identity, bounds.turns) = (`as`, turns)
    bounds.triesAllRows = rows == .all
    bounds.share = shard.flatMap(Shard.init).flatMap { ExplorerShare($0.index, of: $0.count) }
    return bounds
  }

  @MainActor private func readBaseline() throws -> Baseline {
    guard let baseline else { return Baseline() }
    guard let text = Terminal.read(baseline) else {
      throw failure("\(baseline): can't be read", 4)
    }
    do {
      return try Baseline(json: text.utf8)
    } catch {
      throw failure("\(baseline): is no report of drilldown explore in JSON", 4)
    }
  }

  /// Writes a script and a film for each finding; returns the names of the scripts.
  @MainActor private func write(
    _ findings: [Exploration.Finding], of app: ScriptedApp, to folder: String
  ) throws -> [String] {
    if let problem = FilmFile.prepare(folder: folder) { throw failure(problem, Terminal.lossCode) }
    var taken: Set<String> = []
    return try findings.map { finding in
      let words = "\(finding.kind.rawValue) \(finding.place)".lowercased()
      let stem = words.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      var name = stem
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      let path = "\(folder)/\(name).lua"
      let text = app.script(showing: finding)
      try write(text, to: path)
      let film = app.film(of: text, named: path)
      if let problem = FilmFile(film).write(to: "\(folder)/\(name).html", output: Terminal.write) {
        throw failure(problem, Terminal.lossCode)
      }
      return path
    }
  }

  @MainActor private func write(_ text: String, to path: String) throws {
    guard path != RenderOutput.standardOutput else { return Terminal.write(text) }
    do {
      try WholeFile(path).write([UInt8](text.utf8))
    } catch {
      throw failure("\(path): can't be written: \(error)", Terminal.lossCode)
    }
  }

  @MainActor private func failure(_ message: String, _ code: Int32) -> any Error {
    Terminal.writeError("drilldown explore: \(message.escaped)\n")
    return ExitCode(code)
  }
}

extension ExplorerBounds.Identity: ExpressibleByArgument {}

/// The rows of a list that are tried.
enum RowChoice: String, ExpressibleByArgument, CaseIterable {
  case ends, all
}

/// Kinds of findings.
struct KindList: ExpressibleByArgument {
  let kinds: Set<Exploration.Finding.Kind>

  init?(argument: String) {
    let words = argument.split(separator: ",").map { $0.replacing("-", with: " ") }
    let found = words.compactMap { Exploration.Finding.Kind(rawValue: String($0)) }
    guard !words.isEmpty, found.count == words.count else { return nil }
    kinds = Set(found)
  }

  static var allValueStrings: [String] {
    Exploration.Finding.Kind.allCases.map { $0.rawValue.replacing(" ", with: "-") }
  }
}

/// The reports that are written.
struct ReportList: ExpressibleByArgument {
  var hasText = false
  var json: String?
  var sarif: String?
  var share: String?

  /// The report for people alone.
  static let text = ReportList(hasText: true)

  private init(hasText: Bool) { self.hasText = hasText }

  init?(argument: String) {
    for word in argument.split(separator: ",") {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("text", 1): hasText = true
      case ("json", 2): json = parts[1]
      case ("sarif", 2): sarif = parts[1]
      case ("share", 2): share = parts[1]
      default: return nil
      }
    }
    guard hasText || [json, sarif, share].contains(where: { $0 != nil }) else { return nil }
  }

  var defaultValueDescription: String { "text" }
}
