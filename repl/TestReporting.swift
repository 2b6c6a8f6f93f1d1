import ArgumentParser
import Console
import EscapedText
import Films
import Foundation
import StoredValues
import Reports
import Runner
import Specs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reports of a run, from the command line.
struct TestReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "text, tap, tap14, junit, jsonl, github, markdown, lcov or sarif, with a file as in tap:out.tap, or html with a folder; may be repeated or separated by commas.",
      valueName: "report"))
  var report: [ReportChoice] = []

  @Flag(name: .shortAndLong, help: "List all tests, and show what they print.")
  var verbose = false

  @Flag(help: "Report the slowest tests; adds times to JSON lines.")
  var timings = false

  func validate() throws {
    let files = report.flatMap(\.parts).compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError(
        "--report needs a different file for each report; got \(twice.escaped) twice.")
    }
    let others = shown.filter { $0 != .github }  // whose lines are meant to be mixed with others
    if others.count > 1 {
      throw ValidationError(
        "only one report can be written to standard output; give files to the others: "
          + "\(others[1].rawValue):FILE.")
    }
  }

  /// Why a report may not replace what is at a path, by whatever name: a file of the run, another
  /// spec, or any file of Lua; nil if it may.
  @MainActor private static func obstacle(at path: String, _ files: [String]) -> String? {
    // A file that can't be looked at can't be opened either, which is reported then.
    guard let entry = try? Disk.entry(at: path), entry.isFile else { return nil }
    func isSame(_ other: String) -> Bool {
      (try? Disk.entry(at: other))?.map { $0.isSame(as: entry) } ?? false  // the same
    }
    if files.contains(where: isSame) || TestKind.isSpec(path) { return "is one of the tests" }
    if path.hasSuffix(".lua") { return "is a Lua file" }
    let other = entry.nameCount > 1 ? TestSelection.luaFiles(in: ".").first(where: isSame) : nil
    return other.map { "is a hard link to \($0.escaped)" }
  }

  /// What is in the place of a page and isn't one of a run; an empty file is what a stopped run leaves.
  private static func foreignPage(at part: ReportChoice.ReportTarget) -> String? {
    let sign = Array(RunPage.sign.utf8)
    // What can't be read can't be replaced either, which is reported then.
    guard part.folder != nil, let path = part.file,
      let bytes = try? OpenFile.reading(path)?.bytes(limit: sign.count),
      !bytes.isEmpty, !bytes.starts(with: sign)
    else { return nil }
    return "is there already and is no page of drilldown"
  }

  /// The summary that GitHub shows for a step of a workflow, beside its annotations.
  private static func summary(
    besides chosen: [ReportChoice.ReportTarget]
  ) -> [ReportChoice.ReportTarget] {
    let file = ProcessEnvironment.values["GITHUB_STEP_SUMMARY"] ?? ""
    guard !file.isEmpty, chosen.contains(where: { $0.kind == .github }) else { return [] }
    return [ReportChoice.ReportTarget(kind: .markdown, file: file, appends: true)]
  }

  /// The folder of the page about the run; nil for no page.
  var pageFolder: String? { report.flatMap(\.parts).lazy.compactMap(\.folder).first }

  /// Whether a report is about the lines that ran.
  var wantsLines: Bool { report.flatMap(\.parts).contains { $0.kind == .lcov } }

  /// The reports that are written to standard output.
  private var shown: [ReportKind] { report.flatMap(\.parts).filter { $0.file == nil }.map(\.kind) }

  /// The reports and their destinations, none of which may be a test or another spec; `before` is called
  /// before anything is written, `failed` when writing fails.
  @MainActor func outputs(
    before: @escaping () -> Void, tests: [String] = [], failed: @escaping () -> Void
  ) throws -> [TestRun.Output] {
    let chosen = report.flatMap(\.parts)
    for part in chosen {
      guard let file = part.file,
        let obstacle = Self.obstacle(at: file, tests) ?? Self.foreignPage(at: part)
      else { continue }
      throw ValidationError("\(file.escaped) \(obstacle); a report needs another file.")
    }
    let shown = chosen.isEmpty ? [ReportChoice.ReportTarget(kind: .text, file: nil)] : chosen
    let all = shown + Self.summary(besides: chosen)
    return try all.map { part in
      let report = part.kind.report(
        isVerbose: verbose, hasTimes: timings, in: part.folder ?? "")
      if let folder = part.folder, let problem = FilmFile.prepare(folder: folder) {
        Terminal.writeError("drilldown test: \(problem)\n")
        throw ExitCode(Terminal.lossCode)
      }
      guard let file = part.file else {
        return TestRun.Output(report) {
          before()
          Terminal.write($0)
        }
      }
      guard let reportFile = ReportFile(at: file, appends: part.appends) else {
        Terminal.writeError("drilldown test: \(file.escaped): the report can't be written\n")
        throw ExitCode(Terminal.lossCode)
      }
      return TestRun.Output(report) { text in
        if reportFile.write(text) { return }
        before()
        Terminal.writeError("error: \(file.escaped): can't be written any more\n")
        failed()
      }
    }
  }

  /// Says where the page about the run is, after how many tests passed if no report says that at
  /// the terminal.
  @MainActor func showPage(_ tally: Tally) {
    let page = report.flatMap(\.parts).first { $0.folder != nil }?.file
    guard let page else { return }
    let write = shown.allSatisfy { $0 == .text } ? Terminal.write : Terminal.writeError
    if shown.isEmpty { write(tally.summary + "\n") }
    write("wrote \(page.escaped)\n")
  }

  /// Reports which tests took longest; a report for programs has standard output to itself.
  @MainActor func showTimings(_ slowest: [TestResult]) {
    let write = shown.allSatisfy { $0 == .text } ? Terminal.write : Terminal.writeError
    for result in slowest.prefix(10) {
      let milliseconds = String(format: "%9.1f ms", result.seconds * 1000)
      write(
        "\(milliseconds)  \(result.id.title)\(result.isFile ? "" : "   \(result.id.place)")\n")
    }
  }
}

