import Foundation

/// A script or tests run by an editor's configuration, under a stand-in for Local Lua Debugger.
///
/// It asks Lua for the same things.
struct Debugging {
  /// The output of the debugger.
  let debuggerOutput: String
  let command: CommandRun
  /// The folder of the files.
  let place: String

  /// Runs the file named main in a folder, by the configuration with a word in its name.
  ///
  /// The debugger reads the commands at its stops.
  init(_ word: String, of files: [String: String], _ commands: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover does no harm
    let debugger = folder.appendingPathComponent("debugger")
    try FileManager.default.createDirectory(at: debugger, withIntermediateDirectories: true)
    let texts = ["debugger/lldebugger.lua": Self.debugger, "input": commands + "\n"]
    for (name, text) in files.merging(texts, uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    place = folder.path
    let main = files.keys.first { $0.hasPrefix("main") } ?? ""
    command = try CommandRun(
      ["-c", try Self.line(word, folder.appendingPathComponent(main).path)],
      environment: [
        "LOCAL_LUA_DEBUGGER_VSCODE": "1", "LUA_PATH": ";;\(debugger.path)/?.lua",
        "LOCAL_LUA_DEBUGGER_INPUT_FILE": "\(place)/input",
        "LOCAL_LUA_DEBUGGER_OUTPUT_FILE": "\(place)/output",
      ], of: "/bin/sh")
    let output = FileManager.default.contents(atPath: "\(place)/output") ?? Data()
    debuggerOutput = String(decoding: output, as: UTF8.self).replacing("\(place)/", with: "")
  }

  private struct Launch: Decodable {
    struct Configuration: Decodable {
      struct Program: Decodable {
        let command: String
        let communication: String
      }
      let name: String
      let program: Program
      let args: [String]
    }
    let configurations: [Configuration]
  }

  /// The command line for the shell, which doesn't quote: the configuration has to quote its words.
  private static func line(_ word: String, _ file: String) throws -> String {
    let path = packageFolder.appendingPathComponent(".vscode/launch.json")
    let launch = try JSONDecoder().decode(Launch.self, from: Data(contentsOf: path))
    guard let chosen = launch.configurations.first(where: { $0.name.contains(word) }),
      chosen.program.communication == "pipe"
    else { return "exit 99" }
    let executable = chosen.program.command.replacing(
      "${workspaceFolder}/.build/release", with: CommandRun.products.path)
    return (["\"\(executable)\""] + chosen.args).joined(separator: " ")
      .replacing("${file}", with: file)
  }

  private static let debugger = """
    local M, threads, count, breakpoints = {}, setmetatable({}, { __mode = "k" }), 0, {}
    local create, traceback, raise = coroutine.create, debug.traceback, error
    local input = assert(io.open(os.getenv("LOCAL_LUA_DEBUGGER_INPUT_FILE"), "r+"))
    local output = assert(io.open(os.getenv("LOCAL_LUA_DEBUGGER_OUTPUT_FILE"), "w+"))
    input:setvbuf("no")
    output:setvbuf("no")
    io.stdout:setvbuf("no")

    local function note(thread)
      assert(not threads[thread], "noted twice")
      count = count + 1
      threads[thread] = count
    end

    local function here() return assert(threads[(coroutine.running())], "an unknown thread") end

    local function place(info)
      if info.currentline < 0 then return "C" end
      local name = info.source:gsub("^[@=]", "")
      return name:sub(1, 1) == "[" and name or name .. ":" .. info.currentline
    end

    -- All frames; their upvalues all have names.
    local function frames(level)
      local places = {}
      for depth = level + 1, math.huge do
        local info = debug.getinfo(depth, "Sluf")
        if not info then return table.concat(places, " ") end
        for index = 1, info.nups do assert(debug.getupvalue(info.func, index)) end
        places[#places + 1] = place(info)
      end
    end

    -- Runs a string of Lua in the scope of a function, and writes back what it assigns.
    local function run(text, level)
      local info, slots, upvalues, values, rest = debug.getinfo(level + 1, "fu"), {}, {}, {}, {}
      for index = 1, info.nups do
        local name, value = debug.getupvalue(info.func, index)
        upvalues[name], values[name] = index, value
      end
      for index = 1, math.huge do
        local name, value = debug.getlocal(level + 1, index)
        if not name then break end
        slots[name], values[name] = index, value
      end
      for index = 1, info.isvararg and math.huge or 0 do
        local name, value = debug.getlocal(level + 1, -index)
        if not name then break end
        rest[index] = value
      end
      local environment = setmetatable({}, {
        __index = function(_, name)
          if values[name] ~= nil then return values[name] end
          return (values._ENV or _G)[name]
        end,
        __newindex = function(_, name, value)
          assert(slots[name] or upvalues[name], "a global variable")
          values[name] = value
        end,
      })
      local results = table.pack(pcall(load(text, text, "t", environment), table.unpack(rest)))
      for name, index in pairs(slots) do debug.setlocal(level + 1, index, values[name]) end
      for name, index in pairs(upvalues) do debug.setupvalue(info.func, index, values[name]) end
      return results
    end

    local function stop(level)
      for line in input:lines() do
        local word, rest = line:match("^(%a+) ?(.*)$")
        if word == "go" then return end
        if word == "break" then
          breakpoints[rest] = true
        elseif word == "frames" then
          output:write("  ", frames(level + 1), "\\n")
        elseif word == "set" then
          assert(run(rest, level + 1)[1])
        else
          local results = run("return " .. rest, level + 1)
          for index = 2, results.n do
            output:write(index == 2 and "  " or " ", tostring(results[index]))
            if rest:find("%.%.%.") then break end
          end
          output:write("\\n")
        end
      end
    end

    local function hook(_, line)
      local file = debug.getinfo(2, "S").source:match("[^/]+$")
      if not M.isReady then
        M.isReady = true
        stop(2)
      end
      if not breakpoints[file .. ":" .. line] then return end
      output:write(file, ":", line, " in thread ", here(), "\\n")
      stop(2)
    end

    local told

    -- An error that C reports and that was not reported before is uncaught.
    function debug.traceback(message, level)
      local text = traceback(message, (level or 1) + 1)
      if debug.getinfo(2, "S").what == "C" and not told then
        output:write("error in thread ", here(), ": ", message, "\\n")
        stop(3)
      end
      told = nil
      return text
    end

    function error(message, level)
      output:write("error in thread ", here(), ": ", message, "\\n")
      stop(2)
      told = true
      raise(message, (level or 1) + 1)
    end

    function coroutine.create(body)
      local thread = create(body)
      note(thread)
      debug.sethook(thread, hook, "l")
      return thread
    end

    function coroutine.wrap(body)
      local thread = coroutine.create(body)
      return function(...)
        local results = table.pack(coroutine.resume(thread, ...))
        assert(results[1], results[2])
        return table.unpack(results, 2, results.n)
      end
    end

    function M.start()
      local main = debug.getregistry()[1]
      assert(main == coroutine.running() and debug.gethook() == nil)
      note(main)
      debug.sethook(hook, "l")
    end

    return M
    """
}
