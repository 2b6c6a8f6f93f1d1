-- The words of a spec file, and the scopes of its global variables.
local shared = ...
local _ENV = shared.environment
local debug, register, values = shared.debug, shared.register, shared.values
local assertions, doubles = shared.assertions, shared.doubles
local lineIn, lines = shared.inspection.lineIn, shared.inspection.lines
local type, setmetatable, error, tostring = type, setmetatable, error, tostring
local next, ipairs, table = next, ipairs, table
local globals, reach, leads = _G, shared.reach, shared.leads

-- Variables that are visible in all inner scopes; `target` is where assignments are stored. A word
-- that leads to something is among them once it has been read.
local words = {}
local root = { values = setmetatable({}, {
  __index = function(read, key)
    if leads[key] ~= false then reach(key) end
    local word = words[key]
    if word == nil then return globals[key] end
    read[key] = word
    return word
  end,
}) }
local current = root

-- Variables, behind which those of an outer scope are visible.
local function variables(outer) return setmetatable({}, { __index = outer.values }) end

-- The metatable of the environment, which leads to the variables of the current scope.
local link = { __index = root.values }

local function enter(scope)
  current = scope
  link.__index = scope.values or scope.parent.values
end

function link.__newindex(_, key, value)
  local target = current.target or current
  if not target.values then  -- the current scope, which is that of a test
    target.values = variables(target.parent)
    link.__index = target.values
  end
  target.values[key] = value
end

local environment = setmetatable({}, link)

-- A scope inside another; that of `expose` passes assignments on to the one around its parent.
function shared.scope(parent, isTransparent)
  parent = parent or root
  local scope = { values = variables(parent), parent = parent }
  if isTransparent then
    local outer = parent.parent or parent
    scope.target = outer.target or outer
  end
  return scope
end

function shared.enter(scope) enter(scope or root) end

-- The functions of a file see the scopes before the globals.
function shared.adopt(chunk)
  for index = 1, 255 do
    local name = debug.getupvalue(chunk, index)
    if not name then return end
    if name == "_ENV" then
      debug.setupvalue(chunk, index, environment)
      return
    end
  end
end

-- MARK: The words

local callable = shared.isCallable

local function asFunction(value)
  if type(value) == "function" then return value end
  return function(...) return value(...) end
end

-- The lines of a block: those of its body, and the line of the call if that is right before. One
-- whose body is in another file has the line of the spec that led there.
local function linesOf(body)
  local line = lineIn(shared.path, 3)
  local first, last = lines(body, shared.path)
  if not first then return line or 0, line or 0 end
  return line and line <= first and first - line <= 3 and line or first, last
end

local function wantFunction(word, body)
  if not callable(body) then
    shared.usage(string.format("%s needs a function, got %s", word, values.show(body)))
  end
end

local function titleOf(word, name)
  if name == nil then return word end
  return type(name) == "string" and values.visible(name) or values.show(name)
end

local function refuse(word)
  shared.usage("'" .. word .. "' can't be called inside a test or a hook")
end

local function enroll(kind, word, name, body, limits)
  local first, last = linesOf(body)
  if type(body) ~= "function" then
    wantFunction(word, body)
    body = asFunction(body)
  end
  if not register(kind, titleOf(word, name), body, first, last, first, limits) then refuse(word) end
end

-- The title, the limits and the function of a test or block.
local function parts(word, title, options, body)
  if body == nil and (options == nil or callable(options) or type(options) ~= "table") then
    return title, nil, options
  end
  return title, shared.limitsOf(word, options), body
end

-- A word was called without a function, which has to follow before the block ends; returns the
-- number of the promise.
local function promise(name, title)
  local text = title ~= nil and titleOf(name, title) or ""
  return shared.promise(name, text, lineIn(shared.path) or 0) or refuse(name)
end

local function word(kind, name, default)
  return function(title, options, body)
    local limits
    if body == nil and type(options) == "function" then  -- as most often
      body = options
    else
      if options == nil and type(title) == "function" then title, options = nil, title end
      title, limits, body = parts(name, title, options, body)
      body = body or default
    end
    if body then return enroll(kind, name, title, body, limits) end
    local number = promise(name, title)
    return function(late)
      shared.fulfil(number)
      enroll(kind, name, title, late, limits)
    end
  end
