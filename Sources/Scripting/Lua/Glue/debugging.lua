-- The debug library, without access to what the host relies on: objects, classes and C functions don't reveal their metatables,
-- user values and upvalues.
local parts = ...
local call, fail, asLibraryFunction = parts.call, parts.fail, parts.asLibraryFunction
local next, pairs, rawget, select, type = next, pairs, rawget, select, type
local find, running, tointeger = string.find, coroutine.running, math.tointeger
local debug, original = debug, {}

for name, body in next, debug do original[name] = body end

local function replace(name, body) debug[name] = asLibraryFunction(body) end

-- The host's hook calls that of a script. There is one hook in Lua, which the host needs: it stops scripts, counts their
-- instructions and follows their lines.
local hooks, letterMasks, COUNT <const> = parts.hooks, { c = 1, r = 2, l = 4 }, 8

local function withThread(...)
  if type((...)) == "thread" then return ... end
  return (running()), ...
end

local function setHook(thread, hook, letters, count)
  local mask = 0
  if hook ~= nil then
    letters = parts.text("sethook", 2, letters) or parts.refuse("sethook", 2, "string", letters)
    if type(hook) ~= "function" then parts.refuse("sethook", 1, "function", hook) end
    count = count == nil and 0 or tointeger(count) or parts.refuse("sethook", 3, "number", count)
    if count > 0 then mask = COUNT else count = 0 end
    for letter, bit in pairs(letterMasks) do
      if find(letters, letter, 1, true) then mask = mask | bit end
    end
  end
  hooks[thread] = mask ~= 0 and { hook, mask, count, count } or nil
  parts.hookChanged(thread)
end

local function getHook(thread)
  local entry = hooks[thread]
  if not entry then return nil, "", 0 end
  local letters = ""
  for _, letter in next, { "c", "r", "l" } do
    if entry[2] & letterMasks[letter] ~= 0 then letters = letters .. letter end
  end
  return entry[1], letters, entry[3]
end

replace("sethook", function(...) setHook(withThread(...)) end)
replace("gethook", function(...) return getHook((withThread(...))) end)

-- For the host.
parts.debug = {}
for name, body in next, debug do parts.debug[name] = body end

-- The host's metatables have `__metatable = false`. Those that scripts protect from getmetatable with another value aren't
-- hidden here.
local function isHosts(value)
  local metatable = original.getmetatable(value)
  return metatable and rawget(metatable, "__metatable") == false
end

local function isInC(value)
  return type(value) == "function" and original.getinfo(value, "S").what == "C"
end

replace("getmetatable", function(...)
  if select("#", ...) > 0 and isHosts((...)) then return false end
  return call("getmetatable", original.getmetatable, ...)
end)

replace("setmetatable", function(...)
  if isHosts((...)) then fail("cannot change a protected metatable") end
  return call("setmetatable", original.setmetatable, ...)
end)

replace("setuservalue", function(...)
  if isHosts((...)) then fail("cannot change the user values of an object") end
  return call("setuservalue", original.setuservalue, ...)
end)

replace("getuservalue", function(...)
  if isHosts((...)) then return nil end
  return call("getuservalue", original.getuservalue, ...)
end)

-- Upvalues of C functions are the host's: their number is that of getinfo, but they cannot be read.
replace("getupvalue", function(...)
  if not isInC((...)) then return call("getupvalue", original.getupvalue, ...) end
  local name = call("getupvalue", original.getupvalue, ...)
  if name then return name end
end)

replace("setupvalue", function(...)
  if not isInC((...)) then return call("setupvalue", original.setupvalue, ...) end
end)

replace("upvaluejoin", function(...)
  local one, _, other = ...
  if isInC(one) or isInC(other) then fail("a C function has no upvalues to join") end
  return call("upvaluejoin", original.upvaluejoin, ...)
end)

-- Where a debugger finds the main thread. The rest of the registry is the host's: this is a copy of the shared entries.
replace("getregistry", function()
  local registry, shared = original.getregistry(), {}
  for _, key in next, { 1, 2, "_LOADED", "_PRELOAD" } do shared[key] = registry[key] end
  return shared
end)
