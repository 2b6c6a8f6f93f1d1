import Foundation
import Support
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// No function of ours opens a file outside of the sandbox, whatever name a script gives it.
@Suite(.slow("it starts processes"))
struct SandboxFileTests {
  /// Calls every function that a script can reach with the names of files elsewhere, and those that
  /// want more than a name; prints what has read a secret.
  private static let spec = """
    local outer = OUTER
    local names = {
      "../secret.txt", "../secret.lua", "../secret", "link.txt", "link.lua", "link", "way/secret.txt",
      "way/secret", "way.secret", outer .. "/secret.txt", outer .. "/secret", ";" .. outer .. "/secret.txt;",
      "/proc/self/cwd/../secret.txt", "/proc/self/root" .. outer .. "/secret.txt", "../../secret.txt",
      "../none.txt", "way/none.txt", "nowhere.txt",
    }
    local found, seen, calls = {}, {}, 0
    local function look(path, ok, ...)
      for index = 1, select("#", ...) do
        local value = select(index, ...)
        if ok and type(value) == "function" then ok, value = pcall(value) end
        if string.find(tostring(value), "a secret", 1, true) then found[path] = true end
      end
    end
    local function call(path, body, ...)
      calls = calls + 1
      look(path, pcall(body, ...))
    end
    -- Those that call others would only repeat them, or wait for them.
    local skipped = { [pcall] = true, [xpcall] = true, [wait] = true, [coroutine.yield] = true }
    local function visit(value, path)
      if type(value) == "function" and not skipped[value] then
        for _, name in ipairs{ "../secret.txt", "link.lua", outer .. "/secret.txt" } do
          call(path, value, name)
        end
      elseif type(value) == "table" and not seen[value] then
        seen[value] = true
        for key, each in pairs(value) do
          if type(key) == "string" or type(key) == "number" then
            visit(each, path == "" and tostring(key) or path .. "." .. tostring(key))
          end
        end
      end
    end
    it("reads nothing", function()
      local fixtures, golden, prompt = require "busted.fixtures", assert.golden, prompt
      for _, name in ipairs(names) do
        call("fixtures.read", fixtures.read, name)
        call("fixtures.read of bytes", fixtures.read, name, true)
        call("fixtures.load", fixtures.load, name)
        call("golden", golden, name, "text")
        call("loadfile with an environment", loadfile, name, "t", {})
        call("a searcher", package.searchers[2], name)
        call("load", load, "while true do return 1 end", "@" .. name)
        for _, command in ipairs{ "load", "save", "watch", "film" } do call(command, prompt[command], name) end
      end
      call("golden", golden, "linked", "text")
      if not io then visit({ fixtures = fixtures, package = package, prompt = prompt, require = require,
        dofile = dofile, loadfile = loadfile, load = load, simulator = simulator, defaults = defaults,
        searchers = package.searchers, preload = package.preload, loaded = package.loaded }, "") end
      local list = {}
      for path in pairs(found) do list[#list + 1] = path end
      table.sort(list)
      assert.equal("", table.concat(list, ", "))
      assert(calls > 500)
    end)
    """

  private static let files = [
    "secret.txt": "a secret", "secret.lua": "return 'a secret'", "linked.golden": "a secret",
    "in/none": "",
  ]

  /// Runs a body in a folder beside secrets, which links in it lead to.
  private func withSecrets(_ body: (_ outer: URL, _ inside: URL) throws -> Void) throws {
    try withFolder(Self.files) { outer throws in
      let inside = outer.appendingPathComponent("in")
      for (link, target) in [
        ("link.txt", "../secret.txt"), ("link.lua", "../secret.lua"), ("way", ".."),
        ("nowhere.txt", "../none.txt"), ("a_spec.goldens", ".."),
      ] {
        symlink(target, inside.path + "/" + link)
      }
      let spec = Self.spec.replacing("OUTER", with: "\"\(outer.path)\"")
      try Data(spec.utf8).write(to: inside.appendingPathComponent("a_spec.lua"))
      try body(outer, inside)
    }
  }

