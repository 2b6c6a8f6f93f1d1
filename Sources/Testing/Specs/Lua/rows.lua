-- The rows of `each`: their titles, and what the function receives of them.
local shared = ...
local _ENV = shared.environment
local values = shared.values
local type, next, ipairs, rawget = type, next, ipairs, rawget
local math, string, table = math, string, table

-- A title with the values of a row: `%s` is the next entry, `$name` a field.
local function titleOfRow(title, row)
  local index = 0
  local function text(value)
    return type(value) == "string" and values.visible(value) or values.show(value)
  end
  title = string.gsub(title, "%%[s%%]", function(mark)
    if mark == "%%" then return "%" end
    index = index + 1
    if type(row) == "table" then return text(row[index]) end
    return index == 1 and text(row) or nil
  end)
  return (string.gsub(title, "%$([%a_][%w_]*)", function(name)
    local value
    if type(row) == "table" then value = row[name] end
    if value ~= nil then return text(value) end
  end))
end

-- How many entries a row has that is a list, which may come from `table.pack`; nil for one with
-- fields, of which `n` can be one.
local function lengthOf(row)
  local last = 0
  for key in next, row do
    if math.type(key) == "integer" then
      last = math.max(last, key)
    elseif key ~= "n" then
      return nil
    end
  end
  local count = rawget(row, "n")
  if count == nil then return #row end
  return last > 0 and math.type(count) == "integer" and count >= last and count or nil
end

-- What a function receives of a row: the entries of a list, a table with fields, or a value.
function shared.argumentsOfRow(row)
  local count
  if type(row) == "table" and not shared.isCallable(row) then count = lengthOf(row) end
  if count == nil then return table.pack(row) end
  return table.pack(table.unpack(row, 1, count))
end

-- How many rows a list has, in which none may be missing.
function shared.countOfRows(owner, rows)
  local count = 0
  for key in next, type(rows) == "table" and rows or {} do
    if math.type(key) ~= "integer" or key < 1 then
      shared.usage(string.format("%s.each needs a list of rows; this one has the key %s",
        owner, values.show(key)))
    end
    if key > count then count = key end
  end
  if count == 0 then
    shared.usage(string.format("%s.each needs a list of rows, got %s", owner, values.show(rows)))
  end
  for index = 1, count do
    if rows[index] == nil then
      shared.usage(string.format("%s.each: row %d of %d is nil", owner, index, count))
    end
  end
  return count
end

-- The titles of all rows; those that are the same are numbered, as each test has a name of its own.
function shared.titlesOfRows(title, rows)
  local titles, counts, seen = {}, {}, {}
  for index, row in ipairs(rows) do
    local text = titleOfRow(title, row)
    titles[index], counts[text] = text, (counts[text] or 0) + 1
  end
  for index, text in ipairs(titles) do
    seen[text] = (seen[text] or 0) + 1
    if counts[text] > 1 then titles[index] = string.format("%s (%d)", text, seen[text]) end
  end
  return titles
end