end

-- `it.each(rows)(title, body)`: a test or block for each row.
local function each(kind, owner)
  return function(rows)
    local count = shared.countOfRows(owner, rows)
    local number = promise(owner .. ".each")
    local line = lineIn(shared.path)
    local places = shared.rowLines(line or 0)
    return function(title, options, body)
      shared.fulfil(number)
      local limits
      title, limits, body = parts(owner .. ".each", title, options, body)
      wantFunction(owner .. ".each", body)
      local first, last = lines(body, shared.path)
      local titles = shared.titlesOfRows(titleOf(owner, title), rows)
      for index, row in ipairs(rows) do
        local arguments = shared.argumentsOfRow(row)
        local place = #places == count and places[index] or line or 0
        local isPlaced = register(kind, titles[index], function()
          return asFunction(body)(table.unpack(arguments, 1, arguments.n))
        end, first or place, last or place, place, limits)
        if not isPlaced then refuse(owner .. ".each") end
      end
    end
  end
end

-- A word that is called, and that has `each`.
local function wordWithRows(kind, name)
  local define = word(kind, name)
  local fields = { each = each(kind, name) }
  return setmetatable({}, {
    __name = name,
    __call = function(_, title, options, body) return define(title, options, body) end,
    __index = function(_, key)
      return fields[key] or shared.usage(
        string.format(
          "%s.%s: there is only '%s.each'; select tests with --filter, tags or FILE:LINE",
          name, tostring(key), name))
    end,
  })
end

local function nothing() end

-- The words that define blocks, tests and hooks.
local defining = {
  describe = wordWithRows("describe", "describe"),
  context = wordWithRows("describe", "context"),
  insulate = word("insulate", "insulate"), expose = word("expose", "expose"),
  it = wordWithRows("it", "it"), spec = wordWithRows("it", "spec"),
  test = wordWithRows("it", "test"),
  pending = word("pending", "pending", nothing),
}
for kind in string.gmatch(
  "before_each after_each lazy_setup lazy_teardown strict_setup strict_teardown", "%S+")
do
  defining[kind] = word(kind, kind)
end
function defining.property(name, options, body)
  if body == nil then options, body = {}, options end
  if not callable(body) then
    shared.usage("property needs a function, got " .. values.show(body))
  end
  local first, last = linesOf(body)
  local text = type(name) == "string" and values.visible(name) or values.show(name)
  local run, limits = shared.propertyBody(options, asFunction(body), body)
  if not register("property", text, run, first, last, first, limits) then refuse("property") end
end
defining.setup = word("strict_setup", "setup")
defining.teardown = word("strict_teardown", "teardown")
for name, value in pairs(defining) do words[name] = value end
function words.randomize(...)
  local first, second = ...
  local isWanted = select("#", ...) == 0 or first and true or false
  shared.randomize(isWanted, tonumber(first) or tonumber(second))
end
words.assert, words.match, words.expect = shared.assert, shared.match, shared.expect
words.spy, words.stub, words.mock = shared.spy, shared.stub, shared.mock
function words.fail(message) shared.failNow(message) end
shared.words = words

-- MARK: Inside a test

local Pending = { __name = "pending" }
function Pending:__tostring() return self.message end

-- The reason of a test that called `pending`; nil for any other error.
function shared.reasonOf(value)
  if rawequal(debug.getmetatable(value), Pending) then return value.message end
end

-- What tests and hooks see instead of the words that define something.
local inside = { randomize = function() refuse("randomize") end }
function inside.pending(reason)
  error(setmetatable({ message = reason == nil and "" or tostring(reason) }, Pending), 0)
end

-- The scope of the test that runs, or ran last; nil from the beginning of a test to its body.
local test
-- Whether a test or one of its hooks is running.
local isInTest = false

-- What assertions note about the test that runs; nil if they have noted nothing.
local notes

