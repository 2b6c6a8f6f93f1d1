-- The table `assert`: words that can be combined, and their assertions.
local shared = ...
local _ENV = shared.environment
local debug, values = shared.debug, shared.values
local error, type, setmetatable, pcall, select = error, type, setmetatable, pcall, select
local pack, unpack, concat = table.pack, table.unpack, table.concat

-- A failed assertion, as `pcall` sees it.
local Failure = { __name = "failure" }
function Failure:__tostring() return self.message end
shared.Failure = Failure

-- The position of the test's call, below the runner's own functions; or the caller a number of
-- levels up.
local function place(up)
  local file, line = shared.inspection.position(up)
  return file and file .. ":" .. line
end
shared.place = place

-- An error about how an assertion was called.
function shared.usage(message)
  local where = place()
  error(where and where .. ": " .. message or message, 0)
end

local function text(sentence, lines)
  return #lines == 0 and sentence or sentence .. "\n" .. concat(lines, "\n")
end

-- Raises a failure: a sentence about it, and the lines that show it.
function shared.fail(sentence, lines, remark, level, where)
  lines = lines or {}
  local whole = text(sentence, lines)
  error(setmetatable({
    sentence = sentence, lines = lines, remark = remark, place = where or place(level),
    message = remark and remark .. "\n" .. whole or whole,
  }, Failure), 0)
end

function shared.isCallable(value)
  if type(value) == "function" then return true end
  local meta = debug.getmetatable(value)
  return type(meta) == "table" and meta.__call ~= nil
end

-- Raises a failure unless a condition is true.
function shared.want(holds, sentence, ...)
  if not holds then shared.fail(string.format(sentence, ...)) end
end

-- How many levels above the check of an assertion the test is.
local LEVEL = 4

-- The parts of an error that is a failure; nil for any other.
function shared.partsOf(value)
  if rawequal(debug.getmetatable(value), Failure) then return value end
end

-- How many assertions have held, or have been noted: one that fails and is caught proves nothing.
local assertions = { made = 0 }
shared.assertions = assertions
function shared.noteAssertion() assertions.made = assertions.made + 1 end

-- Words and their assertions; the version is another table whenever one is changed.
local registered = { assertion = {}, modifier = {}, matcher = {}, version = {} }
shared.registered = registered

-- An assertion: how many arguments it compares, a function that returns whether they are as
-- expected, and one that describes the failure. Neither changes the state that it receives.
function shared.define(names, arity, check, explain)
  for name in string.gmatch(names, "%S+") do
    registered.assertion[name] = {
      arity = arity, check = check, explain = explain, name = name, isFixed = true,
    }
  end
end

-- The same for one about nothing but its values, which its function receives.
function shared.compare(names, arity, holds, explain)
  shared.define(names, arity, function(_, arguments)
    return holds(unpack(arguments, 1, arguments.n))
  end, explain)
  for name in string.gmatch(names, "%S+") do registered.assertion[name].holds = holds end
end

local function same(state) return state end
for name in string.gmatch("is are was were has have does do be to", "%S+") do
  registered.modifier[name] = { apply = same, takesNothing = true }
end
for name in string.gmatch("not no", "%S+") do
  registered.modifier[name] = {
    apply = function(state) state.mod = not state.mod end, takesNothing = true, isFixed = true,
  }
end
registered.modifier.message = {
  apply = function(state, arguments) if arguments then state.remark = arguments[1] end end,
  example = 'assert.message("why").is_true(value)',
}

