-- The functions that start programs, for which the limit of this process's memory isn't meant. Ctrl-C that has ended one was
-- meant for the host as well, which the library keeps to itself.
local parts = ...
local execute, popen, pcall = os.execute, io.popen, pcall

local function guarded(...)
  parts.guardMemory(true)
  return ...
end

local function start(name, original, ...)
  parts.guardMemory(false)
  return parts.finish(name, guarded(pcall(original, ...)))
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