function shared.notesOfTest()
  notes = notes or {}
  return notes
end

function shared.notesSoFar() return notes end

-- Whether the body of the last test has ended: its scope isn't the current one, as in hooks, or what
-- it gave to `finally` runs.
local function hasEnded() return current ~= test or test.finally == false end

function words.exhaustive()
  if not isInTest then
    shared.usage("'exhaustive' can only be called in a test or its before_each")
  end
  if test and hasEnded() then
    shared.usage("'exhaustive' can only be called before a test has ended")
  end
  local isFirst = not shared.claimsAll()
  shared.claimAll()
  if isFirst then shared.atEnd(shared.checkClaim) end
end

-- What hooks want to be checked at the end of the test that follows.
local waiting

-- What is checked at the end of the running test as well, behind what is checked already.
function shared.atEnd(check)
  if not isInTest then return end
  local former = waiting
  if test then former = test.atEnd end
  local function both()
    if former then former() end
    check()
  end
  if not test then
    waiting = both
    return
  end
  test.atEnd = both
  shared.continueTest()
end

-- The same for tests, which have one more.
local insideTest = {}
for name, value in pairs(inside) do insideTest[name] = value end
function insideTest.finally(body)
  if not callable(body) then
    shared.usage("finally needs a function, got " .. values.show(body))
  end
  if not test or current ~= test then shared.usage("finally can only be called in a test") end
  if test.finally == false then
    shared.usage("finally can't be called in a function of finally: do it there")
  end
  test.finally = test.finally or {}
  test.finally[#test.finally + 1] = asFunction(body)
  shared.continueTest()
end

-- The scope between that of a block and its tests or hooks, with words of theirs; assignments to it
-- belong to the block.
local function scopeBetween(parent, key, ownWords)
  parent = parent or root
  local scope = parent[key]
  if not scope then
    scope = { values = variables(parent), parent = parent, target = parent.target or parent }
    for name, value in next, ownWords do scope.values[name] = value end
    parent[key] = scope
  end
  return scope
end

-- The scope of the running test.
function shared.runningTest() return test end

-- The number of doubles and of assertions before the running test.
local doublesBefore, assertionsBefore = 0, 0

-- A test begins, or a property's next run. A scope that the last one has put nothing into serves for
-- others.
local function beginRun()
  if test and (test.values or test.finally ~= nil or test.atEnd) then test.parent.ofTest = nil end
  test, waiting, notes = nil, nil, nil
end
shared.beginRun = beginRun

-- A test begins, unless its hooks have begun it or it is a property's next run: its assertions are
-- counted from now on, and what it replaces.
local function beginTest()
  if isInTest then return end
  beginRun()
  isInTest = true
  doublesBefore, assertionsBefore = #doubles, assertions.made
end
shared.beginTest = beginTest

-- Enters the scope of a test, which records the test's `finally` functions, and what is checked at
-- its end.
function shared.enterTest(parent)
  beginTest()
  local around = scopeBetween(parent, "aroundTests", insideTest)
  test = around.ofTest
  if not test then
    test = { parent = around }
    around.ofTest = test
  end
  current, link.__index = test, around.values
  if waiting then
    test.atEnd = waiting
    shared.continueTest()
  end
end

-- Whether the test has asserted something.
function shared.hasAsserted() return assertions.made ~= assertionsBefore end

-- Reverts the doubles of the test; returns 1 if it has asserted something, 2 more if what scripts
-- can change is as in a state, and 4 more if assertions have noted something.
function shared.endTest(state)
  isInTest = false
  if #doubles > doublesBefore then shared.revertDoubles(doublesBefore) end
  return (assertions.made ~= assertionsBefore and 1 or 0) + (shared.isAs(state) and 2 or 0)
    + (notes and 4 or 0)
end

-- Releases the scope of a test.
function shared.leave()
  enter(root)
  if test then test.parent.ofTest = nil end
  test = nil
end

-- The scope of hooks.
function shared.insideScope(parent) return scopeBetween(parent, "aroundHooks", inside) end

-- The current value of a word for a scope.
function shared.word(key) return environment[key] end
