package.path = package.path .. ";./editors/neovim/lua/?.lua;./editors/neovim/spec/?.lua"
local protocol = require("neotest-drilldown.protocol")
local decode = require("json")

local function lines(text)
  local result = {}
  for line in text:gmatch("[^\n]+") do result[#result + 1] = line end
  return result
end

describe("positions", function()
  local list = lines [[
{"event":"run-began"}
no JSON
{"event":"listed","file":"a_spec.lua","line":3,"names":["login","asks"]}
{"event":"listed","file":"a_spec.lua","line":5,"names":["login","when offline","waits"]}
{"event":"listed","file":"a_spec.lua","line":9,"names":["login","forgets"]}
{"event":"listed","file":"a_spec.lua","line":12,"names":["alone"]}
{"event":"run-ended","exit":0,"failed":0,"passed":0,"skipped":0}
]]

  -- A tree as text: types, names and lines.
  local function outline(node, depth, result)
    local one = node[1]
    result[#result + 1] = ("%s%s %s %d-%d"):format(
      ("  "):rep(depth), one.type, one.name, one.range[1], one.range[3])
    for index = 2, #node do outline(node[index], depth + 1, result) end
    return result
  end

  it("are nested as blocks are", function()
    local tree = protocol.positions("a_spec.lua", list, decode)
    assert.same({
      "file a_spec.lua 0-11",
      "  namespace login 2-8",
      "    test asks 2-2",
      "    namespace when offline 4-4",
      "      test waits 4-4",
      "    test forgets 8-8",
      "  test alone 11-11",
    }, outline(tree, 0, {}))
    assert.equal("a_spec.lua::login::when offline::waits", tree[2][3][2][1].id)
  end)

  it("of no tests are a file", function()
    assert.equal(1, #protocol.positions("a_spec.lua", {}, decode))
  end)
end)

describe("arguments", function()
  it("run a test by its line", function()
    local position = { type = "test", path = "a_spec.lua", line = 3, id = "a_spec.lua::asks" }
    assert.same({ "test", "--report", "text,jsonl:out", "--jobs", "2", "a_spec.lua:3" },
      protocol.arguments(position, "out", { "--jobs", "2" }))
  end)

  it("run a block whose name isn't ASCII", function()
    local position = { type = "namespace", path = "a_spec.lua", fullName = "Größe (neu)" }
    local words = protocol.arguments(position, "out", {})
    assert.equal("^Größe% %(neu%) ", words[5])
    assert.truthy(("Größe (neu) passt"):find(words[5]))
  end)

  it("run a block by its names", function()
    local tree = protocol.positions("a_spec.lua", lines [[
{"event":"listed","file":"a_spec.lua","line":3,"names":["A::b","(new)","asks"]}
]], decode)
    assert.same(
      { "test", "--report", "text,jsonl:out", "--filter", "^A%:%:b% %(new%) ", "a_spec.lua" },
      protocol.arguments(tree[2][2][1], "out"))
  end)

  it("run a file", function()
    local position = { type = "file", path = "a_spec.lua", id = "a_spec.lua" }
    local words = protocol.arguments(position, "out")
    assert.equal("a_spec.lua", words[#words])
  end)
end)

it("results have a status, a message and a line", function()
  local results = protocol.results(lines [[
{"event":"test-ended","file":"a_spec.lua","line":3,"names":["login","asks"],"outcome":"passed"}
{"event":"test-ended","file":"a_spec.lua","line":5,"names":["waits"],"outcome":"failed","problems":[{"difference":["- 1","+ 2"],"place":"a_spec.lua:6","sentence":"the values are not equal"}]}
{"event":"test-ended","file":"a_spec.lua","line":9,"names":["later"],"outcome":"pending"}
{"event":"test-ended","file":"a_spec.lua","outcome":"unloadable","problems":[{"place":"b.lua:1","remark":"note","sentence":"broken"}]}
]], decode)
  assert.same({
    ["a_spec.lua::login::asks"] = { status = "passed", errors = {} },
    ["a_spec.lua::waits"] = {
      status = "failed", short = "the values are not equal\n- 1\n+ 2",
      errors = { { message = "the values are not equal\n- 1\n+ 2", line = 5 } },
    },
    ["a_spec.lua::later"] = { status = "skipped", errors = {} },
    ["a_spec.lua"] = {
      status = "failed", short = "note\nbroken", errors = { { message = "note\nbroken" } },
    },
  }, results)
end)

it("a failure isn't hidden by a test of the same name", function()
  local results = protocol.results(lines [[
{"event":"test-ended","file":"a_spec.lua","line":3,"names":["twin"],"outcome":"passed"}
{"event":"test-ended","file":"a_spec.lua","line":4,"names":["twin"],"outcome":"failed"}
{"event":"test-ended","file":"a_spec.lua","line":5,"names":["twin"],"outcome":"passed"}
]], decode)
  assert.equal("failed", results["a_spec.lua::twin"].status)
end)

it("runs in Lua 5.1, which has no table.unpack", function()
  rawset(table, "unpack", nil)
  assert.equal("a_spec.lua::login::asks", protocol.idOf("a_spec.lua", { "login", "asks" }))
  assert.equal("a_spec.lua", protocol.idOf("a_spec.lua", {}))
end)

it("specs are test files", function()
  assert.is_true(protocol.isTestFile("/home/a_spec.lua"))
  assert.is_false(protocol.isTestFile("/home/a.lua"))
end)
