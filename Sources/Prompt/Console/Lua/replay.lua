-- Opening a file for writing returns one that discards the output; programs are not started,
-- nothing is read from the terminal.
local null = "/dev/null"
local io, os, isOn, ends = io, os, true, {}
local function put(library, name, value)
  local own = library[name]
  if not own then return end
  library[name] = value(own)
  local ours = library[name]
  ends[#ends + 1] = function() if rawequal(library[name], ours) then library[name] = own end end
end
local function instead(library, name, replacement)
  put(library, name, function(own)
    return function(...)
      if isOn then return replacement(own, ...) end
      return own(...)
    end
  end)
end
if io and io.open then
  local open, input = io.open, io.input
  local empty = open(null)
  instead(io, "open", function(own, path, mode)
    if type(mode) == "string" and mode:find("[wa+]") then path = null end
    return own(path, mode)
  end)
  instead(io, "output", function(own, file, ...)
    return own(type(file) == "string" and null or file, ...)
  end)
  instead(io, "popen", function() return open(null) end)
  put(io, "stderr", function() return open(null, "w") end)
  put(io, "stdin", function() return empty end)
  input(empty)
  ends[#ends + 1] = function() if rawequal(input(), empty) then input(io.stdin) end end
end
for _, name in ipairs{ "remove", "rename", "execute" } do
  if os and os[name] then instead(os, name, function() return true end) end
end
return function()
  isOn = false
  for _, stop in ipairs(ends) do stop() end
end
