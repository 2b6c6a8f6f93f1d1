import Foundation
import Support
import Testing

/// Reviewing goldens, key by key.
@Suite(.slow("it starts processes"))
struct ReviewTests {
  private static let files = [
    "a_spec.lua": """
    it("is new", function() assert.golden("new", "seen") end)
    it("differs", function() assert.golden("other", "seen") end)
    it("differs, too", function() assert.golden("third", "seen") end)
    """,
    "a_spec.goldens/other.golden": "kept\n", "a_spec.goldens/third.golden": "kept\n",
  ]

  @Test func aKeyAcceptsRejectsAndSkips() throws {
    try withFolder(Self.files) { folder throws in
      #expect(
        try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder).code == 1)
      let terminal = try PseudoTerminal(["review"], in: folder)
      try terminal.wait(for: "1 of 3  ./a_spec.goldens/new.golden   new\n  + seen")
      try terminal.type("a")
      try terminal.wait(for: "accepted\n2 of 3  ./a_spec.goldens/other.golden   changed")
      try terminal.type("xR")
      try terminal.wait(for: "rejected\n3 of 3")
      try terminal.type("s")
      #expect(try terminal.waitForEnd() == 1)
      #expect(terminal.screen.text.contains("1 accepted, 1 rejected, 1 left"))
      #expect(
        try names(in: folder) == [
          "new.golden", "other.golden", "third.golden", "third.golden.new",
        ])
      #expect(try text("new", in: folder) == "seen\n")
      #expect(try text("other", in: folder) == "kept\n")
    }
  }

  @Test func acceptedGoldensPassAndStaleOnesAreRemoved() throws {
    try withFolder(Self.files) { folder throws in
      _ = try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder)
      let terminal = try PseudoTerminal(["review", "a_spec.lua"], in: folder)
      try terminal.type("aaa")
      #expect(try terminal.waitForEnd() == 0)
      #expect(
        try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder).code == 0)
      let spec = folder.appendingPathComponent("a_spec.lua")
      try Data("it('has none', function() end)".utf8).write(to: spec)
      #expect(
        try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder).code == 0)
      let second = try PseudoTerminal(["review"], in: folder)
      try second.type("aaa")
      #expect(try second.waitForEnd() == 0)
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("a_spec.goldens").path))
    }
  }

  @Test func allAreAcceptedAtOnce() throws {
    for (words, keys) in [(["review"], "l"), (["review", "--accept", "a_spec.lua"], "")] {
      try withFolder(Self.files) { folder throws in
        _ = try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder)
        let terminal = try PseudoTerminal(words, in: folder)
        try terminal.type(keys)
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.screen.text.contains("3 accepted, 0 rejected, 0 left"))
        #expect(
          try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder).code == 0)
      }
    }
    try withFolder(Self.files) { folder throws in
      let run = try CommandRun(["review", "--accept"], environment: ["CI": "true"], in: folder)
      #expect(run.code == 2)
    }
  }

  @Test func whatIsAcceptedIsWhatWasShown() throws {
    try withFolder(Self.files) { folder throws in
      _ = try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder)
      let terminal = try PseudoTerminal(["review"], in: folder)
      try terminal.wait(for: "1 of 3  ./a_spec.goldens/new.golden   new\n  + seen")
      let waiting = folder.appendingPathComponent("a_spec.goldens/new.golden.new")
      try Data("never shown\n".utf8).write(to: waiting)
      try terminal.type("a")
      try terminal.wait(for: "accepted\n2 of 3")
      #expect(try text("new", in: folder) == "seen\n")
    }
  }

  @Test func aFolderIsNeitherTakenNorRemoved() throws {
    try withFolder([
      "a_spec.lua": "", "a_spec.goldens/a.golden.new/kept": "",
      "a_spec.goldens/b.golden.new/kept": "",
    ]) { folder throws in
      let terminal = try PseudoTerminal(["review"], in: folder)
      try terminal.type("ar")
      #expect(try terminal.waitForEnd() == 4)
      #expect(terminal.screen.text.contains("a.golden.new is a folder, not a golden file"))
      #expect(try names(in: folder) == ["a.golden.new", "b.golden.new"])
    }
  }

  @Test(arguments: [("q", 1), ("\u{3}", 130)])
  func itCanBeLeft(_ key: String, _ code: Int32) throws {
    try withFolder(Self.files) { folder throws in
      _ = try CommandRun(["test", "a_spec.lua"], environment: ["CI": ""], in: folder)
      let terminal = try PseudoTerminal(["review"], in: folder)
      try terminal.wait(for: "(q)uit")
      try terminal.type(key)
      #expect(try terminal.waitForEnd() == code)
      #expect(try names(in: folder).filter { $0.hasSuffix(".new") }.count == 3)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("a_spec.goldens").path
    ).sorted()
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("a_spec.goldens/\(name).golden"), encoding: .utf8)
  }
}
