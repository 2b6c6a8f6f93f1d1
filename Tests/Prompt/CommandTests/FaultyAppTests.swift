import Foundation
import Support
import Testing

/// `drilldown explore` finds the fault of each app in `scripts/explore`, and nothing else.
@Suite(.slow("it starts processes"))
struct FaultyAppTests {
  /// An app with a fault, and what is reported of it.
  struct FaultyApp: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let place: String

    init(_ name: String, _ kind: String, _ place: String) {
      (self.name, self.kind, self.place) = (name, kind, place)
    }

    var testDescription: String { name }
  }

  private static let apps = [
    FaultyApp("01-an-order-without-a-way-out", "dead end", "ThanksViewController"),
    FaultyApp("02-settings-with-a-forgotten-screen", "unreachable", "SoundViewController"),
    FaultyApp("03-a-forecast-that-comes-late", "race", "TownViewController"),
    FaultyApp("04-a-question-after-an-alert", "diagnostic", "presentation-in-progress"),
    FaultyApp(
      "05-a-tip-without-a-bill", "error", "scripts/explore/05-a-tip-without-a-bill.lua:25"),
    FaultyApp("06-a-task-that-is-not-removed", "exception", "row-count"),
    FaultyApp("07-a-radio-that-forwards-nothing", "imbalance", "PlayerViewController"),
    FaultyApp("08-a-card-that-never-arrives", "lost completion", "DeckViewController"),
    FaultyApp("09-photos-that-are-kept", "leak", "PhotoViewController"),
    FaultyApp("10-an-article-about-its-author", "growth", "On Walking"),
    FaultyApp(
      "11-a-booking-that-goes-back-two-ways", "broken way back", "PaymentViewController"),
    FaultyApp("12-a-recipe-of-the-day", "hidden state", "CookbookViewController"),
  ]
  private static let faultless = "13-a-notes-app-without-a-fault"

  @Test(arguments: apps) func itsFaultIsFound(_ app: FaultyApp) throws {
    let report = try Report(of: app.name)
    #expect(report.code == 1, "\(report.text)")
    #expect(report.isComplete, "\(report.text)")
    #expect(report.findings == [[app.kind, app.place]], "\(report.text)")
    #expect(report.lines.last == "1 finding", "\(report.text)")
  }

  @Test func nothingIsFoundWhereThereIsNoFault() throws {
    let report = try Report(of: Self.faultless)
    #expect(report.code == 0, "\(report.text)")
    #expect(report.isComplete, "\(report.text)")
    #expect(report.findings == [], "\(report.text)")
    #expect(report.lines.last == "0 findings", "\(report.text)")
  }

  /// Apps with a fault that depends on the walk, and one without: however many processes walk, the
  /// report is the same.
  @Test(arguments: [
    "03-a-forecast-that-comes-late", "09-photos-that-are-kept", "12-a-recipe-of-the-day", faultless,
  ])
  func anyNumberOfProcessesReportsTheSame(_ name: String) throws {
    let words = ["explore", "scripts/explore/\(name).lua", "--races", "2", "--report", "json:-"]
    let alone = try CommandRun(words, in: packageFolder)
    #expect(alone.output.contains("\"ways\""), "\(alone.summary)")
    let several = try CommandRun(words + ["--jobs", "3"], in: packageFolder)
    #expect(several.output == alone.output)
    #expect(several.code == alone.code)
  }

  /// An app whose ways are longer than the part that each process does: the shares, in any order, are
  /// the whole.
  @Test func sharesAreTheWhole() throws {
    let app = """
      function page(level)
        local screen = UIViewController{ title = "Level " .. level, name = "level" .. level }
        for index, name in ipairs{ "left", "right" } do
          screen.navigationItem[name .. "BarButtonItem"] = UIBarButtonItem{
            title = name .. level,
            action = function()
              if level < 9 then
                window.rootViewController = UINavigationController{ page(level + index) }
              elseif index == 2 then
                screen:present(UIViewController{ title = "End", modalPresentationStyle = "fullScreen" })
              end
            end,
          }
        end
        return screen
      end
      window.rootViewController = UINavigationController{ page(1) }
      """
    try withFolder(["app.lua": app]) { folder in
      let words = ["explore", "--races", "0"]
      let whole = try CommandRun(words + ["app.lua", "--report", "json:-"], in: folder)
      #expect(whole.output.contains("\"dead end\""), "\(whole.summary)")
      for index in 1...2 {
        let share = ["--shard", "\(index)/2", "--report", "share:\(index).share", "app.lua"]
        _ = try CommandRun(words + share, in: folder)
      }
      let joined = try CommandRun(
        ["explore", "2.share", "1.share", "--report", "json:-"], in: folder)
      #expect(joined.output == whole.output, "\(joined.summary)")
      #expect(joined.code == whole.code)
      let text = try CommandRun(["merge", "1.share", "2.share"], in: folder)
      #expect(text.output.hasSuffix("1 finding\n"), "\(text.summary)")
      let missing = try CommandRun(["merge", "1.share"], in: folder)
      #expect(missing.code == 4)
      #expect(missing.errorOutput == "drilldown explore: share 2/2 is missing\n")
    }
  }

  /// The script that is written about a race shows it: the second tap comes before anything settles.
  @Test func theScriptOfARaceShowsIt() throws {
    try withFolder([:]) { folder in
      let app = "scripts/explore/03-a-forecast-that-comes-late.lua"
      let run = try CommandRun(["explore", app, "--out", folder.path], in: packageFolder)
      #expect(run.code == 1)
      let shown = try CommandRun(
        ["-q", "-i", "\(folder.path)/race-townviewcontroller.lua"],
        input: "print(#window.rootViewController.viewControllers)\n")
      #expect(shown.output == "3\n", "\(shown.summary)")
    }
  }

  @Test func aNumberOfProcessesIsNeeded() throws {
    let run = try CommandRun(["explore", "a.lua", "--jobs", "0"], in: packageFolder)
    #expect(run.code == 2)
    #expect(run.errorOutput.contains("--jobs needs a number from 1 to 256; got 0."))
  }

  @Test func eachAppHasAFaultOfItsOwnKind() throws {
    let folder = packageFolder.appendingPathComponent("scripts/explore")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let names = Self.apps.map(\.name) + [Self.faultless]
    #expect(files.map(\.lastPathComponent).sorted() == names.map { "\($0).lua" })
    #expect(Set(Self.apps.map(\.kind)).count == Self.apps.count)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines[1].hasPrefix("-- Fault: "), "\(file.lastPathComponent)")
    }
  }

  /// What the command says about an app.
  private struct Report {
    let code: Int32?
    let text: String
    let lines: [String]

    init(of name: String) throws {
      let run = try CommandRun(["explore", "scripts/explore/\(name).lua"], in: packageFolder)
      (code, text) = (run.code, run.summary)
      lines = run.output.split(separator: "\n").map(String.init)
    }

    /// Whether everything was tried.
    var isComplete: Bool {
      lines.first.map { $0.hasPrefix("explored ") && $0.contains(": complete") } ?? false
    }

    /// The kinds and places of what was found.
    var findings: [[String]] {
      let kinds = FaultyAppTests.apps.map(\.kind)
      return lines.dropFirst().map { line in
        line.split(separator: #/ {2,}/#, maxSplits: 2).prefix(2).map(String.init)
      }.filter { $0.first.map(kinds.contains) ?? false }
    }
  }
}
