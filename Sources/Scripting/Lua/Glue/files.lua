-- Reports which files scripts read and write, for a host that wants to know when to run them again.
local parts = ...
local find, type = string.find, type
parts.tracksFiles = true

local function track(library, name, report, both)
  local original = library and library[name]
  if not original then return end
  library[name] = parts.asLibraryFunction(function(...)
    local first, second = ...
    if type(first) == "string" then report(first, second) end
    if both and type(second) == "string" then report(second) end
    return parts.call(name, original, ...)
  end)
end

local function reportOpening(file, mode)
  local writes = type(mode) == "string" and find(mode, "[wa+]")
  local report = writes and parts.writesFile or parts.readsFile
  report(file)
end

track(io, "open", reportOpening)
track(io, "lines", parts.readsFile)
track(io, "input", parts.readsFile)
track(os, "remove", parts.writesFile)
track(os, "rename", parts.writesFile, true)
