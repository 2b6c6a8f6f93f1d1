-- Traverses everything that scripts can reach, nearest first, and reports where each target is
-- found. A target itself is not traversed: what it retains does not retain it. Names are those of a
-- script: an object's field, a closure's upvalue, a local of a running function.
local debug, targets, timerNames, timers = ...
local nodesLeft = 300000

local function step(path, key)
  if type(key) == "string" then
    if key:sub(1, 2) == "__" then return path end
    return path .. (key:match("^[%a_][%w_]*$") and "." .. key or '["' .. key .. '"]')
  end
  if type(key) == "userdata" and not debug.getmetatable(key) then return path end
  local isNamed = type(key) ~= "table" and type(key) ~= "function" and type(key) ~= "thread"
  return path .. "[" .. (isNamed and tostring(key) or "a " .. type(key)) .. "]"
end

local rank = { string = 1, number = 2 }
local function sorted(values)
  local keys = {}
  for key in next, values do keys[#keys + 1] = key end
  table.sort(keys, function(left, right)
    local one, other = rank[type(left)] or 3, rank[type(right)] or 3
    if one ~= other then return one < other end
    return one < 3 and left < right
  end)
  return keys
end

local function locals(visit, from, level, what)
  local info = from and debug.getinfo(from, level, "S") or not from and debug.getinfo(level, "S")
  if not info then return false end
  if info.what == "C" then return true end
  for index = 1, 250 do
    local name, value
    if from then name, value = debug.getlocal(from, level, index)
    else name, value = debug.getlocal(level, index) end
    if not name then break end
    if name:sub(1, 1) ~= "(" then visit(value, "local " .. name .. what) end
  end
  return true
end

-- Locals of the running functions, innermost first: names, values.
local running = {}
do
  local level = 2
  local function record(value, path) running[#running + 1] = { value, path } end
  while debug.getinfo(level, "S") do
    -- One level more, for the calling function.
    locals(record, nil, level + 1, "")
    level = level + 1
  end
end

local expand = {}

function expand.table(visit, values, path)
  local meta = debug.getmetatable(values)
  local mode = meta and rawget(meta, "__mode")
  mode = type(mode) == "string" and mode or ""
  if meta then visit(meta, path) end
  for _, key in ipairs(sorted(values)) do
    if not mode:find("k") then visit(key, "a key of " .. path) end
    if not mode:find("v") then visit(rawget(values, key), step(path, key)) end
  end
end

expand["function"] = function(visit, closure, path)
  for index = 1, 255 do
    local name, value = debug.getupvalue(closure, index)
    if not name then return end
    visit(value, name == "" and path or "upvalue " .. name .. " of " .. path)
  end
end

function expand.userdata(visit, object, path)
  local isObject = debug.getmetatable(object)
  local fields, edges = debug.getuservalue(object, 1), debug.getuservalue(object, 2)
  if not isObject then
    visit(fields, path)
    visit(edges, path)
    return
  end
  local name = " of " .. tostring(object)
  for _, values in ipairs{ fields or {}, edges or {} } do
    for _, key in ipairs(type(values) == "table" and sorted(values) or {}) do
      if type(key) == "string" then visit(values[key], "field " .. key .. name)
      elseif type(key) == "userdata" then visit(key)
      else visit(values[key], "field " .. step("", key) .. name) end
    end
  end
  visit(debug.getuservalue(object, 3), path)
end

function expand.thread(visit, coroutine)
  local level = 0
  while locals(visit, coroutine, level, " of a coroutine") do level = level + 1 end
end

local function visitRoots(visit)
  local registry = debug.getregistry()
  for index, name in ipairs(timerNames) do
    for _, value in ipairs(timers[index]) do visit(value, name) end
  end
  for _, entry in ipairs(running) do visit(entry[1], entry[2]) end
  local globals = registry[2]
  for _, key in ipairs(sorted(globals)) do
    visit(globals[key], "global " .. (step("", key):gsub("^%.", "")))
  end
  for _, key in ipairs(sorted(registry._LOADED)) do
    visit(registry._LOADED[key], "module " .. tostring(key))
  end
  for _, key in ipairs(sorted(registry)) do
    local isClosure = type(registry[key]) == "function"
    visit(registry[key], isClosure and "a closure that the framework retains" or "the framework")
  end
end

local function retainers(target)
  local registry = debug.getregistry()
  local found, known, seen, queue = {}, {}, {}, {}
  local function visit(value, path)
    if value == target then
      if path and not known[path] then
        known[path] = true
        found[#found + 1] = path
      end
    elseif expand[type(value)] and not seen[value] then
      seen[value] = true
      queue[#queue + 1] = { value, path or "the framework" }
    end
  end
  local own = { registry, registry[2], registry._LOADED, targets, timers, running }
  own[#own + 1] = coroutine.running()
  for _, value in ipairs(own) do seen[value] = true end
  visitRoots(visit)
  local index = 1
  while queue[index] and nodesLeft > 0 do
    local value, path = queue[index][1], queue[index][2]
    queue[index] = false
    index, nodesLeft = index + 1, nodesLeft - 1
    expand[type(value)](visit, value, path)
  end
  -- The framework retains whatever a timer needs; the timer is listed already.
  if #found > 1 and known["the framework"] then
    for place, path in ipairs(found) do
      if path == "the framework" then table.remove(found, place) break end
    end
  end
  if nodesLeft == 0 then found[#found + 1] = "(the search was ended)" end
  return found
end

local result = {}
for index, target in ipairs(targets) do result[index] = retainers(target) end
return result
