-- Tasks are coroutines that the host resumes. In a task, a function that advances the clock suspends the task and returns to the
-- host what it waits for; anywhere else it is the host's own function.
local parts = ...
local create, close, status = coroutine.create, coroutine.close, coroutine.status
local isyieldable, running, yield = coroutine.isyieldable, coroutine.running, coroutine.yield
local getinfo, loaded, rawget = debug.getinfo, package.loaded, rawget
local error, tonumber, tostring, type = error, tonumber, tostring, type
local tasks = setmetatable({}, { __mode = "k" })

-- The current coroutine.create: debuggers replace it, to track every coroutine. One that they use again is not a task.
local function makeThread(body)
  local library = rawget(loaded, "coroutine")
  local other = type(library) == "table" and rawget(library, "create")
  if type(other) == "function" and getinfo(other, "S").what ~= "C" then
    local made = other(body)
    local isFresh = type(made) == "thread" and status(made) == "suspended" and not getinfo(made, 0)
    if isFresh and not tasks[made] then return made end
  end
  return create(body)
end

function parts.makeTask(body)
  local thread = makeThread(body)
  tasks[thread] = true
  return thread
end

function parts.closeTask(thread)
  local done, problem = close(thread)
  if not done then error(problem, 0) end
end

-- Makes the global function of that name suspend the task that calls it.
function parts.suspendTasksIn(name)
  local original = _G[name]
  _G[name] = parts.asLibraryFunction(function(...)
    if not tasks[running()] then
      if parts.runsTask() and isyieldable() then
        parts.fail(name .. " inside a coroutine of a task: only the task itself can wait")
      end
      return original(...)
    end
    if not isyieldable() then
      parts.fail(name .. " cannot be called inside a callback: the turn that runs it has not ended")
    end
    local seconds = ...
    if seconds ~= nil and type(seconds) ~= "number" and not tonumber(seconds) then
      parts.refuse(name, 1, "number", seconds)
    end
    local number = tonumber(seconds or 0)
    if not (number >= 0 and number <= 1e9) then
      parts.fail("a time in seconds must lie between 0 and 1e9, got " .. tostring(number + 0.0))
    end
    return yield(name, seconds)
  end)
end
