-- Everything that loads code refuses bytecode: a forged chunk can crash the process.
local parts = ...
local call, escaped = parts.call, parts.escaped
local asLibraryFunction = parts.asLibraryFunction
local load, setupvalue, searchpath = load, debug.setupvalue, package.searchpath
local error, ipairs, select, setmetatable, type = error, ipairs, select, setmetatable, type
local running, status = coroutine.running, coroutine.status
local find, format, gmatch, gsub = string.find, string.format, string.gmatch, string.gsub
local concat = table.concat
local package = package

local REFUSED = "precompiled chunks cannot be loaded"

local function allowsText(name, number, mode)
  mode = parts.text(name, number, mode)
  return not mode or find(mode, "t", 1, true)
end

_G.load = asLibraryFunction(function(chunk, name, mode, ...)
  if not allowsText("load", 3, mode) then return nil, REFUSED end
  if type(chunk) == "string" and type(name) == "string" then
    chunk = parts.replacement(chunk, name) or chunk
  end
  return call("load", load, chunk, name, "t", ...)
end)

_G.loadfile = asLibraryFunction(function(name, mode, ...)
  name = parts.text("loadfile", 1, name)
  parts.readsFile(name)
  if not allowsText("loadfile", 2, mode) then return nil, REFUSED end
  local code, problem = parts.loadFile(name)
  if not code then return nil, problem end
  if select("#", ...) > 0 then setupvalue(code, 1, (...)) end
  return code
end)

_G.dofile = asLibraryFunction(function(name)
  name = parts.text("dofile", 1, name)
  parts.readsFile(name)
  local code, problem = parts.loadFile(name)
  if not code then error(problem, 0) end
  return code()
end)

-- In a sandbox a script can't change where modules are, and Lua's own search can't be used: it opens every file that a name
-- leads to.
local function findInside(name)
  local part, tried = gsub(name, "%.", "/"), {}
  for _, ending in ipairs { ".lua", "/init.lua" } do
    local file = parts.folder .. "/" .. part .. ending
    if parts.isThere(file) then return file end
    tried[#tried + 1] = "no file '" .. file .. "'"
  end
  return nil, concat(tried, "\n\t")
end

-- Reports the files in which a module was looked for before the one that was found: once they exist, they are the module.
local function reportEarlier(name, found)
  local part = gsub(name, "%.", "/")
  for place in gmatch(package.path, "[^;]+") do
    local file = gsub(place, "%?", { ["?"] = part })
    if file == found then return end
    parts.readsFile(file)
  end
end

-- A missing module may exist next time; the message lists where it was searched for.
local function findModule(name)
  local file, problem
  if parts.folder then
    file, problem = findInside(name)
  else
    file, problem = searchpath(name, package.path)
    if file and parts.tracksFiles then reportEarlier(name, file) end
  end
  if not file then
    for tried in gmatch(problem, "no file '([^']*)'") do parts.readsFile(tried) end
  end
  return file, problem
end

-- The modules that are being loaded, outermost first, with their threads.
local loading = {}

local function begin(name)
  local number = #loading + 1
  loading[number] = { name = name, thread = running() }
  return setmetatable({}, { __close = function()
    for last = #loading, number, -1 do loading[last] = nil end
  end })
end

-- A coroutine that died of an error closes nothing.
local function refuseCircle(name)
  local names = {}
  for _, entry in ipairs(loading) do
    if status(entry.thread) ~= "dead" and (names[1] or entry.name == name) then
      names[#names + 1] = entry.name
    end
  end
  names[#names + 1] = name
  if not names[2] then return end
  parts.failInScript(format("module '%s' requires itself: %s", name, concat(names, " -> ")))
end

-- A script named like the module that it requires would load itself endlessly.
package.searchers[2] = asLibraryFunction(function(name)
  name = parts.text("search", 1, name) or parts.refuse("search", 1, "string", name)
  local file, missing = findModule(name)
  if not file then return missing end
  parts.readsFile(file)
  refuseCircle(name)
  local code, what, place = parts.loadModule(file)
  if place == "outside" then
    return "no file in the script's folder: '" .. escaped(file) .. "' leads out of it"
  elseif place == "script" then
    error(format("module '%s' is the running script '%s' itself", name, file), 0)
  elseif not code then
    local problem = "error loading module '%s' from file '%s':\n\t%s"
    error(format(problem, escaped(name), escaped(file), what), 0)
  end
  return asLibraryFunction(function(...)
    local _ <close> = begin(name)
    local result = code(...)
    return result
  end), file
end)
