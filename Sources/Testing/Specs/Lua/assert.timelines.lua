-- The assertions about events, in order.
local shared = ...
local _ENV = shared.environment
local values, define, show = shared.values, shared.define, shared.values.show
local ipairs, next, type, tostring, want = ipairs, next, type, tostring, shared.want

local function textsOf(events)
  want(type(events) == "table", "a sequence of events is expected, got %s", show(events))
  local texts = {}
  for index, event in ipairs(events) do
    texts[index] = type(event) == "table" and event.text or tostring(event)
  end
  return texts
end

-- The indices where lines occur in this order; nil for a line that doesn't occur any more.
local function placesOf(lines, texts)
  local places, last = {}, 0
  for index, line in ipairs(lines) do
    for place = last + 1, #texts do
      if texts[place] == line then
        places[index], last = place, place
        break
      end
    end
  end
  return places
end

local function missing(lines, places)
  for index = 1, #lines do if not places[index] then return true end end
  return false
end

-- The events around the missing lines, which are inserted where they were expected.
local function timelineAround(lines, texts)
  local anchors = {}
  for _, change in ipairs(shared.alignment(lines, texts)) do
    if change[2] > change[1] then anchors[#anchors + 1] = change end
  end
  local result, printedTo = {}, 0
  for _, change in ipairs(anchors) do
    local first = math.max(printedTo + 1, change[3] - 1)
    if first > printedTo + 1 then result[#result + 1] = "  ..." end
    for place = first, change[3] do result[#result + 1] = "  " .. texts[place] end
    for index = change[1] + 1, change[2] do result[#result + 1] = "- " .. lines[index] end
    local last = math.min(math.max(change[4], change[3] + 1), #texts)
    for place = change[3] + 1, last do result[#result + 1] = "  " .. texts[place] end
    printedTo = last
  end
  if printedTo < #texts then result[#result + 1] = "  ..." end
  return result
end

-- Lines in an order and with others in between: without any, nothing is asserted.
local function wantLine(lines)
  want(#lines > 0, "assert.timeline names no line; use assert.exact_timeline for none")
end

local function wantLines(name, arguments)
  local lines, count = arguments[2], 0
  want(type(lines) == "table", "assert.%s needs lines, got %s", name, show(lines))
  for _, line in ipairs(lines) do
    want(type(line) == "string", "assert.%s needs lines of text, got %s", name, show(line))
    count = count + 1
  end
  for key in next, lines do
    want(math.type(key) == "integer" and key >= 1 and key <= count,
      "assert.%s needs a list of lines; this one has the key %s", name, show(key))
  end
  arguments.texts = textsOf(arguments[1])
end

-- The texts to show beside expected lines: numbered within themselves if more of the lines are then
-- among them.
local function nearer(expected, texts)
  local numbered = shared.snapshotLines(texts)
  local function found(lines)
    local known, count = {}, 0
    for _, line in ipairs(lines) do known[line] = true end
    for _, line in ipairs(expected) do if known[line] then count = count + 1 end end
    return count
  end
  return found(numbered) > found(texts) and numbered or texts
end

-- Whether an assertion without lines is recorded; its failure if it isn't.
local function isRecorded(name, state, arguments)
  want(state.mod, "assert.%s needs lines, got nil", name)
  arguments.missing = shared.snapshotLines(textsOf(arguments[1]))
  local isDone = shared.record(state, name, arguments.missing)
  if isDone then shared.recordEvents(arguments[1]) end
  return isDone
end

define("timeline", 2, function(state, arguments)
  if arguments.n < 2 then
    wantLine(textsOf(arguments[1]))
    return isRecorded("timeline", state, arguments)
  end
  wantLines("timeline", arguments)
  wantLine(arguments[2])
  local places = placesOf(arguments[2], arguments.texts)
  if missing(arguments[2], places) then
    places = placesOf(arguments[2], shared.snapshotLines(arguments.texts))
  end
  local isWhole = not missing(arguments[2], places)
  if isWhole then
    if state.mod then shared.recordEvents(arguments[1], places) end
    return shared.hold(state, "timeline")
  end
  if shared.isRecording and state.mod then wantLine(arguments.texts) end
  return shared.record(state, "timeline", shared.snapshotLines(arguments.texts))
end, function(state, arguments)
  if arguments.missing then return shared.missing("timeline", arguments.missing) end
  if not state.mod then return "the lines occur in this order", {} end
  return "the lines don't occur in this order",
    timelineAround(arguments[2], nearer(arguments[2], arguments.texts))
end)

local function lineByLine(expected, actual)
  local lines, printed = {}, 0
  for _, change in ipairs(shared.alignment(expected, actual)) do
    if change[1] > printed + 1 then lines[#lines + 1] = "  ..." end
    if change[1] > printed then lines[#lines + 1] = "  " .. expected[change[1]] end
    for index = change[1] + 1, change[2] do lines[#lines + 1] = "- " .. expected[index] end
    for index = change[3] + 1, change[4] do lines[#lines + 1] = "+ " .. actual[index] end
    printed = math.min(change[2] + 1, #expected)
    if change[2] < #expected then lines[#lines + 1] = "  " .. expected[printed] end
  end
  if printed < #expected then lines[#lines + 1] = "  ..." end
  return lines
end

define("exact_timeline", 2, function(state, arguments)
  if arguments.n < 2 then return isRecorded("exact_timeline", state, arguments) end
  wantLines("exact_timeline", arguments)
  local numbered = shared.snapshotLines(arguments.texts)
  local isSame = values.same(arguments[2], arguments.texts)
    or values.same(arguments[2], numbered)
  if isSame then
    if state.mod then shared.recordEvents(arguments[1]) end
    return shared.hold(state, "exact_timeline")
  end
  return shared.record(state, "exact_timeline", numbered)
end, function(state, arguments)
  if arguments.missing then return shared.missing("exact_timeline", arguments.missing) end
  if not state.mod then return "the lines are exactly these", {} end
  return "the timeline is different",
    lineByLine(arguments[2], nearer(arguments[2], arguments.texts))
end)
for _, name in ipairs { "timeline", "exact_timeline" } do
  shared.registered.assertion[name].least = 1
end