  @Test(arguments: [[], ["--in-process"], ["--report", "text,lcov:lcov.info"]])
  func noFunctionReadsAFileElsewhere(_ words: [String]) throws {
    try withSecrets { outer, inside throws in
      let watched = try OpenedFiles(in: outer)
      let run = try CommandRun(["test", "--sandbox"] + words + ["a_spec.lua"], in: inside)
      #expect(run.code == 0, "\(run.summary)")
      #expect(watched.names.isEmpty, "not even opened")
      let names = try FileManager.default.contentsOfDirectory(atPath: outer.path)
      #expect(names.sorted() == ["in", "linked.golden", "secret.lua", "secret.txt"])
    }
  }

  /// The same calls find the secrets where no sandbox is in the way: they would notice a hole.
  @Test func withoutASandboxTheyAreFound() throws {
    try withSecrets { outer, inside throws in
      let watched = try OpenedFiles(in: outer)
      let run = try CommandRun(["test", "a_spec.lua"], in: inside)
      for name in ["a searcher", "fixtures.load", "fixtures.read", "golden", "loadfile"] {
        #expect(run.output.contains(name), "\(run.summary)")
      }
      #if os(Linux)
        #expect(watched.names.isSuperset(of: ["secret.txt", "secret.lua", "linked.golden"]))
      #endif
    }
  }

  /// A script gives the texts that it loads the names of files.
  @Test func linesOfFilesElsewhereAreNotCounted() throws {
    try withSecrets { outer, inside throws in
      let spec = "it('runs', function() assert(load('return 1', '@secret.lua')()) end)"
      try Data(spec.utf8).write(to: inside.appendingPathComponent("b_spec.lua"))
      let watched = try OpenedFiles(in: outer)
      let run = try CommandRun(
        ["test", "--sandbox", "--report", "lcov:-", "in/b_spec.lua"], in: outer)
      #expect(run.code == 0, "\(run.summary)")
      #expect(!run.output.contains("secret"))
      #expect(watched.names.isEmpty)
    }
  }

  /// What isn't there and what is elsewhere can't be told apart.
  @Test func nothingSaysWhatExistsElsewhere() throws {
    try withSecrets { outer, inside throws in
      let script = """
        for _, name in ipairs{ "../secret.txt", "../none.txt", "link.txt", "nowhere.txt", "way/secret.txt",
          "way/none/none.txt", "\(outer.path)/none", "/proc/self/none", "/root/none" } do
          local _, message = loadfile(name)
          assert(message == "'" .. name .. "' is not in the script's folder", message)
        end
        print(loadfile("missing.lua"))
        print(loadfile("missing/../../none.lua"))
        """
      let run = try CommandRun(["--sandbox", "-e", script], in: inside)
      #expect(
        run.summary == """
          0
          nil\tcannot open missing.lua: No such file or directory
          nil\tcannot open missing/../../none.lua: No such file or directory

          """, "\(run.summary)")
    }
  }

  /// What the runner has of Lua's libraries isn't more than what scripts have.
  @Test func theRunnerHasNoMoreThanScripts() throws {
    let spec = """
      it("has none", function()
        local meta = {}
        local value = setmetatable({}, meta)
        meta.__gc = function() while true do end end
        local ok, message = pcall(require("luassert.util").shallowcopy, value)
        assert(not ok and string.find(message, "__gc isn't available in the sandbox"), message)
        assert.equal(os.time() + 0.0, require("busted").gettime())
      end)
      """
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let run = try CommandRun(["test", "--sandbox", "a_spec.lua"], in: folder)
      #expect(run.code == 0, "\(run.summary)")
    }
  }
}

/// The files of a folder that are opened, by whichever process.
private final class OpenedFiles {
  #if os(Linux)
    private let descriptor: Int32

    init(in folder: URL) throws {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      try #require(inotify_add_watch(descriptor, folder.path, UInt32(IN_OPEN)) >= 0)
    }

    deinit { close(descriptor) }

    /// The names of those that were opened until now, but for folders.
    var names: Set<String> {
      var names: Set<String> = []
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
        bytes.withUnsafeBytes { bytes in
          var at = 0
          while at < count {
            let mask = bytes.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)
            let length = Int(bytes.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self))
            let name = bytes[(at + 16)..<(at + 16 + length)].prefix { $0 != 0 }
            if mask & UInt32(IN_ISDIR) == 0 { names.insert(String(decoding: name, as: UTF8.self)) }
            at += 16 + length
          }
        }
      }
      return names
    }
  #else
    init(in folder: URL) throws {}
    var names: Set<String> { [] }
  #endif
}
