-- What the functions share that stand in Lua's libraries. Scripts see them as functions in C, and can neither read nor replace
-- what they use: each file keeps the originals as its own locals.
local parts = ...
local error, pcall, type = error, pcall, type
local find, format, gsub = string.find, string.format, string.gsub

-- Returns what a protected call has returned, or passes on its error: one about arguments is that of the script's call.
function parts.finish(name, done, ...)
  if done then return ... end
  local problem = ...
  if type(problem) == "string" and find(problem, "^bad argument #%d+ to '%?'") then
    parts.fail((gsub(problem, "'%?'", "'" .. name .. "'", 1)))
  end
  error(problem, 0)
end

-- Calls the function of a library that a script has called by this name.
function parts.call(name, original, ...) return parts.finish(name, pcall(original, ...)) end

function parts.refuse(name, number, wanted, value)
  local found = parts.typeName(value)
  parts.fail(format("bad argument #%d to '%s' (%s expected, got %s)", number, name, wanted, found))
end

-- The text of an argument that may be missing.
function parts.text(name, number, value)
  if value == nil or type(value) == "string" then return value end
  if type(value) ~= "number" then parts.refuse(name, number, "string", value) end
  return value .. ""
end

-- Finalizers run whenever garbage is collected, and without hooks: only ending the program could stop one. The host wants to
-- know whether there are any, and the sandbox has none.
function parts.checkFinalizers()
  local setmetatable, rawget = setmetatable, rawget
  _G.setmetatable = parts.asLibraryFunction(function(...)
    local _, metatable = ...
    if type(metatable) == "table" and rawget(metatable, "__gc") ~= nil then
      if parts.folder then parts.fail("__gc isn't available in the sandbox") end
      parts.hasFinalizers()
    end
    return parts.call("setmetatable", setmetatable, ...)
  end)
end
