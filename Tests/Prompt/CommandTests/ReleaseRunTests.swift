import Foundation
import Support
import Testing

/// What `make release` does with a small repository and a remote, both on this machine: `make` and the
/// tools for bare systems are programs that note how they were called.
@Suite(.slow("it starts processes"))
struct ReleaseRunTests {
  private static let changelog = "# Changelog\n\n## 0.2.0 - 2026-12-01\n- The first one.\n"
  private static let all = [
    "make check", "make bench", "make -C last bench", "make dist deb", "make checksums",
    "make dist-test",
  ]

  /// `SPOIL` is what a run of make breaks, after its words.
  private static let make = """
    #!/bin/bash
    words="$*"
    words="${words/\\/*\\/releasing\\//}"
    echo "make $words" >>"$CALLS"
    figure=1.00
    case $words in "$FAILING") echo "$words failed" >&2; exit 2 ;; "$SPOILT") eval "$SPOIL" ;; esac
    case $words in *bench)
      printf '%-48s%7s x, at most\\n' tabs "$figure"
      [ -n "${CRASHED:-}" ] || echo "All 1 rows have been measured." ;;
    esac
    exit 0

    """

  /// Prepares a repository in a folder, whose last release was 0.2.0, and its remote.
  private static let setUp = """
    set -e
    cat >bin/id <<<'echo ${USER_ID:-0}'
    for tool in debootstrap dpkg-deb lintian; do echo : >bin/$tool; done
    chmod +x bin/* work/Tools/*
    git init --quiet --bare --initial-branch main remote.git
    cd work
    git init --quiet --initial-branch main
    git add --all
    git commit --quiet --message "Begin"
    git remote add origin ../remote.git
    git push --quiet origin main
    git tag --annotate v0.2.0 --message "The last release"
    git push --quiet origin v0.2.0

    """

  private static func files() throws -> [String: String] {
    let tools = ["release.sh", "changes.sh", "version.sh", "worse.sh"]
    let texts = try tools.map { ("work/Tools/\($0)", try Repository.text(of: "Tools/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).merging([
      "bin/make": make, "work/CHANGELOG.md": changelog, "work/changes/README.md": "# Changes\n",
      "work/changes/a.fixed.md": "A sentence.\n", "work/.gitignore": ".build/\n",
      "work/repl/Drilldown.swift": "  version: \"0.2.0\",\n",
      "work/docs/man/drilldown.1": ".\\\"\n.TH DRILLDOWN 1 \"\" \"drilldown 0.2.0\"\n",
    ]) { $1 }
  }

  private static let environment = [
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@b.c", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "REMOTE": "", "BRANCH": "",
    "REHEARSAL": "", "BINARY": "", "FAILING": "", "SPOILT": "", "CALLS": "../calls",
  ]

  /// One release: what a shell does before it, in the checkout, and with which variables.
  private func release(
    after preparation: String = "", _ body: (CommandRun, Checkout) throws -> Void
  ) throws {
    try withFolder(Self.files()) { folder throws in
      let text = """
        \(Self.setUp)
        export PATH="$PWD/../bin:$PATH" CALLS="$PWD/../calls"
        touch "$CALLS"
        release() { Tools/release.sh "$@"; }
        VERSION=0.3.0
        \(preparation)
        git -C ../remote.git for-each-ref >../before
        git status --porcelain >../status
        exec Tools/release.sh "$VERSION"
        """
      let run = try CommandRun(
        ["-c", text], environment: Self.environment, in: folder, of: "/bin/bash")
      try body(run, Checkout(folder))
    }
  }

  /// The folders after a run.
  private struct Checkout {
    private let folder: URL
    /// The goals of make, in order.
    let calls: [String]
    /// Whether neither the remote nor the checkout has changed.
    let isUnchanged: Bool

    init(_ folder: URL) throws {
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
      self.folder = folder
      calls = try text("calls").split(separator: "\n").map(String.init)
      let refs = try Self.git(["-C", "remote.git", "for-each-ref"], folder)
      let status = try Self.git(["-C", "work", "status", "--porcelain"], folder)
      isUnchanged = try refs == text("before") && status == text("status")
    }

    private static func git(_ words: [String], _ folder: URL) throws -> String {
      try CommandRun(["git"] + words, in: folder, of: "/usr/bin/env").output
    }

    func git(_ words: String...) throws -> String { try Self.git(words, folder) }
  }

  @Test func aReleaseIsTriedThenPushed() throws {
    try release { run, checkout in
      #expect(run.code == 0, "\(run.summary)")
      #expect(checkout.calls == Self.all)
      let tag = try checkout.git("-C", "remote.git", "tag", "--list", "v0.3.0", "-n9")
      #expect(tag.contains("Drilldown 0.3.0") && tag.contains("- A sentence."))
      let commits = try checkout.git("-C", "remote.git", "log", "--format=%an %s %d", "main")
      #expect(commits.hasPrefix("A Release 0.3.0  (HEAD -> main, tag: v0.3.0)\nA Begin"))
      let changed = try checkout.git(
        "-C", "remote.git", "diff", "--name-status", "v0.2.0", "v0.3.0")
      #expect(
        changed == "M\tCHANGELOG.md\nD\tchanges/a.fixed.md\nM\tdocs/man/drilldown.1\n"
          + "M\trepl/Drilldown.swift\n")
      let status = try checkout.git("-C", "work", "status", "--porcelain")
      #expect(status.isEmpty)
    }
  }

