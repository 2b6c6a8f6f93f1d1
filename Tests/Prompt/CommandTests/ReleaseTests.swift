import Foundation
import Support
import Testing

/// What the scripts of a release do with changes, versions and figures.
@Suite(.slow("it starts processes"))
struct ReleaseTests {
  private static let changelog = """
    # Changelog

    All of it.

    ## 0.2.0 - 2026-12-01
    - The first one.

    """

  /// Runs a script of the tools in a folder of files that it takes for the checkout.
  private func run(
    _ script: String, _ words: String..., on files: [String: String],
    then body: (CommandRun, URL) throws -> Void
  ) throws {
    let text = try Repository.text(of: "Tools/\(script)")
    let files = files.merging(["Tools/\(script)": text]) { $1 }
    try withFolder(files) { folder throws in
      let path = folder.appendingPathComponent("Tools/\(script)").path
      try body(try CommandRun([path] + words, in: folder, of: "/bin/bash"), folder)
    }
  }

  @Test(
    arguments: [
      ("arrows.fixed.md", "Popovers point at what has moved.\n", []),
      ("a-2.added.md", "`:why` says\nmore. Really!", []),
      ("Arrows.fixed.md", "A sentence.", ["its name isn't WORDS.GROUP.md"]),
      ("arrows.mended.md", "A sentence.", ["its name isn't WORDS.GROUP.md"]),
      ("arrows.fixed.md", "\n", ["it is empty"]),
      ("arrows.fixed.md", "popovers point", ["it doesn't begin", "it doesn't end"]),
      ("arrows.fixed.md", "One.\n\nTwo.", ["it isn't one paragraph"]),
      ("arrows.fixed.md", "- One.", ["it doesn't begin", "it isn't one paragraph"]),
      ("arrows.fixed.md", "It is in Sources/Engine.", ["it names a file"]),
      ("arrows.fixed.md", String(repeating: "Ä", count: 400) + ".", ["it has 401 letters"]),
    ] as [(String, String, [String])])
  func changesAreChecked(name: String, text: String, faults: [String]) throws {
    let files = ["changes/\(name)": text, "changes/README.md": "# Changes\n"]
    try run("changes.sh", "check", on: files) { run, _ in
      let lines = run.errorOutput.split(separator: "\n")
      #expect(run.code == (faults.isEmpty ? 0 : 1))
      #expect(lines.count == faults.count, "\(lines)")
      for (line, fault) in zip(lines, faults) {
        #expect(line.hasPrefix("changes/\(name): \(fault)"))
      }
    }
  }

  @Test(arguments: [
    (
      "0.3.0",
      "## 0.3.0 - 2027-01-31\n\n### Added\n- A\n  b.\n- C.\n\n### Fixed\n- D.\n\n"
        + "## 0.2.0 - 2026-12-01\n- The first one.\n"
    ),
    (
      "0.2.0",
      "## 0.2.0 - 2027-01-31\n- The first one.\n\n### Added\n- A\n  b.\n- C.\n\n### Fixed\n- D.\n"
    ),
  ])
  func changesBecomeASection(version: String, expected: String) throws {
    let files = [
      "CHANGELOG.md": Self.changelog, "changes/README.md": "# Changes\n",
      "changes/a.added.md": "A\nb.\n", "changes/c.added.md": "C.\n", "changes/d.fixed.md": "D.\n",
    ]
    try run("changes.sh", "assemble", version, "2027-01-31", on: files) { run, folder in
      #expect(run.summary == "0\n")
      let text = try String(
        contentsOf: folder.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
      #expect(text == "# Changelog\n\nAll of it.\n\n" + expected.replacing("\n  b", with: " b"))
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("changes").path)
      #expect(left == ["README.md"])
    }
  }

