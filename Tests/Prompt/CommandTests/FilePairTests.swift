import Foundation
import Support
import Testing

/// Pairs of files, of which one leaves something behind and the other looks for it, and the files of
/// all fixtures: the events of a file are the same alone and in every run of all.
///
/// All pairs are files of one folder, which runs once in each way. Alone runs one file of each text.
@Suite(.slow("it runs some thousand files"))
struct FilePairTests {
  /// Files that leave something behind: what stands outside of their test, and in it.
  private static let leaving: [(String, String)] = [
    ("expose('h', function() assert.equal = function() return true end end)", ""),
    ("expose('h', function() leaked, string.leaked, print = 1, 1, error end)", ""),
    ("setmetatable(_G, { __index = function() return 7 end })", "rawset(_ENV, 'leaked', 1)"),
    ("os.setlocale('C.UTF-8')", "os.setlocale('C.UTF-8', 'numeric')"),
    ("io.stderr:setvbuf('full') io.stderr:write('before ')", "io.stderr:write('in')"),
    ("io.stdout:setvbuf('no') io.write('written')", "io.output(io.stderr) io.write('more')"),
    ("kept = {} for number = 1, 3000 do kept[{}] = number end", "for _ = 1, 3000 do ({})() end"),
    ("collectgarbage('stop') collectgarbage('generational')", "collectgarbage('setpause', 1000)"),
    ("math.randomseed(5)", "math.random(9)"),
    (
      "package.path = '' package.loaded.leaked, package.preload.leaked = 1, error", "arg.leaked = 1"
    ),
    ("debug.sethook(function() end, '', 100)", "debug.setmetatable('', { __index = error })"),
    (
      "expose('h', function() spy.on(string, 'upper') stub(math, 'random') end)", "describe.odd = 1"
    ),
    (
      "assert:register('assertion', 'leaked', function() return true end)", "say:set('leaked', 'x')"
    ),
    ("assert:add_formatter(function() return 'leaked' end)", "assert.equal(1, 2)"),
    (
      "Odd = UIViewController:subclass('Odd') function Odd:viewDidLoad() error('no') end",
      "Odd():loadView()"
    ),
    ("app.leaked, simulator.leaked = 1, 1", "window.rootViewController = UIViewController 'Left'"),
    ("warn('@off')", "UINavigationBar.appearance().isHidden = true"),
    (
      "setmetatable({}, { __gc = function() error('last words') end })",
      "error(setmetatable({}, {}))"
    ),
    (
      "opened = io.open('/dev/null') coroutine.wrap(function() coroutine.yield() end)()",
      "after(9, print)"
    ),
    ("os.execute('sleep 1 &') error('while it loads')", ""),
  ]

  /// Files that look for what others have left.
  private static let looking = [
    "assert.equal(1, 2)", "assert.leaked(1)",
    "print(os.setlocale(), ('%.1f'):format(1.5), warn 'w')",
    "for _, name in ipairs { 'leaked', 'print', 'Odd' } do print(rawget(_G, name), _ENV[name]) end",
    """
    local keys = {} for key in pairs(_G) do keys[#keys + 1] = key end
    table.sort(keys) print(table.concat(keys, ' '))
    """,
    """
    print({}, print, io.stdout, coroutine.create(print), UIViewController(), window, describe)
    print(error)
    """,
    """
    local keys = {} for number = 1, 40 do keys[{}] = number end
    for _, number in pairs(keys) do io.write(number, ' ') end
    """,
    """
    print(math.random(), debug.gethook(), package.path, arg.leaked, string.upper 'a')
    print(collectgarbage 'incremental', collectgarbage 'isrunning')
    """,
    """
    print(app.leaked, simulator.leaked, tree(), UIViewController:subclass 'Odd')
    print(UINavigationController { UIViewController 'Home' })
    """,
    "io.write('written ') io.stderr:write('to stderr') os.execute('echo by a program')",
  ]

  /// The texts of the files, by the names of their files alone.
  private static let texts: [String] =
    leaving.map { "\($0) it('leaves', function() \($1) end)\n" }
    + looking.map { "it('looks', function() \($0) end)\n" }

  /// The numbers of the texts of all files: each that leaves something, and each that looks for it.
  private static let order = leaving.indices.flatMap { first in
    looking.indices.flatMap { [first, leaving.count + $0] }
  }

  private static func name(_ number: Int) -> String { "f\(1000 + number)_spec.lua" }

  @Test func pairsOfFilesDontNoticeEachOther() throws {
    let all = Self.order.indices.map(Self.name)
    let files = zip(all, Self.order).map { ($0, Self.texts[$1]) }
    try withFolder(Dictionary(uniqueKeysWithValues: files)) { folder throws in
      var alone: [Int: [String]] = [:]
      for (name, text) in zip(all, Self.order) where alone[text] == nil {
        alone[text] = try events(of: [name], [], in: folder)[name]
      }
      for (words, names) in [
        (["--jobs", "1"], all), (["--jobs", "2", "--shuffle"], all.reversed()),
        (["--in-process"], all), (["--in-process", "--shuffle"], all.reversed()),
      ] {
        let found = try events(of: names, words, in: folder)
        /// One process can't tell apart what its files write past Lua.
        func compared(_ events: [String]?) -> [String]? {
          words[0] == "--in-process" ? events?.filter { !$0.hasPrefix(Self.fileEnded) } : events
        }
        let differing = zip(all, Self.order).filter { compared(found[$0]) != compared(alone[$1]) }
        #expect(differing.map { Self.texts[$1] } == [], "\(words)")
      }
    }
  }

  /// Each fixture alone is what `RunnerFixtureTests` runs.
  @Test func filesOfFixturesDontNoticeEachOther() throws {
    let fixtures = packageFolder.appendingPathComponent("Tests/RunnerFixtures")
    try withFolder([:]) { place throws in
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      /// The events of a run in a new copy: some change their files.
      func events(_ words: [String], of names: [String]) throws -> [String: [String]] {
        let folder = place.appendingPathComponent(words.joined())
        try FileManager.default.copyItem(at: fixtures, to: folder)
        // What only a time ends, and what finds the files that another run or test has left.
        for name in ["crashes", "only-failed-after-crash", "repeat", "stops"] {
          try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        return try self.events(of: names, words, in: folder)
      }
      let first = try events(["--jobs", "1"], of: ["."])
      let names = first.keys.sorted(by: >)
      #expect(names.count > 150)
      let found = try events(["--jobs", "2"], of: names)
      #expect(names.filter { found[$0] != first[$0] } == [])
    }
  }

  private static let fileEnded = "{\"event\":\"file-ended\""

  /// The events of each file of a run, without the file's name, in an order that doesn't depend on
  /// that of its blocks.
  private func events(
    of paths: [String], _ words: [String], in folder: URL
  ) throws -> [String: [String]] {
    let report = folder.appendingPathComponent("events")
    let options = ["--report", "jsonl:events", "--max-instructions", "300000"]
    _ = try CommandRun(
      ["test"] + options + words + paths,
      environment: ["CI": "1", "XDG_STATE_HOME": folder.path], in: folder)
    var (events, file): ([String: [String]], String?) = ([:], nil)
    for line in try String(contentsOf: report, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("{\"event\":\"file-began\"") {
        file = String(line.split(separator: "\"")[7])
      }
      guard let name = file else { continue }
      events[name, default: []].append(
        line.replacingOccurrences(of: name, with: "FILE"))
      if line.hasPrefix(Self.fileEnded) { file = nil }
    }
    return events.mapValues { $0.sorted() }
  }
}
