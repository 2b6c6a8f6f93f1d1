-- The assertions about this project's output: stacks, bars, trees, warnings.
local shared = ...
local _ENV = shared.environment
local values, define, show = shared.values, shared.define, shared.values.show
local ipairs, pairs, next, type, tostring, pcall = ipairs, pairs, next, type, tostring, pcall
local want = shared.want
local tree, screen, settle, leaks, collectgarbage = tree, screen, settle, leaks, collectgarbage

-- All entries, with a sign in front of those that differ.
local function aligned(expected, actual)
  local one, other = {}, {}
  for index, value in ipairs(expected) do one[index] = show(value) end
  for index, value in ipairs(actual) do other[index] = show(value) end
  local lines, nextOne = {}, 1
  local changes = shared.alignment(one, other)
  changes[#changes + 1] = { #one, #one, #other, #other }
  for _, change in ipairs(changes) do
    for index = nextOne, change[1] do lines[#lines + 1] = "  " .. one[index] end
    for index = change[1] + 1, change[2] do lines[#lines + 1] = "- " .. one[index] end
    for index = change[3] + 1, change[4] do lines[#lines + 1] = "+ " .. other[index] end
    nextOne = change[2] + 1
  end
  return lines
end

define("stack", 2, function(_, arguments)
  local isStack, names = pcall(shared.stackNames, arguments[1])
  want(isStack, "assert.stack needs a navigation controller, got %s", show(arguments[1]))
  want(type(arguments[2]) == "table", "assert.stack needs names, got %s", show(arguments[2]))
  arguments.names = names
  return values.same(arguments[2], arguments.names)
end, function(state, arguments)
  local nav = "the stack of " .. tostring(arguments[1])
  if not state.mod then return nav .. " matches, and shouldn't", aligned({}, arguments.names) end
  return nav .. " is another one", aligned(arguments[2], arguments.names)
end)

-- The fields of navigationBar.displayed.
local barParts = { left = true, title = true, right = true, prompt = true, hasLargeTitle = true }

define("bar", 2, function(_, arguments)
  want(pcall(shared.stackNames, arguments[1]),
    "assert.bar needs a navigation controller, got %s", show(arguments[1]))
  want(type(arguments[2]) == "table", "assert.bar needs parts, got %s", show(arguments[2]))
  want(next(arguments[2]) ~= nil, "assert.bar names no part of the bar")
  for key in pairs(arguments[2]) do
    want(barParts[key], "assert.bar: a bar has no part %s", show(key))
  end
  local shown = arguments[1].navigationBar.displayed
  if not shown then
    arguments.isHidden = true
    return false
  end
  arguments.given, arguments.shown = {}, {}
  for key, value in pairs(arguments[2]) do
    arguments.given[key], arguments.shown[key] = value, shown[key]
  end
  return values.same(arguments.given, arguments.shown)
end, function(state, arguments)
  local bar = "the bar of " .. tostring(arguments[1])
  if arguments.isHidden then return bar .. " is hidden", {} end
  if not state.mod then return bar .. " matches, and shouldn't", {} end
  return bar .. " shows something else",
    values.differences(arguments.given, arguments.shown)
end)

-- Lines without their shared indentation and without the empty lines at both ends.
local function dedented(text)
  local lines, least = {}, nil
  for line in string.gmatch(text .. "\n", "(.-)\r?\n") do
    line = string.gsub(line, "%s+$", "")
    lines[#lines + 1] = line
    local indent = #string.match(line, "^%s*")
    if #line > 0 and (not least or indent < least) then least = indent end
  end
  while lines[1] == "" do table.remove(lines, 1) end
  while lines[#lines] == "" do table.remove(lines) end
  for index, line in ipairs(lines) do lines[index] = string.sub(line, (least or 0) + 1) end
  return lines
end

-- The column of a line's text, after the characters that draw the branches: U+2500 to U+257F.
local function depth(line)
  return utf8.len(string.match(line, "^[ \226\148\149\128-\191]*")) or 0
end

-- The lines of a tree that differ, each below its ancestors.
local function branches(expected, actual)
  local lines, shownTo = {}, {}
  local function ancestors(of, index)
    local path, limit = {}, depth(of[index])
    for above = index - 1, 1, -1 do
      if depth(of[above]) < limit then
        table.insert(path, 1, above)
        limit = depth(of[above])
      end
    end
    return path
  end
  local isChanged = {}
  local changes = shared.alignment(expected, actual)
  for _, change in ipairs(changes) do
    for index = change[3] + 1, change[4] do isChanged[index] = true end
  end
  local function put(sign, of, index)
    local path = ancestors(of, index)
    for _, above in ipairs(path) do
      local text = of[above]
      local isMarked = sign == "+" and isChanged[above]
      if not shownTo[text] and not isMarked then
        shownTo[text] = true
        lines[#lines + 1] = "  " .. text
      end
    end
    lines[#lines + 1] = sign .. " " .. of[index]
  end
  for _, change in ipairs(changes) do
    for index = change[1] + 1, change[2] do
      shownTo[expected[index]] = true
      put("-", expected, index)
    end
    for index = change[3] + 1, change[4] do put("+", actual, index) end
  end
  return lines
end

-- Writes what an assertion has found into its call, if the run records.
function shared.record(state, name, lines)
  if not shared.isRecording or not state.mod then return false end
  local problem = shared.recordSnapshot(name, shared.inspection.lineIn(shared.path) or 0, lines)
  if problem then shared.fail(problem) end
  return true
end

-- The expectation of an assertion holds: if the run records, nothing else can be recorded there.
function shared.hold(state, name)
  if not shared.isRecording or not state.mod then return true end
  local problem = shared.holdSnapshot(name, shared.inspection.lineIn(shared.path) or 0)
  if problem then shared.fail(problem) end
  return true
end

-- The failure of an assertion that has no expectation.
function shared.missing(name, lines)
  for index, line in ipairs(lines) do lines[index] = "+ " .. line end
  return "assert." .. name .. " has no expectation; 'drilldown test --record' writes it", lines
end

-- An assertion about a text of the world: with the world's numbers and columns, or as a snapshot.
local function defineText(name, whole, snapshot, difference)
  define(name, 1, function(state, arguments)
    local hasNone = arguments.n == 0
    want(hasNone or type(arguments[1]) == "string", "assert.%s needs a text, got %s", name,
      show(arguments[1]))
    want(not hasNone or state.mod, "assert.%s needs a text here", name)
    local plain = dedented(snapshot())
    if hasNone then
      arguments.missing = plain
      return shared.record(state, name, plain)
    end
    arguments.expected, arguments.actual = dedented(arguments[1]), dedented(whole())
    if values.same(arguments.expected, arguments.actual)
      or values.same(arguments.expected, plain)
    then
      return shared.hold(state, name)
    end
    if not string.find(arguments[1], "%S   ") then arguments.actual = plain end
    return shared.record(state, name, plain)
  end, function(state, arguments)
    if arguments.missing then return shared.missing(name, arguments.missing) end
    if not state.mod then return "the " .. name .. " matches, and shouldn't", {} end
    return "the " .. name .. " is different", difference(arguments.expected, arguments.actual)
  end)
  shared.registered.assertion[name].least = 0
end
defineText("tree", tree, shared.snapshotTree, branches)
defineText("screen", screen, shared.snapshotScreen, function(expected, actual)
  return shared.lineDifference(table.concat(expected, "\n"), table.concat(actual, "\n"))
end)

define("warns warn", 2, function(state, arguments)
  want(type(arguments[1]) == "string" and shared.isCallable(arguments[2]),
    "assert.warns needs the name of a rule and a function, got %s", values.list(arguments))
  local problem = shared.ruleProblem(arguments[1])
  want(not problem, "%s", problem)
  local before = shared.warningIDs()
  arguments[2]()
  local found = shared.warningIDs()
  if #found == #before then
    settle()
    found = shared.warningIDs()
  end
  arguments.new = { table.unpack(found, #before + 1) }
  for index, id in ipairs(arguments.new) do
    if id == arguments[1] then
      if state.mod then
        shared.recordLine(shared.warningLines()[#before + index])
        shared.expectedWarning(id)
        local notes = shared.notesOfTest()
        notes.expectedWarnings = notes.expectedWarnings or {}
        notes.expectedWarnings[#before + index] = true
      end
      return true
    end
  end
  return false
end, function(state, arguments)
  if not state.mod then return "the warning " .. arguments[1] .. " came", {} end
  local lines = { "- " .. arguments[1] }
  for _, id in ipairs(arguments.new) do lines[#lines + 1] = "+ " .. id end
  return #lines == 1 and "there was no warning" or "there was a different warning", lines
end)

-- The warnings so far that no `assert.warns` has expected.
local function unexpectedWarnings()
  local lines, expected = {}, shared.notesOfTest().expectedWarnings or {}
  for index, line in ipairs(shared.warningLines()) do
    if not expected[index] then lines[#lines + 1] = "+ " .. line end
  end
  return lines
end

define("warnings", nil, function(state)
  if state.mod then return #shared.warningLines() > 0 end
  local areThere, where = #unexpectedWarnings() > 0, shared.place()
  if not areThere then
    shared.atEnd(function()
      local lines = unexpectedWarnings()
      if #lines > 0 then shared.fail("there was a warning later", lines, nil, nil, where) end
    end)
  end
  return areThere
end, function(state)
  if state.mod then return "there was no warning", {} end
  local lines = unexpectedWarnings()
  return #lines == 1 and "there was a warning" or "there were warnings", lines
end)

-- Notes an app that is explored when the test has ended: what a function builds, or the test itself.
local function explore(name, build, options, findsNothing)
  want(options == nil or type(options) == "table", "assert.%s needs a table of options, got %s",
    name, show(options))
  local problem = shared.explore(build, options or {}, findsNothing, shared.place() or "")
  if problem then shared.fail("assert." .. name .. ": " .. problem) end
end

define("explores", 2, function(state, arguments)
  local build = arguments[1]
  want(shared.isCallable(build), "assert.explores needs a function that builds an app, got %s",
    show(build))
  explore("explores", function() build() end, arguments[2], state.mod)
  return state.mod
end, function() return "the app can't be explored", {} end)
shared.registered.assertion.explores.least = 1

define("dead_ends", 1, function(state, arguments)
  local options = { find = "dead end" }
  want(arguments[1] == nil or type(arguments[1]) == "table",
    "assert.no_dead_ends needs a table of options, got %s", show(arguments[1]))
  for key, value in pairs(arguments[1] or {}) do
    want(key ~= "find", "assert.no_dead_ends finds dead ends only; use assert.explores")
    options[key] = value
  end
  explore("no_dead_ends", nil, options, not state.mod)
  return state.mod
end, function() return "the app can't be explored", {} end)
shared.registered.assertion.dead_ends.least = 0

define("freed", 1, function(_, arguments)
  local isWeak, get = pcall(function() return arguments[1].get end)
  want(isWeak and type(get) == "function", "assert.freed needs weak(object), got %s",
    show(arguments[1]))
  collectgarbage()
  return arguments[1]:get() == nil
end, function(state, arguments)
  local object = arguments[1]:get()
  if not state.mod then return "the object was released", {} end
  local lines = {}
  for _, leak in ipairs(leaks()) do
    if leak.vc == object then
      for _, retainer in ipairs(leak.heldBy) do lines[#lines + 1] = "+ retained by " .. retainer end
    end
  end
  if #lines == 0 then
    lines[1] = "+ it is still in the hierarchy, or a local variable retains it"
  end
  return tostring(object) .. " is alive", lines
end)
