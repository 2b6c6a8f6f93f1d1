-- A script may collect garbage, but not stop the collector or change its pace: releasing objects depends on both.
local parts = ...
local collectgarbage = collectgarbage
local harmless = { count = true, step = true }
local results = {
  isrunning = true, stop = 0, restart = 0, setpause = 0, setstepmul = 0,
  incremental = "incremental", generational = "incremental",
}

_G.collectgarbage = parts.asLibraryFunction(function(option, ...)
  option = parts.text("collectgarbage", 1, option)
  if option == nil or option == "collect" then
    parts.collect()
    return 0
  end
  local result = results[option]
  if result ~= nil then return result end
  if harmless[option] then return parts.call("collectgarbage", collectgarbage, option, ...) end
  parts.fail("bad argument #1 to 'collectgarbage' (invalid option '" .. option .. "')")
end)