  /// What stops it before anything is built.
  @Test(
    arguments: [
      ("touch stray", "there are changes that aren't committed"),
      (
        "git commit -q --allow-empty -m More",
        "main of ../remote.git isn't what is checked out here"
      ),
      ("git checkout -q -b other", nil), ("VERSION=0.1.9", "0.1.9 isn't newer than 0.2.0"),
      ("VERSION=0.2.0", "there is a tag v0.2.0 already"),
      ("git tag v0.4.0 && git push -q origin v0.4.0", "0.3.0 isn't newer than 0.4.0"),
      (
        "git tag v0.3.0 $(git commit-tree -m Lost 'HEAD^{tree}') && git push -q origin v0.3.0",
        "there is a tag v0.3.0 already"
      ),
      (
        "git rm -q changes/a.fixed.md && git commit -qm None && git push -q origin main",
        "changes/ has no change that 0.3.0 could announce"
      ),
      ("git remote remove origin", "there is no remote 'origin'"),
      ("export BRANCH=none", "../remote.git has no branch none"),
      ("export USER_ID=1000", "a release is made as root"),
      ("export BINARY=$PWD/Tools/release.sh", "a release builds its command itself"),
      (
        "unset ${!GIT_AUTHOR*} ${!GIT_COMMITTER*}; git config user.useConfigOnly true",
        "git doesn't know whose commit it will be"
      ),
    ] as [(String, String?)])
  func somethingIsWrong(_ preparation: String, _ message: String?) throws {
    try release(after: preparation) { run, checkout in
      // A branch that is the remote's under another name is released as that.
      guard let message else { return #expect(run.code == 0, "\(run.summary)") }
      #expect(run.code == 1)
      #expect(run.errorOutput.contains("error: \(message)"), "\(run.summary)")
      #expect(checkout.calls.isEmpty)
      #expect(checkout.isUnchanged)
    }
  }

  /// What stops it later, and the last call of make.
  @Test(arguments: [
    ("FAILING=check", "check failed", "check"),
    ("FAILING=dist-test", "dist-test failed", "dist-test"),
    ("SPOILT=check SPOIL='touch stray'", "the gate has changed files: ?? stray", "check"),
    ("SPOILT=bench SPOIL='figure=1.30'", "the benchmarks stop the release", "-C last bench"),
    ("SPOILT=bench SPOIL='CRASHED=1'", "the benchmarks stop the release", "-C last bench"),
    ("FAILING='-C last bench'", "the benchmarks stop the release", "-C last bench"),
    (
      "SPOILT=dist-test SPOIL='git -C ../../.. push -q origin moved:main'",
      "if main has moved on, pull and begin again", "dist-test"
    ),
  ])
  func aStepFails(_ variables: String, _ message: String, _ last: String) throws {
    let moved = "git branch moved $(git commit-tree -p HEAD -m Moved 'HEAD^{tree}')"
    try release(after: "\(moved); export \(variables)") { run, checkout in
      #expect(run.code != 0)
      #expect(run.errorOutput.contains(message), "\(run.summary)")
      #expect(checkout.calls.last == "make \(last)")
      let tags = try checkout.git("-C", "remote.git", "tag", "--list")
      #expect(tags == "v0.2.0\n")
      #expect(checkout.isUnchanged || variables.contains("moved"))
    }
  }

  @Test func whatHasFailedCanBeRepeated() throws {
    let failed = "(FAILING=dist-test; export FAILING; ! release $VERSION) >../log 2>&1; rm ../calls"
    try release(after: failed) { run, checkout in
      #expect(run.code == 0, "\(run.summary)")
      #expect(checkout.calls == Self.all)
    }
    let succeeded =
      "release $VERSION >../log 2>&1 && git pull -q origin main && rm ../calls; touch ../calls"
    try release(after: succeeded) { run, checkout in
      #expect(run.errorOutput.contains("there is a tag v0.3.0 already"), "\(run.summary)")
      #expect(checkout.isUnchanged)
    }
  }

  @Test func theFirstReleaseHasNothingToBeComparedWith() throws {
    try release(after: "git tag -d v0.2.0 && git push -q origin :v0.2.0") { run, checkout in
      #expect(run.code == 0, "\(run.summary)")
      #expect(checkout.calls == Self.all.filter { !$0.contains("last") })
    }
  }

  @Test func aRehearsalPushesNothing() throws {
    try release(after: "export REHEARSAL=1 BINARY=$PWD/Tools/release.sh") { run, checkout in
      #expect(run.code == 0, "\(run.summary)")
      #expect(run.output.contains("REHEARSAL"))
      let calls = checkout.calls
      #expect(calls.map { $0.prefix(10) } == ["make dist ", "make check", "make dist-"])
      #expect(calls[0].hasPrefix("make dist deb BINARY=/"))
      #expect(checkout.isUnchanged)
      let copy = "work/.build/releasing/remote.git"
      let tags = try checkout.git("-C", copy, "tag", "--list", "v0.3.0")
      #expect(tags == "v0.3.0\n")
    }
  }
}
