-- Values as text: complete, in order, without addresses; and the differences between two of them.
local shared = ...
-- The functions of Lua as they are now, for the runner's own texts: tests may replace those that they
-- share with them. Those for files and the system aren't among them, because a sandbox leaves them out.
local environment = setmetatable({}, { __index = _G })
for name in ("string table math utf8 coroutine"):gmatch("%S+") do
  environment[name] = {}
  for key, each in next, _G[name] or {} do environment[name][key] = each end
end
for name in ("error getmetatable ipairs next pairs pcall rawequal rawget rawlen rawset select"
  .. " setmetatable tonumber tostring type xpcall"):gmatch("%a+")
do
  environment[name] = _G[name]
end
shared.environment = environment
local _ENV = environment
local debug, lineDifference = shared.debug, shared.lineDifference
local type, next, rawequal, rawget = type, next, rawequal, rawget
local format, sort, concat, utf8 = string.format, table.sort, table.concat, utf8
local values = {}
shared.values = values

local escapes = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ['"'] = '\\"', ["\\"] = "\\\\" }
-- A text with the bytes that are no UTF-8 as numbers.
local function withNumbers(text)
  local parts, from = {}, 1
  repeat
    local _, wrong = utf8.len(text, from)
    parts[#parts + 1] = string.sub(text, from, (wrong or 0) - 1)
    if wrong then
      parts[#parts + 1] = format("\\%03d", string.byte(text, wrong))
      from = wrong + 1
    end
  until not wrong or from > #text
  return concat(parts)
end

-- A text in which every byte is seen, as names and messages have it.
function values.visible(text) return utf8.len(text) and text or withNumbers(text) end

local function quoted(text)
  local plain = string.gsub(text, '[%c"\\]', function(char)
    return escapes[char] or format("\\%03d", string.byte(char))
  end)
  return '"' .. values.visible(plain) .. '"'
end

local function number(value)
  if math.type(value) == "integer" then return format("%d", value) end
  if value ~= value then return "nan" end
  if value == math.huge then return "inf" elseif value == -math.huge then return "-inf" end
  for digits = 14, 17 do
    local text = format("%." .. digits .. "g", value)
    if tonumber(text) == value then
      return string.find(text, "[.e]") and text or text .. ".0"
    end
  end
end

local function functionText(value)
  local info = debug.getinfo(value, "S")
  if info.what == "C" then return "a built-in function" end
  return format("a function of %s:%d", info.short_src, info.linedefined)
end

-- An object's own description; nil if that would be an address.
local function ownText(value)
  local meta = debug.getmetatable(value)
  if not meta or not rawget(meta, "__tostring") then return nil end
  local ok, text = pcall(tostring, value)
  if ok and not string.find(text, "0x%x+") then return text end
end

local rank = { boolean = 1, number = 2, string = 3 }
local function keyBefore(left, right)
  local one, other = rank[type(left)] or 4, rank[type(right)] or 4
  if one ~= other then return one < other end
  if one == 1 then return left and not right end
  if one < 4 then return left < right end
  return type(left) < type(right)
end

local function sortedKeys(...)
  local keys, seen = {}, {}
  for index = 1, select("#", ...) do
    for key in next, (select(index, ...)) do
      if not seen[key] then
        seen[key] = true
        keys[#keys + 1] = key
      end
    end
  end
  sort(keys, keyBefore)
  return keys
end

values.sortedKeys = sortedKeys

local function isName(key) return type(key) == "string" and string.find(key, "^[%a_][%w_]*$") end

local show

-- From so many tables on, each is shown or compared only once: where tables share others, there are
-- too many ways to them.
local mostVisits = 100
-- Ends the visit of a table.
local function leave(open, value)
  open.visits = (open.visits or 0) + 1
  if open.visits < mostVisits then open[value] = nil end
end

local function tableText(value, path, open)
  local former = open[value]
  if former then
    return former == "" and "(itself)" or #former > 80 and "(…)" or "(" .. former .. ")"
  end
  open[value] = path
  local parts, length = {}, 0
  while rawget(value, length + 1) ~= nil do
    length = length + 1
    parts[length] = show(rawget(value, length), values.step(path, length), open)
  end
  for _, key in ipairs(sortedKeys(value)) do
    if not (math.type(key) == "integer" and key >= 1 and key <= length) then
      local name = isName(key) and key or "[" .. show(key, path, open) .. "]"
      local inner = isName(key) and values.step(path, key) or path .. name
      parts[#parts + 1] = name .. " = " .. show(rawget(value, key), inner, open)
    end
  end
  leave(open, value)
  return #parts == 0 and "{}" or "{ " .. concat(parts, ", ") .. " }"
end

function show(value, path, open)
  local kind = type(value)
  local special = shared.formatted and shared.formatted(value)
  if special then return special end
  if kind == "string" then return quoted(value) end
  if kind == "number" then return number(value) end
  if kind == "function" then return functionText(value) end
  if kind == "thread" then return "a coroutine" end
  if kind == "nil" or kind == "boolean" then return tostring(value) end
  local own = ownText(value)
  if own then return own end
  if kind == "table" then return tableText(value, path or "", open or {}) end
  return "a userdata"
end

-- A value as text.
function values.show(value) return show(value) end
shared.show = values.show

-- Several values as text.
function values.list(arguments, first)
  local parts = {}
  for index = first or 1, arguments.n or #arguments do
    parts[#parts + 1] = show(arguments[index])
  end
  return "(" .. concat(parts, ", ") .. ")"
end

-- A path and one more key.
function values.step(path, key)
  if isName(key) then return path == "" and key or path .. "." .. key end
  return path .. "[" .. show(key) .. "]"
end

local function hasOwnEquality(left, right)
  local meta = debug.getmetatable(left)
  return meta and rawequal(meta, debug.getmetatable(right)) and type(meta) == "table"
    and rawget(meta, "__eq") ~= nil
end

-- The pairs of tables that are known to differ while differences are collected; nil at other times.
local different

local forgetting = setmetatable({}, { __close = function() different = nil end })

-- Notes that two tables differ; returns false.
local function differ(left, right)
  if different then
    different[left] = different[left] or {}
    different[left][right] = true
  end
  return false
end

-- Whether two values have the same contents; `visited` are pairs that are being compared, and
-- is absent if `__eq` is ignored.
local function same(left, right, visited)
  if shared.isMatcher and shared.isMatcher(left) then return left(right) end
  if type(left) ~= "table" or type(right) ~= "table" then return left == right end
  if rawequal(left, right) then return true end
  if visited and hasOwnEquality(left, right) then return left == right end
  if different and different[left] and different[left][right] then return false end
  visited = visited or {}
  local pairsOfLeft = visited[left]
  if pairsOfLeft and pairsOfLeft[right] then return true end
  if not pairsOfLeft then
    pairsOfLeft = {}
    visited[left] = pairsOfLeft
  end
  pairsOfLeft[right] = true
  for key, value in next, left do
    local other = right[key]
    if other == nil or not same(value, other, visited) then return differ(left, right) end
  end
  for key in next, right do
    if left[key] == nil then return differ(left, right) end
  end
  return true
end

function values.same(left, right) return same(left, right) end
-- The same, except that `__eq` takes precedence.
function values.equivalent(left, right) return same(left, right, {}) end

local function isSequence(value)
  local length = #value
  for key in next, value do
    if math.type(key) ~= "integer" or key < 1 or key > length then return false end
  end
  return length > 0
end

-- How many bytes of a table are shown in a line of a difference.
local longestTable = 5000
local function add(lines, sign, path, value)
  local text = show(value)
  if type(value) == "table" and #text > longestTable then
    text = string.sub(text, 1, utf8.offset(text, 0, longestTable) - 1) .. "…"
  end
  lines[#lines + 1] = sign .. " " .. (path == "" and text or path .. " = " .. text)
end

local differences

-- Longer sequences would take too much time and memory to align.
local longest = 10000
-- Sequences of different lengths are aligned first, so that an inserted entry appears as one.
local function sequenceDifferences(lines, left, right, path, open)
  local one, other = {}, {}
  for index = 1, #left do one[index] = show(left[index]) end
  for index = 1, #right do other[index] = show(right[index]) end
  local changes = shared.alignment(one, other)
  for _, change in ipairs(changes) do
    local from, upTo, begin, finish = change[1], change[2], change[3], change[4]
    while from < upTo and begin < finish do
      from, begin = from + 1, begin + 1
      if from == begin then
        differences(lines, left[from], right[begin], values.step(path, from), open)
      else
        add(lines, "-", values.step(path, from), left[from])
        add(lines, "+", values.step(path, begin), right[begin])
      end
    end
    for index = from + 1, upTo do add(lines, "-", values.step(path, index), left[index]) end
    for index = begin + 1, finish do add(lines, "+", values.step(path, index), right[index]) end
  end
end

function differences(lines, left, right, path, open)
  local isInside = next(open) ~= nil
  if same(left, right, isInside and {} or nil) then return end
  local isDeep = type(left) == "table" and type(right) == "table"
    and not (isInside and hasOwnEquality(left, right))
    and not ownText(left) and not ownText(right)
    and not (shared.formatted and (shared.formatted(left) or shared.formatted(right)))
  if isDeep and rawequal(open[left], right) then return end
  if not isDeep or open[left] then
    -- A field that is missing isn't shown; a whole value that is nil is.
    if left ~= nil or path == "" then add(lines, "-", path, left) end
    if right ~= nil or path == "" then add(lines, "+", path, right) end
    return
  end
  open[left] = right
  if #left ~= #right and isSequence(left) and isSequence(right) and #left + #right < longest then
    sequenceDifferences(lines, left, right, path, open)
  else
    for _, key in ipairs(sortedKeys(left, right)) do
      differences(lines, left[key], right[key], values.step(path, key), open)
    end
  end
  leave(open, left)
end

local function isPage(value)
  return type(value) == "string" and string.find(value, "\n", 1, true)
end

-- The difference, line by line: minus expected, plus actual.
function values.differences(left, right, path)
  if isPage(left) and type(right) == "string" or isPage(right) and type(left) == "string" then
    return lineDifference(left, right)
  end
  local lines = {}
  different = {}
  local _ <close> = forgetting
  differences(lines, left, right, path or "", {})
  if #lines == 0 then  -- they print alike
    add(lines, "-", path or "", left)
    add(lines, "+", path or "", right)
  end
  return lines
end
