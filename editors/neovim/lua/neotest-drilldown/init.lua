-- An adapter for neotest: it lists tests with `drilldown test --list --report jsonl`, runs them, and
-- reads the results from the JSON lines (docs/editors.md).
local protocol = require("neotest-drilldown.protocol")

local adapter = { name = "neotest-drilldown" }
local options = { command = { "drilldown" }, arguments = {} }

-- The output of a command, as lines.
local function output(command)
  local result = vim.system(command, { text = true }):wait()
  return vim.split(result.stdout or "", "\n", { plain = true })
end

local function words(...)
  local all = {}
  for _, list in ipairs { options.command, ... } do
    for _, word in ipairs(list) do all[#all + 1] = word end
  end
  return all
end

function adapter.root(folder)
  return vim.fs.root(folder, { ".busted", ".luarc.json", ".git" })
end

function adapter.filter_dir(name) return name ~= "node_modules" and name:sub(1, 1) ~= "." end

adapter.is_test_file = protocol.isTestFile

function adapter.discover_positions(path)
  local lines = output(words { "test", "--list", "--report", "jsonl", path })
  local list = protocol.positions(path, lines, vim.json.decode)
  return require("neotest.types").Tree.from_list(list, function(position) return position.id end)
end

function adapter.build_spec(arguments)
  local report = vim.fn.tempname()
  local position = arguments.tree:data()
  return {
    command = words(protocol.arguments(position, report, options.arguments),
      arguments.extra_args or {}),
    context = { report = report },
  }
end

function adapter.results(spec)
  local isRead, lines = pcall(vim.fn.readfile, spec.context.report)
  return protocol.results(isRead and lines or {}, vim.json.decode)
end

-- `require("neotest-drilldown"){ command = { "drilldown" }, arguments = { "--jobs", "2" } }`
return setmetatable(adapter, {
  __call = function(_, given)
    options = vim.tbl_extend("force", options, given or {})
    return adapter
  end,
})
