import Foundation
import Synchronization
import Support
import Testing

/// The file that is checked is the file that is read, while another process replaces files.
@Suite(.slow("it starts processes"))
struct SandboxRaceTests {
  /// Exchanges symbolic links repeatedly while a body runs.
  private func withSwaps(_ links: [(String, [String])], _ body: () throws -> Void) rethrows {
    let isOver = Swaps()
    let thread = Thread {
      var round = 0
      while !isOver.value {
        for (link, targets) in links {
          symlink(targets[round % targets.count], link + ".next")
          rename(link + ".next", link)
        }
        round += 1
      }
      isOver.hasEnded.signal()
    }
    thread.start()
    defer {
      isOver.value = true
      isOver.hasEnded.wait()
    }
    try body()
  }

  private final class Swaps: Sendable {
    private let flag = Atomic(false)
    let hasEnded = DispatchSemaphore(value: 0)
    var value: Bool {
      get { flag.load(ordering: .relaxed) }
      set { flag.store(newValue, ordering: .relaxed) }
    }
  }

  private static let files = [
    "secret.lua": "return 'secret'", "outside/file.lua": "return 'secret'",
    "in/file.lua": "return 'own'", "in/folder/file.lua": "return 'own'",
    "in/link.lua": "", "in/way/none": "",
  ]

  /// Reads a link to a file, and a file behind a link to a folder, in every possible way.
  private static let script = """
    local seen = { own = 0, refused = 0 }
    local function look(isRead, what)
      local word = isRead and what or "refused"
      assert(word ~= "secret", "the sandbox has a hole")
      if isRead then seen.own = seen.own + 1 else seen.refused = seen.refused + 1 end
    end
    for _ = 1, 4000 do
      for _, file in ipairs{ "link.lua", "way/file.lua" } do
        look(pcall(dofile, file))
        local code = loadfile(file)
        look(code ~= nil, code and code())
      end
      for _, module in ipairs{ "link", "way.file" } do
        package.loaded[module] = nil
        look(pcall(require, module))
      end
    end
    print(seen.own > 0, seen.refused > 0)
    """

  @Test func noLinkLeadsOutWhileItIsExchanged() throws {
    try withFolder(Self.files.merging(["in/main.lua": Self.script]) { $1 }) { folder throws in
      let inside = folder.appendingPathComponent("in")
      try FileManager.default.removeItem(at: inside.appendingPathComponent("way"))
      try withSwaps([
        (inside.path + "/link.lua", ["file.lua", "../secret.lua"]),
        (inside.path + "/way", ["folder", "../outside"]),
      ]) {
        let run = try CommandRun(["--sandbox", "--timeout", "100", "main.lua"], in: inside)
        #expect(run.summary == "0\ntrue\ttrue\n")
      }
    }
  }

  @Test func linksInTheFolderAreFollowed() throws {
    try withFolder(Self.files) { folder throws in
      let inside = folder.appendingPathComponent("in")
      try FileManager.default.removeItem(at: inside.appendingPathComponent("link.lua"))
      for (link, target) in [
        ("link.lua", "folder/../file.lua"), ("whole.lua", inside.path + "/file.lua"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: inside.path + "/" + link, withDestinationPath: target)
      }
      let script = "print(dofile 'link.lua', require 'whole', loadfile('link.lua')())"
      #expect(
        try CommandRun(["--sandbox", "-e", script], in: inside).summary == "0\nown\town\town\n")
    }
  }

  /// Opening a device or a pipe can have an effect, or block for ever.
  @Test func whatLiesOutsideIsNotEvenOpened() throws {
    try withFolder(["in/none": ""]) { folder throws in
      let inside = folder.appendingPathComponent("in")
      #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
      symlink("../pipe", inside.path + "/link.lua")
      let script = "print(pcall(dofile, 'link.lua')) print(loadfile('../pipe'))"
      #expect(
        try CommandRun(["--sandbox", "-e", script], in: inside).summary == """
          0
          false\t'link.lua' is not in the script's folder
          nil\t'../pipe' is not in the script's folder

          """)
    }
  }
}
