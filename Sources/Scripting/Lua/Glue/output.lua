-- What scripts write to standard output is passed to the host.
local parts = ...
local emit, refuse, asLibraryFunction = parts.emit, parts.refuse, parts.asLibraryFunction
local output, stdout, select, type = io.output, io.stdout, select, type
local methods = debug.getmetatable(stdout)
local write, writeFile, tostring = io.write, methods.__index.write, methods.__tostring

local function emitAll(...)
  for index = 1, select("#", ...) do
    local text = select(index, ...)
    local kind = type(text)
    if kind ~= "string" and kind ~= "number" then refuse("write", index, "string", text) end
    emit(text)
  end
  return stdout
end

local function withoutFirst(_, ...) return ... end

methods.__index.write = asLibraryFunction(function(...)
  if (...) == stdout then return emitAll(withoutFirst(...)) end
  return parts.call("write", writeFile, ...)
end)

io.write = asLibraryFunction(function(...)
  if output() == stdout then return emitAll(...) end
  return parts.call("write", write, ...)
end)

-- The library prints the address of C's file.
methods.__tostring = asLibraryFunction(function(file)
  local text = tostring(file)
  return text == "file (closed)" and text or "file (" .. parts.addressOf(file) .. ")"
end)
