-- The sandbox for an untrusted script: no files but modules in its folder, no processes, no access to Lua's internals, and nothing
-- that runs where hooks cannot stop it.
local parts, folder = ...
if parts.folder then
  parts.folder = folder
  return
end
parts.folder = folder

local tointeger, tonumber, type = math.tointeger, tonumber, type
local rep = string.rep
local LONGEST_REPETITION <const> = 64 << 20

for _, name in ipairs { "io", "os", "debug" } do
  _G[name] = nil
  package.loaded[name] = nil
end
package.loadlib, package.searchpath, package.cpath = nil, nil, ""
package.searchers[3], package.searchers[4] = nil, nil  -- for C
parts.checkFinalizers()

string.rep = parts.asLibraryFunction(function(...)
  local text, count, separator = ...
  count = tointeger(tonumber(count))
  if count and count > 0 and (type(text) == "string" or type(text) == "number") then
    local length = #(text .. "")
    if type(separator) == "string" then length = length + #separator end
    if length > LONGEST_REPETITION // count then parts.fail("resulting string too large") end
  end
  return parts.call("rep", rep, ...)
end)
string.dump = nil

parts.debug.getmetatable("").__metatable = false
