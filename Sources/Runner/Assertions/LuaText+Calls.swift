extension LuaText {
  /// The assertions about spies, the matchers of arguments, and what `assert` can be taught.
  static let calls = #"""
    local shared = ...
    local values, define, registered = shared.values, shared.define, shared.registered
    local debug, pack, unpack, concat = shared.debug, table.pack, table.unpack, table.concat

    -- MARK: Spies

    local function taking(kind)
      return {
        takes = true, apply = function(state, arguments)
          state.spy = shared.spyOf(arguments[1])
          if not state.spy then
            shared.usage(("assert.%s wants a spy or stub, got %s"):format(
              kind, values.show(arguments[1])))
          end
        end,
      }
    end
    registered.modifier.spy, registered.modifier.stub = taking("spy"), taking("stub")

    local function spyIn(state)
      return state.spy or shared.usage("say which spy: assert.spy(spy).was.called()")
    end

    local function times(count)
      return count == 1 and "once" or count == 2 and "twice" or count .. " times"
    end

    local function listed(calls, sign)
      local lines = {}
      for index, call in ipairs(calls) do
        lines[#lines + 1] = ("%s call %d %s"):format(sign, index, values.list(call.vals))
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
        return ("expected to be called %s, was %s"):format(wanted, got), listed(calls, "+")
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
        return spyIn(state)[names:match("%S+")](state.spy, unpack(arguments, 1, arguments.n))
      end, function(state, arguments)
        local calls = spyIn(state)[list]
        local lines = { ("- %s"):format(values.list(arguments)), unpack(listed(calls, "+")) }
        local which = state.mod and "no call " or "a call "
        return which .. verb .. " these values", lines
      end)
    end
    comparing("called_with", "calls", "had")
    comparing("returned_with", "returnvals", "returned")

    -- MARK: Matchers

    local Matcher = { __name = "matcher" }
    Matcher.__index = Matcher
    function Matcher:__call(value) return self.check(value) == self.mod end
    function Matcher:__tostring() return self.text end
    shared.isMatcher = function(value) return debug.getmetatable(value) == Matcher end

    local function matcher(text, mod, check)
      return setmetatable({ text = text, mod = mod, check = check }, Matcher)
    end

    -- What an assertion about one value says of an argument.
    local function ofAssertion(name, expectedCount)
      local assertion = registered.assertion[name]
      return function(state, arguments)
        return function(value)
          local all = pack(unpack(arguments, 1, expectedCount))
          table.insert(all, value)
          for index = expectedCount + 1, arguments.n do table.insert(all, arguments[index]) end
          all.n = arguments.n + 1
          return assertion.check(state, all) and true or false
        end
      end
    end

    for name in ("true false truthy falsy nil boolean number string table userdata function thread"
      .. " callable unique"):gmatch("%S+")
    do
      registered.matcher[name] = ofAssertion(name, 0)
    end
    for name in ("equal equals same near match matches"):gmatch("%S+") do
      registered.matcher[name] = ofAssertion(name, 1)
    end
    registered.matcher.ref = function(_, arguments)
      return function(value) return rawequal(value, arguments[1]) end
    end

    local function combining(decide)
      return function(_, arguments)
        return function(value)
          local count = 0
          for index = 1, arguments.n do
            if arguments[index](value) then count = count + 1 end
          end
          return decide(count, arguments.n)
        end
      end
    end
    registered.matcher.all_of = combining(function(count, all) return count == all end)
    registered.matcher.any_of = combining(function(count) return count > 0 end)
    registered.matcher.none_of = combining(function(count) return count == 0 end)

    local Link = {}

    local function newLink(words) return setmetatable({ words = words }, Link) end

    function Link:__index(key)
      local words = { unpack(rawget(self, "words")) }
      for _, word in ipairs(shared.split(key)) do words[#words + 1] = word end
      return newLink(words)
    end

    function Link:__call(...)
      local words = rawget(self, "words")
      local plan, word = shared.resolve(words, "matcher")
      if not plan or not plan.goal then
        shared.unknown(words, word or words[#words], "matcher")
      end
      local state, arguments = { mod = true }, pack(...)
      for _, modifier in ipairs(plan.modifiers) do modifier.apply(state, arguments) end
      local text = "match." .. concat(words, "_") .. values.list(arguments)
      return matcher(text, state.mod, plan.goal({ mod = true }, arguments))
    end

    local anything = matcher("match._", true, function() return true end)
    shared.match = setmetatable({ _ = anything, is_matcher = shared.isMatcher }, {
      __index = function(_, key) return newLink(shared.split(key)) end,
    })

    -- MARK: What it can be taught

    local texts = {}
    local say = { set_namespace = function() end, set_fallback = function() end }
    function say:set(key, text) texts[key] = text end
    setmetatable(say, {
      __call = function(_, key, arguments)
        local text = texts[key]
        if not text then return key end
        local index = 0
        return (text:gsub("%%s", function()
          index = index + 1
          return values.show(arguments and arguments[index])
        end))
      end,
    })
    shared.say = say

    local methods = shared.methods

    function methods.register(_, kind, name, callback, positive, negative)
      registered.version = registered.version + 1
      if type(registered[kind]) ~= "table" then
        shared.usage("assert:register knows assertion, modifier and matcher, not " .. tostring(kind))
      end
      name = concat(shared.split(name), "_")
      if kind == "assertion" then
        registered.assertion[name] = {
          name = name, check = callback, positive = positive, negative = negative,
        }
      elseif kind == "modifier" then
        registered.modifier[name] = {
          takes = true, apply = function(state, arguments)
            callback(state, arguments or { n = 0 })
          end,
        }
      else
        registered.matcher[name] = callback
      end
    end

    function methods.unregister(_, kind, name)
      registered.version = registered.version + 1
      registered[kind][concat(shared.split(name), "_")] = nil
    end

    -- A moment to go back to: spies and stubs put in place later are taken back.
    function methods.snapshot()
      local count = shared.activeDoubles()
      return { revert = function() shared.revertDoubles(count) end }
    end

    local parameters = {}
    function methods.set_parameter(_, name, value) parameters[name] = value end
    function methods.get_parameter(_, name) return parameters[name] end
    function methods.add_formatter() end
    function methods.remove_formatter() end
    function methods.add_spy() end
    function methods.level() return nil end
    function methods.format(_, arguments)
      for index = 1, arguments.n or #arguments do
        arguments[index] = values.show(arguments[index])
      end
      return arguments
    end
    """#
}