/// Reports, and the files they are written to.
struct ReportChoice: ExpressibleByArgument {
  let parts: [ReportTarget]

  /// A report, and its file.
  struct ReportTarget {
    let kind: ReportKind
    let file: String?
    /// Whether the file keeps what it has.
    var appends = false
    /// The folder of a page.
    var folder: String?
  }

  init?(argument: String) {
    var parts: [ReportTarget] = []
    for text in argument.split(separator: ",") {
      let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let kind = words.first.flatMap({ ReportKind(rawValue: String($0)) }),
        words.last?.isEmpty == false
      else { return nil }
      guard let place = words.count > 1 && words[1] != "-" ? String(words[1]) : nil else {
        guard kind != .html else { return nil }
        parts.append(ReportTarget(kind: kind, file: nil))
        continue
      }
      let isPage = kind == .html
      let file = isPage ? place + (place.hasSuffix("/") ? "" : "/") + "index.html" : place
      parts.append(ReportTarget(kind: kind, file: file, folder: isPage ? place : nil))
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }
}

/// The file that a report is written to; devices and pipes are written to directly.
private final class ReportFile {
  private let file: OpenFile
  private var isBroken = false

  /// Opens a file, and truncates it unless texts are appended; nil if that fails.
  init?(at path: String, appends: Bool) {
    do throws(SystemError) {
      file = try OpenFile.writing(path, appends: appends)
    } catch {
      return nil
    }
  }

  /// Writes a text; false when that fails for the first time.
  func write(_ text: String) -> Bool {
    guard !isBroken else { return true }
    do throws(SystemError) { try file.write(Array(text.utf8)) } catch { isBroken = true }
    return !isBroken
  }
}

/// A progress line on a terminal; elsewhere it isn't shown.
final class ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var isThere = false
  private var lastTime: DispatchTime?

  /// Shows it, but not too often.
  func show(_ tally: Tally) {
    guard isShown, lastTime.map({ .now() > $0 + 0.05 }) ?? true else { return }
    lastTime = .now()
    isThere = true
    Terminal.flush()
    Terminal.writeError("\r\u{1B}[K\(tally.summary)")
  }

  /// Removes it.
  func erase() {
    guard isThere else { return }
    isThere = false
    Terminal.writeError("\r\u{1B}[K")
  }
}
