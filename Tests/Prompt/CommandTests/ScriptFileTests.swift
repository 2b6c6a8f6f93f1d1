import Foundation
import Support
import Testing

/// How a script's file is read, and which files it finds.
@Suite(.slow("it starts processes"))
struct ScriptFileTests {
  @Test(arguments: [
    "#!/usr/bin/env drilldown\nprint(1) error('x')", "\u{FEFF}\nprint(1) error('x')",
    "\u{FEFF}# note\nprint(1) error('x')",
  ])
  func firstLinesOfOtherProgramsAreSkipped(_ text: String) throws {
    try withFolder(["a.lua": text]) { folder throws in
      for run in [try CommandRun(["a.lua"], in: folder), try CommandRun(["-"], input: text)] {
        #expect(run.output == "1\n")
        #expect(run.errorOutput.contains(":2: x\n"))
      }
    }
  }

  @Test func argHasAllWords() throws {
    let script = "print(arg[0], arg[1], arg[2], #arg, arg[-1], arg[-2], ...)"
    try withFolder(["a.lua": script]) { folder throws in
      #expect(
        try CommandRun(["-e", "x = 1", "a.lua", "-q", "two"], in: folder).summary
          == "0\na.lua\t-q\ttwo\t2\tx = 1\t-e\t-q\ttwo\n")
    }
  }

  @Test func theRunningScriptIsNoModule() throws {
    try withFolder(["me.lua": "require 'me'"]) { folder throws in
      let run = try CommandRun(["me.lua"], in: folder)
      #expect(
        run.errorOutput.hasPrefix("error: module 'me' is the running script './me.lua' itself\n"))
    }
  }

  @Test(arguments: [[], ["--sandbox"]])
  func modulesThatRequireEachOtherAreNamed(_ options: [String]) throws {
    let files = [
      "main.lua": "require 'a'", "a.lua": "require 'b'", "b.lua": "\nrequire 'a'",
      "own.lua": "coroutine.wrap(function() require 'own' end)()",
      "two.lua": "print(pcall(require, 'bad'), pcall(require, 'bad'), require 'fine')",
      "bad.lua": "coroutine.resume(coroutine.create(function() require 'worse' end)) error('x')",
      "worse.lua": "error('y')", "fine.lua": "pcall(require, 'worse') return ...",
    ]
    try withFolder(files) { folder throws in
      let run = try CommandRun(options + ["main.lua"], in: folder)
      #expect(run.code == 1)
      #expect(
        run.errorOutput.hasPrefix("error: ./b.lua:2: module 'a' requires itself: a -> b -> a\n"))
      let own = try CommandRun(options + ["-e", "require 'own'"], in: folder)
      #expect(own.errorOutput.contains("module 'own' requires itself: own -> own\n"))
      #expect(
        try CommandRun(options + ["two.lua"], in: folder).summary
          == "0\nfalse\tfalse\tfine\t./fine.lua\n")
    }
  }

  @Test func aMissingModuleNamesThePlaces() throws {
    try withFolder(["sub/a.lua": "require 'none'"]) { folder throws in
      let run = try CommandRun(["sub/a.lua"], in: folder)
      #expect(run.code == 1)
      #expect(run.errorOutput.contains("module 'none' not found:"))
      #expect(run.errorOutput.contains("no file 'sub/none.lua'"))
    }
  }

  @Test func whatIsNoOrdinaryFileIsReadAsOne() throws {
    #expect(try CommandRun(["/dev/stdin"], input: "print(1)").summary == "0\n1\n")
    #expect(try CommandRun(["/dev/null"]).summary == "0\n")
    #expect(try CommandRun(["."]).summary == "4\nerror: .: can't be read\n")
  }

  @Test func anErrorInAFinalizerAtTheEndIsAFailure() throws {
    let script = "kept = setmetatable({}, { __gc = function() error('late') end }) print(1)"
    try withFolder(["a.lua": script]) { folder throws in
      #expect(
        try CommandRun(["a.lua"], in: folder).summary
          == "1\n1\nerror in a finalizer: error in __gc (a.lua:1: late)\n")
    }
  }

  @Test func aMissingScriptHasACodeOfItsOwn() throws {
    #expect(try CommandRun(["none.lua"]).summary == "4\nerror: none.lua: can't be read\n")
  }
}
