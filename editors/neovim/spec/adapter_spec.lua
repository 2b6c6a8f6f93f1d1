local home = "./editors/neovim/"
package.path = package.path
  .. (";%slua/?.lua;%slua/?/init.lua;%sspec/?.lua"):format(home, home, home)
local decode = require("json")

-- As much of Neovim as the adapter uses; `commands` are those that were run.
local commands, files
local function editor(stdout)
  commands, files = {}, {}
  return {
    json = { decode = decode },
    split = function(text)
      local list = {}
      for line in text:gmatch("[^\n]*") do list[#list + 1] = line end
      return list
    end,
    system = function(command)
      commands[#commands + 1] = table.concat(command, " ")
      return { wait = function() return { stdout = stdout } end }
    end,
    fn = {
      tempname = function() return "/tmp/report" end,
      readfile = function(path) return files[path] or error("no file") end,
    },
    fs = { root = function(folder, marks) return folder .. "/" .. marks[1] end },
    tbl_extend = function(_, one, other)
      local all = {}
      for _, list in ipairs { one, other } do
        for key, value in pairs(list) do all[key] = value end
      end
      return all
    end,
  }
end

local adapter
before_each(function()
  _G.vim = editor('{"event":"listed","file":"a_spec.lua","line":3,"names":["asks"]}\n')
  package.loaded["neotest.types"] = {
    Tree = { from_list = function(list, key) return { list = list, key = key } end },
  }
  package.loaded["neotest-drilldown"] = nil
  adapter = require("neotest-drilldown")
end)

it("finds tests", function()
  local tree = adapter.discover_positions("a_spec.lua")
  assert.same({ "drilldown test --list --report jsonl a_spec.lua" }, commands)
  assert.equal("a_spec.lua::asks", tree.key(tree.list[2][1]))
end)

it("runs a test and reads its result", function()
  adapter { command = { "env", "drilldown" }, arguments = { "--strict" } }
  local position = { type = "test", path = "a_spec.lua", line = 3, id = "a_spec.lua::asks" }
  local spec = adapter.build_spec { tree = { data = function() return position end } }
  assert.equal("env drilldown test --report text,jsonl:/tmp/report --strict a_spec.lua:3",
    table.concat(spec.command, " "))
  assert.same({}, adapter.results(spec))
  files["/tmp/report"] = {
    '{"event":"test-ended","file":"a_spec.lua","line":3,"names":["asks"],"outcome":"passed"}',
  }
  assert.equal("passed", adapter.results(spec)["a_spec.lua::asks"].status)
end)

it("leaves out hidden folders", function()
  assert.is_true(adapter.filter_dir("spec"))
  assert.is_false(adapter.filter_dir(".git"))
  assert.equal("/home/.busted", adapter.root("/home"))
end)
