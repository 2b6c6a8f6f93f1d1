-- The assertion that compares a text with one kept beside the spec.
local shared = ...
local _ENV = shared.environment
local define, show, visible = shared.define, shared.values.show, shared.values.visible
local tree, screen, timeline, type, tostring = tree, screen, timeline, type, tostring

local function indented(text)
  text = string.gsub(tostring(text), "\n+$", "")
  text = "  " .. string.gsub(text, "\n", "\n  ")
  text = string.gsub(text, "[ \t]+\n", "\n")
  return (string.gsub(text, "[ \t]+$", ""))
end

local function joined(texts)
  local parts = {}
  for index, name in ipairs { "tree", "screen", "timeline" } do
    parts[index] = name .. "\n" .. indented(texts[index])
  end
  return table.concat(parts, "\n\n")
end

-- Everything that the world of a test shows, and in the form with the world's numbers and columns.
local function seen()
  return joined(shared.snapshotParts()), joined { tree(), screen(), timeline() }
end

define("golden", nil, function(state, arguments)
  local name, text = arguments[1], arguments[2]
  if not state.mod then shared.usage("assert.golden can't be negated") end
  if type(name) ~= "string" then
    shared.usage("assert.golden needs a name, got " .. show(name))
  end
  if (text ~= nil or arguments.n > 1) and type(text) ~= "string" then
    shared.usage("assert.golden compares a text, got " .. show(text))
  end
  local now, former = text and visible(text), ""
  if not text then now, former = seen() end
  arguments.answer = shared.golden(name, now, former)
  local isSame = #arguments.answer == 0
  if isSame and not text then shared.recordAll() end
  return isSame
end, function(_, arguments)
  return table.remove(arguments.answer, 1), arguments.answer
end)
