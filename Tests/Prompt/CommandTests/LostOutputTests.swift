import Foundation
import Support
import Testing

/// Output that is lost is reported, and the command fails.
@Suite(.slow("it starts processes"))
struct LostOutputTests {
  /// Runs a line of a shell, in which `$0` is the command.
  static func run(_ line: String, in folder: URL? = nil) throws -> CommandRun {
    let program = CommandRun.products.appendingPathComponent("drilldown").path
    return try CommandRun(["-c", line, program], in: folder, of: "/bin/sh")
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
  private static let lost = "error: standard output: No space left on device\n"

  @Test(
    .enabled(if: hasFullDevice, "there is no /dev/full"),
    arguments: [
      "\"$0\" -e 'print(1)'", "\"$0\" -e 'io.write(1)'", "\"$0\" -e 'io.stdout:write(1)'",
      "\"$0\" -e 'print(1) os.exit(0)'", "\"$0\" -e 'print(1) os.exit(3, true)'",
      "\"$0\" -e 'for i = 1, 99999 do print(i) end'", "echo 'print(1)' | \"$0\"",
      "echo 1 | \"$0\" -q -i --no-init", "echo 'print(1)' | \"$0\" -", "\"$0\" --help",
      "\"$0\" --version", "\"$0\" explain", "\"$0\" explain has-parent",
      "\"$0\" test --help", "\"$0\" test a_spec.lua", "\"$0\" test --list a_spec.lua",
      "\"$0\" test --report tap --in-process a_spec.lua", "\"$0\" review",
      "\"$0\" merge out.jsonl",
    ])
  func aFullDiskIsAnError(_ line: String) throws {
    try withFolder(["a_spec.lua": "it('passes', print)"]) { folder throws in
      _ = try Self.run("\"$0\" test --report jsonl a_spec.lua >out.jsonl", in: folder)
      let run = try Self.run("(\(line)) >/dev/full", in: folder)
      #expect(run.summary == "74\n\(Self.lost)")
    }
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full"))
  func whatFailedIsSaidAsWell() throws {
    let run = try Self.run("\"$0\" -e 'print(1) error(\"no\", 0)' >/dev/full")
    #expect(run.code == 74)
    #expect(run.errorOutput.hasPrefix("error: no\n"))
    #expect(run.errorOutput.hasSuffix(Self.lost))
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full"))
  func lostErrorsAreNoSuccess() throws {
    #expect(try Self.run("\"$0\" -e 'warn(\"x\")' 2>/dev/full").summary == "74\n")
    #expect(try Self.run("\"$0\" -e 'print(1)' 2>/dev/full").summary == "0\n1\n")
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full"))
  func filesThatCannotBeWrittenAreLostOutput() throws {
    try withFolder(["file": ""]) { folder throws in
      let meta = try CommandRun(["meta", "file/folder"], in: folder)
      #expect(meta.code == 74)
      #expect(meta.errorOutput.hasPrefix("error: file/folder/"))
      for option in ["--defaults", "--state"] {
        let script =
          "function app.shouldSaveApplicationState() return true end "
          + "defaults.set('a', 1) simulator:background() print('ran')"
        let run = try CommandRun([option, "none/kept", "-e", script], in: folder)
        #expect(
          run.summary == """
            74
            ran
            error: none/kept: No such file or directory (the folder must exist); nothing was saved

            """)
        let exit = try CommandRun([option, "none/kept", "-e", script + " os.exit(0)"], in: folder)
        #expect(exit.code == 74)
      }
    }
  }

  // MARK: Pipes

  private static let endless = "for i = 1, 1e6 do print(i) end"

  @Test func aClosedPipeEndsItAsOtherTools() throws {
    let line = "{ \"$0\" -e '\(Self.endless)'; echo $? >&2; } | head -n 1"
    #expect(try Self.run(line).summary == "0\n1\n141\n")
  }

  @Test func whereTheSignalIsIgnoredItIsAnError() throws {
    let line = "trap '' PIPE; { \"$0\" -e '\(Self.endless)'; echo $? >&2; } | head -n 1"
    #expect(try Self.run(line).summary == "0\n1\nerror: standard output: Broken pipe\n74\n")
  }

  /// The runner survives workers that stop reading, but not the end of its own reader.
  @Test func aClosedPipeEndsTheRunner() throws {
    try withFolder(["a_spec.lua": "for i = 1, 9999 do it('test ' .. i, print) end"]) {
      folder throws in
      let line = "{ \"$0\" test --report tap a_spec.lua; echo $? >&2; } | head -n 1"
      #expect(try Self.run(line, in: folder).summary == "0\nTAP version 13\n141\n")
    }
  }

  @Test func aClosedStreamIsNoFileThatIsOpenedLater() throws {
    try withFolder(["a.lua": "kept = io.open('kept', 'w') print('lost') kept:write('in')"]) {
      folder throws in
      let run = try Self.run("\"$0\" a.lua >&-", in: folder)
      #expect(run.summary == "74\nerror: standard output: Bad file descriptor\n")
      let kept = try String(contentsOf: folder.appendingPathComponent("kept"), encoding: .utf8)
      #expect(kept == "in")
      #expect(try Self.run("\"$0\" -e 'x = 1' >&- 2>&- <&-").summary == "0\n")
    }
  }

  // MARK: The largest file

  @Test func aFileThatIsTooLargeIsAnErrorAndNotTheEnd() throws {
    try withFolder([:]) { folder throws in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let script = """
        local file = io.open("large", "w")
        file:setvbuf("no")
        local kept, reason = true
        while kept do kept, reason = file:write(("x"):rep(100)) end
        print(reason)
        """
      let line = "ulimit -f 1; \"$0\" -e '\(script)'"
      #expect(try Self.run(line, in: folder).summary == "0\nFile too large\n")
      let lost = try Self.run("ulimit -f 1; \"$0\" -e '\(Self.endless)' >out", in: folder)
      #expect(lost.summary == "74\nerror: standard output: File too large\n")
      let child = try Self.run(
        "ulimit -f 1; \"$0\" -e 'print(os.execute(\"exec yes >out\"))'", in: folder)
      #expect(child.output == "nil\tsignal\t25\n", "programs that scripts start end as ever")
    }
  }
}