  @Test func aSectionIsReadableOrRefused() throws {
    let changes = (1...40).map { ("changes/c\($0).fixed.md", "Change \($0).\n") }
    let files = Dictionary(uniqueKeysWithValues: changes + [("CHANGELOG.md", Self.changelog)])
    try run("changes.sh", "assemble", "0.3.0", "2027-01-31", on: files) { run, folder in
      #expect(run.code == 1)
      #expect(run.errorOutput.contains("the section 0.3.0 would have 43 lines, at most 40"))
      let text = try String(
        contentsOf: folder.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
      #expect(text == Self.changelog)
    }
    try run("changes.sh", "assemble", "0.3.0", "x", on: ["CHANGELOG.md": Self.changelog]) {
      run, _ in
      #expect(run.summary == "1\nerror: changes/ has no change that 0.3.0 could announce\n")
    }
  }

  @Test func figuresThatAreWorseAreNamed() throws {
    func line(_ name: String, _ figure: String) -> String {
      name.padding(toLength: 48, withPad: " ", startingAt: 0) + figure
    }
    let former = [
      line("push + pop", "  16.00 x, at most 20.00 x  ok"),
      line("events", "    100  , at most  200"),
      line("tabs", "   1.00 x, at most  2.00 x  ok"), line("busted", "  skipped  (no busted)"),
    ]
    let new = [
      line("push + pop", "  19.00 x, at most 20.00 x  ok"),
      line("events", "    126  , at most  200"),
      line("tabs", "   1.20 x, at most  2.00 x  ok"), line("busted", "   9.00 x, at most  9.00 x"),
      line("sheets", "   5.00 x, at most  9.00 x  ok"), "All 5 rows have been measured.",
    ]
    let files = [
      "a": former.joined(separator: "\n") + "\n", "b": new.joined(separator: "\n") + "\n",
      "none": "",
    ]
    try run("worse.sh", "a", "b", on: files) { run, _ in
      #expect(run.summary == "1\n\(line("events", "126.00 instead of 100.00"))\n")
    }
    try run("worse.sh", "b", "b", on: files) { run, _ in #expect(run.summary == "0\n") }
    try run("worse.sh", "a", "a", on: files) { run, _ in
      #expect(run.summary == "1\nthe new benchmarks ended early\n")
    }
    try run("worse.sh", "none", "b", on: files) { run, _ in
      #expect(run.summary == "1\nno figure is in both\n")
    }
  }

  /// An archive of the older Debian, and one of no package.
  @Test func partsAreThoseThatWereLinked() throws {
    let files = [
      "sysroot/archives": "usr/lib/libm.a glibc 2.31-1\nusr/lib/libstdc++.a gcc-10 10.2.1-6\n",
      "sysroot/usr/lib/libstdc++.a": "", "libown.a": "",
    ]
    let script = packageFolder.appendingPathComponent("Tools/package/parts.sh").path
    try withFolder(files) { folder throws in
      let archives = ["sysroot/usr/lib/libstdc++.a", "libown.a", "libown.a"]
      let run = try CommandRun(
        archives, environment: ["DRILLDOWN_SYSROOT": "sysroot"], in: folder, of: script)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.contains("  gcc-10 10.2.1-6 (Debian)"))
      #expect(lines.contains { $0.hasPrefix("  /") && $0.hasSuffix("/libown.a") })
    }
  }

  @Test func theVersionStandsInOnePlace() throws {
    let version = try CommandRun(["--version"]).output.trimmingCharacters(in: .newlines)
    let said = try CommandRun([], of: packageFolder.appendingPathComponent("Tools/version.sh").path)
    #expect(said.summary == "0\n\(version)\n")
    let section = try CommandRun(
      ["notes", version], of: packageFolder.appendingPathComponent("Tools/changes.sh").path)
    #expect(section.code == 0 && !section.output.isEmpty)
  }

  nonisolated private static let readsYAML: Bool = {
    let run = try? CommandRun(["python3", "-c", "import yaml"], of: "/usr/bin/env")
    return run?.code == 0
  }()

  /// What fails on GitHub's machines only.
  @Test(.enabled(if: readsYAML, "Python's yaml is not installed: workflows are not checked"))
  func workflowsThatWouldFailAreRefused() throws {
    let checker = packageFolder.appendingPathComponent("Tools/check-workflows.py").path
    let path = ".github/workflows/release.yml"
    let right = try Repository.text(of: path)
    func faults(_ workflow: String) throws -> String {
      var summary = ""
      try withFolder(["w.yml": workflow]) { folder throws in
        summary = try CommandRun(["python3", checker, "w.yml"], in: folder, of: "/usr/bin/env")
          .summary
      }
      return summary
    }
    #expect(try faults(right) == "0\n")
    #expect(
      try faults(right.replacing("include-hidden-files: true", with: ""))
        == "1\nw.yml: artifacts uploads hidden files, which are left out\n")
    #expect(
      try faults(right.replacing("KEY_0: safe.directory", with: "KEY_0: user.name"))
        == "1\nw.yml: artifacts reads the repository, which git refuses without safe.directory\n")
    #expect(
      try faults(right.replacing("run: make dist-test", with: "run: Tools/package/try.sh"))
        .contains("which is no goal of the Makefile"))
  }

  @Test(arguments: ["", "1", "v0.3.0", "0.3.0-beta", "0.3.0 0", "00.3.0", "0.3.01"])
  func otherVersionsAreRefused(version: String) throws {
    let script = packageFolder.appendingPathComponent("Tools/release.sh").path
    let run = try CommandRun([version], of: script)
    #expect(run.code == 1)
    #expect(run.errorOutput.contains("VERSION is three numbers"))
  }
}