local function split(key)
  local words = {}
  for word in string.gmatch(tostring(key), "[^_]+") do words[#words + 1] = string.lower(word) end
  return words
end

-- The longest name that begins at a word.
local function longest(words, first, kind)
  for last = #words, first, -1 do
    local name = concat(words, "_", first, last)
    local found = registered[kind][name]
    if found then return found, last, kind end
    found = registered.modifier[name]
    if found then return found, last, "modifier" end
  end
end

-- The modifiers and the final assertion or matcher that a sequence of words names.
local function resolve(words, kind)
  local modifiers, goal, first = {}, nil, 1
  while first <= #words do
    local found, last, what = longest(words, first, kind)
    if not found then return nil, words[first] end
    if what == kind then
      goal = found
    elseif found.apply ~= same then
      modifiers[#modifiers + 1] = found
    end
    first = last + 1
  end
  return { modifiers = modifiers, goal = goal }
end
shared.split, shared.resolve = split, resolve

local function unknown(words, word, kind)
  local names = {}
  for name in pairs(registered[kind]) do names[#names + 1] = name end
  table.sort(names)
  local nearest = shared.nearest(word, names)
  local hint = nearest and " (did you mean '" .. nearest .. "'?)" or ""
  local owner = kind == "matcher" and "match" or "assert"
  shared.usage(owner .. "." .. concat(words, "_") .. ": there is no '" .. word .. "'" .. hint)
end
shared.unknown = unknown

-- A sequence of words; what it consists of is where no script can change it.
local Chain = {}
shared.Chain = Chain
local partsOf = setmetatable({}, { __mode = "k" })

-- A chain that is kept is the same in all tests, so what a test writes into it is undone. One that
-- continues another has what that began with.
local function newChain(words, payload, isSoft, isKept, beginning)
  local chain = setmetatable({}, Chain)
  partsOf[chain] = {
    words = words, payload = payload or false, links = {}, isSoft = isSoft or false,
    isKept = isKept, beginning = beginning,
  }
  if isKept then shared.keep(chain) end
  return chain
end

function Chain:__index(key)
  local parts = partsOf[self]
  local link = parts.links[key]
  if not link then
    local words = { unpack(parts.words) }
    for _, word in ipairs(split(key)) do words[#words + 1] = word end
    link = newChain(words, parts.payload, parts.isSoft, parts.isKept, parts.beginning)
    parts.links[key] = link
  end
  return link
end

local function stateOf(parts, plan, arguments)
  local state = { mod = true }
  if parts.payload then
    for key, value in pairs(parts.payload) do state[key] = value end
  end
  local modifiers = plan.modifiers
  for index = 1, #modifiers do modifiers[index].apply(state, arguments) end
  return state
end

-- The state of all calls of an assertion, where nothing can change it.
local function fixedState(parts, plan)
  local goal = plan.goal
  if parts.payload or not goal or not goal.isFixed then return end
  for _, modifier in ipairs(plan.modifiers) do
    if not modifier.isFixed then return end
  end
  return stateOf(parts, plan)
end

local function describe(goal, state, arguments)
  if goal.explain then return goal.explain(state, arguments) end
  local key = state.mod and goal.positive or goal.negative
  local sentence = key and shared.say(key, shared.format(arguments))
  return sentence or "assert." .. goal.name .. " does not hold", {}
end

-- The test's own message about the failure.
local function remarkOf(goal, state, arguments)
  local remark = state.remark or state.failure_message or arguments.remark
  if remark == nil and goal.arity and not goal.hasOwnRemark then
    remark = arguments[goal.remarkIndex or goal.arity + 1]
    if type(remark) == "number" or type(remark) == "boolean" then remark = nil end
  end
  if type(remark) == "function" then return tostring(remark()) end
  if remark == nil or type(remark) == "string" then return remark end
  return values.show(remark)
end

local function wantArguments(parts, goal, count)
  local least = goal.least or goal.arity
  if not least or count >= least then return end
  shared.fail(string.format("assert.%s needs %d argument%s, got %d",
    concat(parts.words, "_"), least, least == 1 and "" or "s", count))
end

local function failWith(goal, state, arguments)
  local sentence, lines = describe(goal, state, arguments)
  shared.fail(sentence, lines or {}, remarkOf(goal, state, arguments))
end

-- The return values that replace the arguments, if there are any.
local function evaluate(parts, plan, arguments)
  local goal, state = plan.goal, plan.state or stateOf(parts, plan)
  wantArguments(parts, goal, arguments.n)
  local holds, results = goal.check(state, arguments, LEVEL)
  if (holds and true or false) ~= state.mod then failWith(goal, state, arguments) end
  assertions.made = assertions.made + 1
  return results
end

-- The same for an assertion about nothing but its values, most of which hold.
local function compare(parts, goal, state, ...)
  wantArguments(parts, goal, select("#", ...))
  if (goal.holds(...) and true or false) ~= state.mod then failWith(goal, state, pack(...)) end
  assertions.made = assertions.made + 1
  return ...
end

-- Results, or none for a failure, which is recorded.
local function settled(isDone, ...)
  if isDone then return ... end
  local value = ...
  if not shared.partsOf(value) then error(value, 0) end
  shared.softFailure(value)
end

local function textOf(parts)
  return (parts.isSoft and "expect." or "assert.") .. concat(parts.words, "_")
end

-- Values that no word of an unfinished assertion takes are a mistake: nothing would be checked.
local function requireTaker(parts, plan)
  for _, modifier in ipairs(plan.modifiers) do
    if not modifier.takesNothing then return end
  end
  local words = textOf(parts)
  shared.usage(words .. " checks nothing; say what"
    .. (parts.payload and "" or ", as in " .. words .. ".equal(1, 1)"))
end

-- What begins an assertion, as `assert.spy(f)` does, which must end before the test does; nil for
-- anything else. A modifier that begins one has an example of a whole one.
local function beginningOf(parts, modifiers)
  local example
  for _, modifier in ipairs(modifiers) do example = example or modifier.example end
  if not example then return end
  local notes = shared.notesOfTest()
  local list = notes.beginnings or {}
  notes.beginnings = list
  local last = list[#list]
  local beginning = {
    place = place() or "",
    sentence = textOf(parts) .. " checks nothing; say what, as in " .. example,
  }
  list[last and last.isOver and #list or #list + 1] = beginning
  return beginning
end

-- The first assertion of the test that has only begun: where, and what is wrong with it.
function shared.onlyBegun()
  for _, beginning in ipairs(shared.notesOfTest().beginnings or {}) do
    if not beginning.isOver then return beginning end
  end
end

local function call(parts, ...)
  local plan = parts.plan
  if not plan or plan.version ~= registered.version then
    local word
    plan, word = resolve(parts.words, "assertion")
    if not plan then unknown(parts.words, word, "assertion") end
    plan.version, plan.state = registered.version, fixedState(parts, plan)
    parts.plan = plan
  end
  local goal, state = plan.goal, plan.state
  if goal then
    if parts.beginning then parts.beginning.isOver = true end
    if state and goal.holds then return compare(parts, goal, state, ...) end
    local results = evaluate(parts, plan, pack(...))
    if results then return unpack(results, 1, results.n or #results) end
    return ...
  end
  local beginning = parts.beginning
  if select("#", ...) > 0 then
    requireTaker(parts, plan)
    beginning = beginning or beginningOf(parts, plan.modifiers)
  end
  return newChain({}, stateOf(parts, plan, pack(...)), parts.isSoft, false, beginning)
end

function Chain.__call(chain, ...)
  local parts = partsOf[chain]
  if parts.isSoft then return settled(pcall(call, parts, ...)) end
  return call(parts, ...)
end

-- A failure unless a value is true, at a level of `assert`.
local function check(level, value, ...)
  if value then
    assertions.made = assertions.made + 1
    return value, ...
  end
  local remark = ...
  local sentence = type(remark) == "string" and remark
    or remark ~= nil and "assertion failed: " .. values.show(remark)
    or "assertion failed: the value is " .. tostring(value)
  shared.fail(sentence, nil, nil, level)
end

-- `assert` and `expect`: tables that can be called like Lua's function, with a few methods.
local function words(name, methods, run, isSoft)
  local links = {}
  return setmetatable({}, {
    __name = name,
    __index = function(_, key)
      local found = methods[key] or links[key]
      if not found then
        found = newChain(split(key), nil, isSoft, true)
        links[key] = found
      end
      return found
    end,
    __call = run,
  })
end

shared.assert = words("assert", shared.methods, function(_, value, ...)
  if value then
    assertions.made = assertions.made + 1
    return value, ...
  end
  return check(shared.levelOf((select(2, ...))), value, ...)
end)

-- The same assertions, after which a test continues.
shared.expect = words("expect", {}, function(_, value, ...)
  settled(pcall(check, nil, value, ...))
  return value, ...
end, true)
