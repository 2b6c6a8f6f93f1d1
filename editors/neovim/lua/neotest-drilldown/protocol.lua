-- What editors read from `drilldown test`, without functions of an editor.
local protocol = {}

function protocol.isTestFile(path) return path:match("_spec%.lua$") ~= nil end

-- The ID of a test or block: its file and its names, as neotest joins them.
local function idOf(file, names, count)
  count = count or #names
  return count == 0 and file or file .. "::" .. table.concat(names, "::", 1, count)
end
protocol.idOf = idOf

-- The events of a report: lines that are no JSON are left out.
local function events(lines, decode)
  local index = 0
  return function()
    while index < #lines do
      index = index + 1
      local isEvent, event = pcall(decode, lines[index])
      if isEvent and type(event) == "table" then return event end
    end
  end
end

-- How many names two tests have in common.
local function common(one, other)
  local count = 0
  while count < #one and one[count + 1] == other[count + 1] do count = count + 1 end
  return count
end

-- A file with its blocks and tests, as nested lists: each begins with its own position. Lines count
-- from 0 in them, and a block begins with its first test.
function protocol.positions(path, lines, decode)
  local root = { { type = "file", id = path, path = path, name = path, range = { 0, 0, 0, 0 } } }
  local open, names = { root }, {}
  for event in events(lines, decode) do
    if event.event == "listed" and event.names and #event.names > 0 then
      local line = math.max((event.line or 1) - 1, 0)
      local kept = math.min(common(names, event.names), #event.names - 1, #open - 1)
      for index = #open, kept + 2, -1 do open[index] = nil end
      for depth = kept + 1, #event.names do
        local isTest = depth == #event.names
        local position = {
          type = isTest and "test" or "namespace", id = idOf(path, event.names, depth), path = path,
          name = event.names[depth], range = { line, 0, line, 0 }, line = line + 1,
          fullName = table.concat(event.names, " ", 1, depth),
        }
        local entry = isTest and position or { position }
        table.insert(open[#open], isTest and { entry } or entry)
        if not isTest then open[#open + 1] = entry end
      end
      for _, block in ipairs(open) do block[1].range[3] = math.max(block[1].range[3], line) end
      names = event.names
    end
  end
  return root
end

-- The words after `drilldown` that run a position and write its results into a file.
function protocol.arguments(position, report, more)
  local place = position.path
  if position.type == "test" then place = position.path .. ":" .. position.line end
  local arguments = { "test", "--report", "text,jsonl:" .. report }
  for _, word in ipairs(more or {}) do arguments[#arguments + 1] = word end
  if position.type == "namespace" then
    arguments[#arguments + 1] = "--filter"
    arguments[#arguments + 1] = "^" .. position.fullName:gsub("[%p%s]", "%%%0") .. " "
  end
  arguments[#arguments + 1] = place
  return arguments
end

local statuses = { passed = "passed", pending = "skipped" }

-- What a problem says, with its difference.
local function message(problem)
  local parts = { problem.remark, problem.sentence }
  if not problem.remark or problem.remark == "" then parts = { problem.sentence } end
  for _, line in ipairs(problem.difference or {}) do parts[#parts + 1] = line end
  return table.concat(parts, "\n")
end

-- The results of tests by ID; lines count from 0. Of tests with the same ID one that has failed
-- counts.
function protocol.results(lines, decode)
  local results = {}
  for event in events(lines, decode) do
    if event.event == "test-ended" then
      local result = { status = statuses[event.outcome] or "failed", errors = {} }
      for _, problem in ipairs(event.problems or {}) do
        local file, line = (problem.place or ""):match("^(.*):(%d+)$")
        result.errors[#result.errors + 1] = {
          message = message(problem), line = file == event.file and tonumber(line) - 1 or nil,
        }
      end
      result.short = result.errors[1] and result.errors[1].message
      local id = idOf(event.file, event.names or {})
      local former = results[id]
      if not former or former.status ~= "failed" then results[id] = result end
    end
  end
  return results
end

return protocol
