extension LuaText {
  /// Spies, stubs and mocks: functions that remember their calls.
  static let spies = #"""
    local shared = ...
    local debug, values, define = shared.debug, shared.values, shared.define
    local type, pairs, ipairs, setmetatable, pcall = type, pairs, ipairs, setmetatable, pcall
    local pack, unpack = table.pack, table.unpack

    -- A copy of what is in tables, so that a later change does not change what was remembered.
    local function copy(value, seen)
      if type(value) ~= "table" or shared.isMatcher(value) or shared.isClass(value) then
        return value
      end
      if seen[value] then return seen[value] end
      local twin = {}
      seen[value] = twin
      for key, each in next, value do twin[copy(key, seen)] = copy(each, seen) end
      local meta = debug.getmetatable(value)
      return type(meta) == "table" and debug.setmetatable(twin, meta) or twin
    end

    local function remembered(arguments)
      local vals = { n = arguments.n }
      for index = 1, arguments.n do vals[index] = copy(arguments[index], {}) end
      return { vals = vals, refs = arguments }
    end

    local function fits(expected, call)
      if shared.isMatcher(expected[expected.n]) and expected[expected.n].isRest then
        if call.vals.n < expected.n - 1 then return false end
      elseif expected.n ~= call.vals.n then
        return false
      end
      for index = 1, expected.n do
        local wanted = expected[index]
        if shared.isMatcher(wanted) then
          if not wanted.isRest and not wanted(call.refs[index]) and not wanted(call.vals[index]) then
            return false
          end
        elseif not values.same(wanted, call.vals[index]) then
          return false
        end
      end
      return true
    end

    local Spy = { __name = "spy" }
    local active = {}  -- all that stand in for something, oldest first
    local wrapped = setmetatable({}, { __mode = "k" })

    function Spy:__call(...)
      local arguments = pack(...)
      self.calls[#self.calls + 1] = remembered(arguments)
      local results = pack(pcall(self.callback, ...))
      if not results[1] then error(results[2], 0) end
      local returned = { n = results.n - 1, unpack(results, 2, results.n) }
      self.returnvals[#self.returnvals + 1] = remembered(returned)
      return unpack(returned, 1, returned.n)
    end

    local methods = {}
    Spy.__index = methods

    function methods:clear()
      self.calls, self.returnvals = {}, {}
      return self
    end

    function methods:revert()
      if self.target and not self.reverted then
        self.target[self.key] = self.former
        self.reverted = true
      end
      return self.callback
    end

    function methods:called(times, compare)
      local count = #self.calls
      if times == nil then return count > 0, count end
      return compare and compare(count, times) or not compare and count == times, count
    end

    local function anyFits(list, expected)
      for _, each in ipairs(list) do if fits(expected, each) then return true end end
      return false
    end

    function methods:called_with(...) return anyFits(self.calls, pack(...)) end
    function methods:returned_with(...) return anyFits(self.returnvals, pack(...)) end

    local function newSpy(callback)
      return setmetatable({ calls = {}, returnvals = {}, callback = callback }, Spy)
    end

    local function isSpy(value) return debug.getmetatable(value) == Spy end

    local function isCallable(value)
      local meta = debug.getmetatable(value)
      return type(value) == "function" or (type(meta) == "table" and meta.__call ~= nil)
    end

    -- Puts a spy where a function was. Objects and classes take functions only.
    local function place(double, target, key)
      double.target, double.key, double.former = target, key, target[key]
      local meta = debug.getmetatable(target)
      local stand = double
      if type(target) == "userdata" or (meta and rawget(meta, "__metatable") ~= nil)
        or shared.isClass(target)
      then
        stand = function(...) return double(...) end
        wrapped[stand] = double
        if type(target) == "userdata" then double.former = nil end
      end
      target[key] = stand
      active[#active + 1] = double
      return double
    end

    local spy = { is_spy = isSpy }

    function spy.new(callback)
      if not isCallable(callback) then
        shared.usage("spy.new wants a function, got " .. values.show(callback))
      end
      return newSpy(callback)
    end

    function spy.on(target, key)
      local callback = target[key]
      if not isCallable(callback) then
        shared.usage(("spy.on: %s is not a function but %s"):format(
          values.show(key), values.show(callback)))
      end
      return place(newSpy(callback), target, key)
    end

    shared.spy = setmetatable(spy, { __call = function(_, ...) return spy.new(...) end })

    -- MARK: Stubs

    local function always(...)
      local results = pack(...)
      if results.n == 1 and isCallable(results[1]) then return results[1] end
      return function() return unpack(results, 1, results.n) end
    end

    local function giving(...)
      local results = pack(...)
      return function() return unpack(results, 1, results.n) end
    end

    local stub = {}

    function stub.new(target, key, ...)
      if target == nil and key == nil then target, key = {}, "anonymous" end
      local former = target[key]
      if former ~= nil and not isCallable(former) then
        shared.usage(("stub: %s is not a function but %s"):format(
          values.show(key), values.show(former)))
      end
      local cases, default = {}, always(...)
      local double = newSpy(function(...)
        local call = remembered(pack(...))
        for index = #cases, 1, -1 do
          if fits(cases[index].arguments, call) then return cases[index].answer(...) end
        end
        return default(...)
      end)
      place(double, target, key)
      function double.returns(...) default = giving(...) return double end
      function double.invokes(body) default = body return double end
      double.by_default = { returns = double.returns, invokes = double.invokes }
      function double.on_call_with(...)
        local case = { arguments = pack(...) }
        local function answer(body)
          case.answer = body
          cases[#cases + 1] = case
          return double
        end
        return {
          returns = function(...) return answer(giving(...)) end,
          invokes = function(body) return answer(body) end,
        }
      end
      return double
    end

    shared.stub = setmetatable(stub, { __call = function(_, ...) return stub.new(...) end })

    -- MARK: Mocks

    local function forEach(value, seen, visit)
      if type(value) ~= "table" or isSpy(value) or seen[value] then return end
      seen[value] = true
      for key, each in pairs(value) do
        if isCallable(each) and type(each) == "function" or isSpy(each) then visit(value, key, each)
        elseif type(each) == "table" then forEach(each, seen, visit) end
      end
    end

    local mock = {}

    function mock.new(value, isStub, ...)
      local results = pack(...)
      if type(value) == "function" then return newSpy(value) end
      local found = {}
      forEach(value, {}, function(target, key, each)
        if not isSpy(each) then found[#found + 1] = { target, key } end
      end)
      for _, each in ipairs(found) do
        if isStub then stub.new(each[1], each[2], unpack(results, 1, results.n))
        else spy.on(each[1], each[2]) end
      end
      return value
    end

    local function onAll(method)
      return function(value)
        local found = {}
        forEach(value, {}, function(_, _, each) if isSpy(each) then found[#found + 1] = each end end)
        for _, each in ipairs(found) do each[method](each) end
        return value
      end
    end
    mock.clear, mock.revert = onAll("clear"), onAll("revert")
    shared.mock = setmetatable(mock, { __call = function(_, ...) return mock.new(...) end })

    -- MARK: Taking back

    -- How many stand in for something now.
    function shared.activeDoubles() return #active end

    -- Takes back all beyond a number, the last first.
    function shared.revertDoubles(count)
      for index = #active, count + 1, -1 do
        pcall(methods.revert, active[index])
        active[index] = nil
      end
    end

    -- The spy that a value is or stands for.
    function shared.spyOf(value)
      if isSpy(value) then return value end
      return wrapped[value]
    end

    shared.fits = fits
    """#
}
