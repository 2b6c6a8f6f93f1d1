-- The assertions about spies, and custom assertions.
local shared = ...
local _ENV = shared.environment
local values, define, registered = shared.values, shared.define, shared.registered
local unpack, concat, tostring = table.unpack, table.concat, tostring

-- MARK: Spies

local function taking(kind)
  return {
    apply = function(state, arguments)
      if not arguments then return end
      state.failure_message = arguments[2]
      state.payload = arguments[1]  -- what luassert's own modifier leaves to others
      state.spy = shared.spyOf(arguments[1])
      if not state.spy then
        shared.usage(string.format("assert.%s needs a spy or stub, got %s",
          kind, values.show(arguments[1])))
      end
    end,
    example = string.format("assert.%s(f).was.called()", kind),
  }
end
registered.modifier.spy, registered.modifier.stub = taking("spy"), taking("stub")

local function spyIn(state)
  return state.spy or shared.usage("name the spy: assert.spy(spy).was.called()")
end

local function times(count)
  return count == 1 and "once" or count == 2 and "twice" or count .. " times"
end

local function listed(calls, sign)
  local lines = {}
  for index, call in ipairs(calls) do
    lines[#lines + 1] = string.format("%s call %d %s", sign, index, values.list(call.vals))
  end
  return lines
end

local counts = {
  { "called_at_least", "at least ", function(count, limit) return count >= limit end },
  { "called_at_most", "at most ", function(count, limit) return count <= limit end },
  { "called_more_than", "more than ", function(count, limit) return count > limit end },
  { "called_less_than", "less than ", function(count, limit) return count < limit end },
}

local function explainCount(words)
  return function(state, arguments)
    local wanted = arguments[1] and words .. times(arguments[1]) or "at all"
    if not state.mod then wanted = "not " .. wanted end
    local calls = spyIn(state).calls
    local got = #calls == 0 and "never called" or "called " .. times(#calls)
    return string.format("expected to be called %s, was %s", wanted, got), listed(calls, "+")
  end
end

define("called", nil, function(state, arguments)
  local count = #spyIn(state).calls
  if arguments[1] == nil then return count > 0 end
  return count == arguments[1]
end, explainCount(""))
for _, row in ipairs(counts) do
  define(row[1], 1, function(state, arguments)
    return row[3](#spyIn(state).calls, arguments[1])
  end, explainCount(row[2]))
end

local function comparing(names, list, verb)
  define(names, nil, function(state, arguments)
    return shared.anyFits(spyIn(state)[list], arguments)
  end, function(state, arguments)
    local calls = spyIn(state)[list]
    local lines = { string.format("- %s", values.list(arguments)), unpack(listed(calls, "+")) }
    local which = state.mod and "no call " or "a call "
    return which .. verb .. " these values", lines
  end)
end
comparing("called_with", "calls", "had")
comparing("returned_with", "returnvals", "returned")

-- MARK: Extensions

local methods = shared.methods

local function list(kind)
  if type(registered[kind]) ~= "table" then
    shared.usage("assert knows assertion, modifier and matcher, not " .. tostring(kind))
  end
  return registered[kind]
end

local makers = {
  assertion = function(name, callback, positive, negative)
    return { name = name, check = callback, positive = positive, negative = negative }
  end,
  modifier = function(_, callback) return { apply = callback } end,
  matcher = function(name, callback) return { name = name, make = callback } end,
}

-- The words change: chains look for their assertions again, also when a test's change is undone.
local function renew() registered.version = {} end

function methods.register(_, kind, name, callback, positive, negative)
  shared.keep(list(kind), renew)
  renew()
  name = concat(shared.split(name), "_")
  list(kind)[name] = makers[kind](name, callback, positive, negative)
end

function methods.unregister(_, kind, name)
  shared.keep(list(kind), renew)
  renew()
  list(kind)[concat(shared.split(name), "_")] = nil
end
