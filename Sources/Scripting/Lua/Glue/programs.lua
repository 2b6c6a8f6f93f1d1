-- The functions that start programs, for which the limit of this process's memory isn't meant. Ctrl-C that has ended one was
-- meant for the host as well, which the library keeps to itself.
local parts = ...
local execute, popen, pcall, gsub = os.execute, io.popen, pcall, string.gsub

-- An error about arguments is that of the script's call.
local function finish(name, done, ...)
  parts.guardMemory(true)
  if done then return ... end
  parts.fail((gsub(..., "'%?'", "'" .. name .. "'", 1)))
end

local function start(name, original, ...)
  parts.guardMemory(false)
  return finish(name, pcall(original, ...))
end

os.execute = parts.asLibraryFunction(function(...)
  local done, how, code = start("execute", execute, ...)
  if how == "signal" and code == 2 or how == "exit" and code == 128 + 2 then
    parts.programWasInterrupted()
  end
  if how then return done, how, code end
  return done
end)

io.popen = parts.asLibraryFunction(function(...) return start("popen", popen, ...) end)
