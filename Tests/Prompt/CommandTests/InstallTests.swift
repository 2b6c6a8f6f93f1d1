import Foundation
import Support
import Testing

/// What `make install` puts where, and that `make uninstall` removes it.
@Suite(
  .slow("it starts processes"),
  .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/make"), "no make"))
struct InstallTests {
  /// Runs `make` in the package for a command that is already built.
  private func make(_ goal: String, _ variables: String..., home: URL) throws -> CommandRun {
    let binary = CommandRun.products.appendingPathComponent("drilldown").path
    return try CommandRun(
      ["-s", "-C", packageFolder.path, goal, "BINARY=\(binary)"] + variables,
      environment: ["HOME": home.path], in: home, of: "/usr/bin/make")
  }

  private func contents(of folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted()
  }

  @Test func whatIsInstalledWorksAndIsRemoved() throws {
    try withFolder(["keep/bin/other": "x"]) { folder throws in
      let prefix = folder.appendingPathComponent("keep")
      let before = contents(of: folder)
      for _ in 1...2 {  // again over an earlier one
        #expect(try make("install", "PREFIX=\(prefix.path)", home: folder).summary == "0\n")
      }
      let files = contents(of: prefix)
      let pages = SubcommandTests.names.map { "share/man/man1/drilldown-\($0).1" }
      let expected =
        pages + [
          "bin/drilldown", "share/man/man1/drilldown.1",
          "share/bash-completion/completions/drilldown", "share/zsh/site-functions/_drilldown",
          "share/fish/vendor_completions.d/drilldown.fish",
          "share/doc/drilldown/copyright", "share/drilldown/addons/drilldown/config.json",
          "share/drilldown/addons/drilldown/library/UIViewController.d.lua",
        ]
      #expect(Set(expected).isSubset(of: files))
      let command = prefix.appendingPathComponent("bin/drilldown").path
      let demo = try CommandRun(
        ["demo", "momentary"], environment: ["HOME": folder.path], in: folder, of: command)
      #expect(demo.code == 0 && demo.output.hasPrefix("── pushing-momentary-views"))
      #expect(try make("uninstall", "PREFIX=\(prefix.path)", home: folder).summary == "0\n")
      #expect(contents(of: folder) == before)
      #expect(try make("uninstall", "PREFIX=\(prefix.path)", home: folder).summary == "0\n")
    }
  }

  @Test func aStagedInstallationIsUnderDESTDIR() throws {
    try withFolder(["none": ""]) { folder throws in
      let stage = folder.appendingPathComponent("a stage").path
      #expect(
        try make("install", "PREFIX=/opt/drill down", "DESTDIR=\(stage)", home: folder).summary
          == "0\n")
      let command = "\(stage)/opt/drill down/bin/drilldown"
      #expect(FileManager.default.isExecutableFile(atPath: command))
      #expect(
        try make("uninstall", "PREFIX=/opt/drill down", "DESTDIR=\(stage)", home: folder).code == 0)
      #expect(contents(of: URL(fileURLWithPath: stage)) == [])
    }
  }

  @Test func aTarballInstallsItself() throws {
    try withFolder(["prefix/bin/other": "x"]) { folder throws in
      let prefix = folder.appendingPathComponent("prefix")
      let before = contents(of: prefix)
      let tarball = folder.appendingPathComponent("unpacked").path
      let binary = CommandRun.products.appendingPathComponent("drilldown").path
      let tools = packageFolder.appendingPathComponent("Tools/install.sh").path
      func run(_ script: String, _ words: String...) throws -> String {
        try CommandRun(
          words, environment: ["HOME": folder.path, "PREFIX": prefix.path], in: folder, of: script
        ).summary
      }
      #expect(try run(tools, "stage", binary, tarball) == "0\n")
      try FileManager.default.copyItem(atPath: tools, toPath: "\(tarball)/install.sh")
      let files = contents(of: URL(fileURLWithPath: tarball)).filter { $0 != "install.sh" }
      #expect(try run("\(tarball)/install.sh", "install") == "0\n")
      let others = Set(contents(of: prefix)).subtracting(before + files)
      #expect(others == ["share/drilldown/installed"])
      #expect(try run("\(tarball)/install.sh", "uninstall") == "0\n")
      #expect(contents(of: prefix) == before)
      #expect(try run(tools, "install").hasPrefix("1\nerror: install needs the built command"))
    }
  }

  @Test func aFailureLeavesNothingBehind() throws {
    try withFolder(["prefix/share": "a file"]) { folder throws in
      let before = contents(of: folder)
      let prefix = folder.appendingPathComponent("prefix").path
      let run = try make("install", "PREFIX=\(prefix)", home: folder)
      #expect(run.code != 0 && run.errorOutput != "")
      #expect(contents(of: folder) == before)
    }
  }

  // MARK: The manual

  @Test func theManualPagesAreFresh() throws {
    try withFolder([:]) { folder throws in
      #expect(try CommandRun(["meta", folder.path, "--manual"]).summary == "0\n")
      let pages = packageFolder.appendingPathComponent("docs/man")
      #expect(contents(of: pages) == contents(of: folder))
      for name in contents(of: folder) {
        let fresh = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let page = try String(contentsOf: pages.appendingPathComponent(name), encoding: .utf8)
        #expect(page == fresh, "docs/man/\(name) is not what `make generate` writes")
      }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/groff"), "no groff"))
  func theManualPagesAreRoff() throws {
    let pages = packageFolder.appendingPathComponent("docs/man")
    for name in contents(of: pages) {
      let run = try CommandRun(
        ["-man", "-Tutf8", "-Kutf8", "-ww", pages.appendingPathComponent(name).path],
        of: "/usr/bin/groff")
      #expect(run.code == 0 && run.errorOutput == "", "\(name)")
      let plain = run.output.replacing(/\e\[[0-9;]*m|.\x08/, with: "")
      for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SEE ALSO"] {
        #expect(plain.contains("\n\(title)\n"), "\(name)")
      }
    }
  }
}
