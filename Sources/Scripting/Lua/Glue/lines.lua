-- The lines of a function and of those in it that have code. A precompiled chunk of Lua 5.4 has them: there is no other way to
-- the lines of functions that were never created.
local parts = ...
local dump, byte, pairs = string.dump, string.byte, pairs
local HEADER <const>, ABSOLUTE <const>, VARARG_PREPARATION <const> = 31, 0x80, 81
local text, at, lines

local function nextByte()
  at = at + 1
  return byte(text, at - 1)
end

local function nextSize()
  local value = 0
  repeat
    local part = nextByte()
    value = value << 7 | part & 0x7F
  until part & 0x80 ~= 0
  return value
end

local function skipText()
  local size = nextSize()
  if size > 0 then at = at + size - 1 end
end

local function skipConstants()
  for _ = 1, nextSize() do
    local kind = nextByte()
    if kind == 0x13 or kind == 0x03 then at = at + 8 end  -- a number, an integer
    if kind == 0x04 or kind == 0x14 then skipText() end
  end
end

local readFunction

-- The line of each instruction is the former one's plus a difference, or stands in another table. The last instruction returns at
-- `end`, which isn't reached after a `return`.
local function readLines(defined, hasPreparation)
  local count = nextSize()
  local first = at
  at = at + count
  local absolute = {}
  for place = 1, nextSize() do
    nextSize()
    absolute[place] = nextSize()
  end
  local line, used = defined, 0
  for index = 0, count - 2 do
    local difference = byte(text, first + index)
    if difference == ABSOLUTE then
      used = used + 1
      line = absolute[used]
    else
      line = line + (difference < 0x80 and difference or difference - 0x100)
    end
    if index > 0 or not hasPreparation then lines[line] = true end
  end
end

function readFunction()
  skipText()
  local defined = nextSize()
  nextSize()
  at = at + 3
  local instructions = nextSize()
  local hasPreparation = byte(text, at) & 0x7F == VARARG_PREPARATION
  at = at + instructions * 4
  skipConstants()
  local upvalues = nextSize()
  at = at + upvalues * 3
  for _ = 1, nextSize() do readFunction() end
  readLines(defined, hasPreparation)
  for _ = 1, nextSize() do
    skipText()
    nextSize()
    nextSize()
  end
  for _ = 1, nextSize() do skipText() end
end

function parts.linesOf(body)
  text, at, lines = dump(body), HEADER + 2, {}  -- the number of upvalues comes after the header
  readFunction()
  local list = {}
  for line in pairs(lines) do list[#list + 1] = line end
  return list
end
