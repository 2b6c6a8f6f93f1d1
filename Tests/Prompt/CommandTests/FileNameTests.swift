import Foundation
import Support
import Testing

#if os(Linux)
  /// Names that are not UTF-8 open exactly the named file, or raise an error.
  ///
  /// They never open the file whose name is the repaired form.
  @Suite(.slow("it starts processes"))
  struct FileNameTests {
    /// `caf\u{E9}` in Latin-1, as a shell passes it, and its repaired form.
    private static let name = "$(printf 'caf\\351')"
    private static let repaired = "caf\u{FFFD}"
    private static let bytes = Array("caf".utf8) + [0xE9]

    private func withFiles(_ body: (URL) throws -> Void) throws {
      let other = "print 'another file' return 'another file'"
      let files = [
        "\(Self.repaired).lua": other, "\(Self.repaired)_spec.lua": "it('is another', print)",
        "\(Self.repaired)": other, "bytes.lua": "return 'this file'",
      ]
      try withFolder(files) { folder throws in
        _ = try LostOutputTests.run("cp bytes.lua \(Self.name).lua", in: folder)
        try body(folder)
      }
    }

    @Test(arguments: [
      "\"$0\" \(name).lua", "\"$0\" --state \(name) -e 'print(1)'",
      "\"$0\" --defaults \(name) -e 'print(1)'", "\"$0\" test \(name)_spec.lua",
      "\"$0\" bytes.lua \(name)", "\"$0\" -e \"dofile('\(name).lua')\"", "\"$0\" -l \(name)",
      "\"$0\" merge \(name)", "\"$0\" meta \(name)", "\"$0\" review \(name)",
    ])
    func argumentsAreRefused(_ line: String) throws {
      try withFiles { folder throws in
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let run = try LostOutputTests.run(line, in: folder)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errorOutput.hasPrefix("error: argument "))
        #expect(run.errorOutput.contains("is not UTF-8"))
        #expect(run.errorOutput.contains("caf\\xE9"))
        let after = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        #expect(before == after)
      }
    }

    @Test func whatRepeatsAFileOfAFolderIsAPattern() throws {
      try withFolder(["spec/a.lua": "it('a', print)"]) { folder throws in
        _ = try LostOutputTests.run("mv spec/a.lua spec/\(Self.name)_spec.lua", in: folder)
        for words in ["spec", "'spec/caf?_spec.lua'"] {
          let run = try LostOutputTests.run("\"$0\" test \(words)", in: folder)
          #expect(run.code == 4)
          #expect(run.output.contains("its name must be UTF-8"))
          #expect(run.output.contains("repeat  drilldown test 'spec/caf?_spec.lua'\n"))
        }
      }
    }

    /// The bytes of a program that names the file, written literally or escaped.
    private static let programs: [[UInt8]] = [
      Array("print(dofile 'NAME.lua') print((require 'NAME'))".utf8),
      Array("local run = loadfile 'NAME.lua' print(run()) print(#'NAME')".utf8),
      Array("print(io.open('NAME.lua'):read 'a')".utf8),
    ].flatMap { text in
      [bytes, Array("caf\\233".utf8)].map { text.replacing("NAME".utf8, with: $0) }
    }

    @Test(arguments: programs, ["own.lua", "- <own.lua", "-q -i --no-init <own.lua", "<own.lua"])
    func programsReachTheFileThatTheyName(_ program: [UInt8], _ words: String) throws {
      try withFiles { folder throws in
        try Data(program + [0x0A]).write(to: folder.appendingPathComponent("own.lua"))
        let run = try LostOutputTests.run("\"$0\" \(words)", in: folder)
        #expect(run.code == 0)
        #expect(run.output.contains("this file"))
        #expect(!run.summary.contains("another file"))
      }
    }

    @Test func aSandboxReachesTheFileThatIsNamed() throws {
      try withFiles { folder throws in
        try Data(Self.programs[0]).write(to: folder.appendingPathComponent("own.lua"))
        #expect(
          try CommandRun(["--sandbox", "own.lua"], in: folder).summary
            == "0\nthis file\nthis file\n")
      }
    }

    @Test func modulesBehindAPathThatIsNotUTF8AreFound() throws {
      try withFiles { folder throws in
        let line =
          "mkdir \(Self.name)_folder sub; cp bytes.lua \(Self.name)_folder/deep.lua; "
          + "echo 'print((require \"deep\"), (require \"near\"))' >sub/a.lua; "
          + "echo 'return 1' >sub/near.lua; LUA_PATH=\"$PWD/\(Self.name)_folder/?.lua\" \"$0\" sub/a.lua"
        #expect(try LostOutputTests.run(line, in: folder).summary == "0\nthis file\t1\n")
      }
    }

    @Test func testsInAFolderAreRunOrNamed() throws {
      try withFiles { folder throws in
        let line =
          "mkdir tests; echo \"it('passes', print)\" >tests/\(Self.name)_spec.lua; "
          + "\"$0\" test tests"
        let run = try LostOutputTests.run(line, in: folder)
        #expect(run.code == 4)
        #expect(run.output.contains("the file can't be read; its name must be UTF-8"))
      }
    }

    @Test func scriptsAndTestsKeepTheirBytes() throws {
      let text = "assert(#'NAME' == 4 and ('NAME'):byte(4) == 233)"
      let spec = "it('passes', function() \(text) end)"
      func bytes(_ text: String) -> Data {
        Data(Array(text.utf8).replacing("NAME".utf8, with: Self.bytes))
      }
      try withFolder(["none": ""]) { folder throws in
        try bytes(text).write(to: folder.appendingPathComponent("a.lua"))
        try bytes(spec).write(to: folder.appendingPathComponent("a_spec.lua"))
        try bytes(text + "\nprint(1)\n--> 2\n").write(to: folder.appendingPathComponent("b.lua"))
        #expect(try CommandRun(["a.lua"], in: folder).summary == "0\n")
        #expect(try CommandRun(["test", "a_spec.lua"], in: folder).code == 0)
        #expect(try CommandRun(["test", "--record", "b.lua"], in: folder).code == 1)
        let recorded = try Data(contentsOf: folder.appendingPathComponent("b.lua"))
        #expect(recorded == bytes(text + "\nprint(1)\n--> 1\n"))
      }
    }

    @Test func nothingIsKeptBesideTheFolderThatIsNamed() throws {
      try withFolder(["none": ""]) { folder throws in
        let line =
          "mkdir \(Self.name); "
          + "echo 'x = 1' | XDG_STATE_HOME=\"$PWD/\(Self.name)\" \"$0\" -q -i --no-init"
        let run = try LostOutputTests.run(line, in: folder)
        #expect(
          run.summary
            == "0\nwarning: nothing is saved: XDG_STATE_HOME: the path must be UTF-8\n")
        #expect(
          !FileManager.default.fileExists(atPath: folder.path + "/" + Self.repaired + "/drilldown"))
      }
    }
  }
#endif
