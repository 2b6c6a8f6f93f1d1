extension LuaText {
  /// The assertions about plain values and errors.
  static let basics = #"""
    local shared = ...
    local values, define = shared.values, shared.define
    local show = values.show
    local type, pcall, next, tostring = type, pcall, next, tostring

    local function whether(state, positive, negative)
      return state.mod and positive or negative
    end

    local function plusMinus(expected, actual) return { "- " .. expected, "+ " .. actual } end

    local function twin(arguments)
      local one, other = arguments[1], arguments[2]
      if type(one) == "table" and type(other) == "table" and values.same(one, other) then
        return "two tables with the same contents; assert.same compares contents"
      end
    end

    define("equal equals", 2, function(_, arguments)
      return arguments[1] == arguments[2]
    end, function(state, arguments)
      if not state.mod then return "both are " .. show(arguments[1]), {} end
      local hint = twin(arguments)
      if hint then return hint, {} end
      return "the values are not equal", values.differences(arguments[1], arguments[2])
    end)

    define("same", 2, function(_, arguments)
      return values.same(arguments[1], arguments[2])
    end, function(state, arguments)
      if not state.mod then return "both are " .. show(arguments[1]), {} end
      return "the values are not the same", values.differences(arguments[1], arguments[2])
    end)

    define("near", 3, function(_, arguments)
      local expected, actual, tolerance = arguments[1], arguments[2], arguments[3]
      for index = 1, 3 do
        if type(tonumber(arguments[index])) ~= "number" then
          shared.usage(("assert.near wants numbers, argument %d is %s"):format(
            index, show(arguments[index])))
        end
      end
      return actual >= expected - tolerance and actual <= expected + tolerance
    end, function(state, arguments)
      local span = ("%s, give or take %s"):format(show(arguments[1]), show(arguments[3]))
      return whether(state, "the number is too far away", "the number is too near"),
        plusMinus(whether(state, span, "anything but " .. span), show(arguments[2]))
    end)

    -- A single value that should be something.
    local function about(names, what, check)
      define(names, 1, function(_, arguments) return check(arguments[1]) end,
        function(state, arguments)
          local wanted = whether(state, what, "anything but " .. what)
          return ("expected %s, got %s"):format(wanted, show(arguments[1])), {}
        end)
    end

    about("true", "true", function(value) return value == true end)
    about("false", "false", function(value) return value == false end)
    about("truthy", "a true value", function(value) return value ~= nil and value ~= false end)
    about("falsy", "nil or false", function(value) return value == nil or value == false end)
    about("nil", "nil", function(value) return value == nil end)

    local articles = {
      boolean = "a boolean", number = "a number", string = "a string", table = "a table",
      userdata = "an object", ["function"] = "a function", thread = "a coroutine",
    }
    for kind, article in pairs(articles) do
      about(kind, article, function(value) return type(value) == kind end)
    end

    define("callable", 1, function(_, arguments)
      local meta = shared.debug.getmetatable(arguments[1])
      return type(arguments[1]) == "function" or (type(meta) == "table" and meta.__call ~= nil)
    end, function(state, arguments)
      return ("expected %s, got %s"):format(
        whether(state, "something to call", "nothing to call"), show(arguments[1])), {}
    end)

    define("unique", 1, function(_, arguments)
      local list, isDeep = arguments[1], arguments[2] == true
      for index = 1, #list do
        for later = index + 1, #list do
          local isTwin = list[index] == list[later]
          if isDeep then isTwin = values.same(list[index], list[later]) end
          if isTwin then
            arguments.twins = { index, later }
            return false
          end
        end
      end
      return true
    end, function(state, arguments)
      if not state.mod then return "no value stands there twice: " .. show(arguments[1]), {} end
      local one, other = arguments.twins[1], arguments.twins[2]
      return "a value stands there twice", {
        ("+ [%d] = %s"):format(one, show(arguments[1][one])),
        ("+ [%d] = %s"):format(other, show(arguments[1][other])),
      }
    end)

    define("match matches", 2, function(_, arguments)
      local pattern, actual, init, plain = arguments[1], arguments[2], arguments[3], arguments[4]
      if type(init) == "string" then init, plain = nil, nil end
      if type(actual) ~= "string" and type(actual) ~= "number" then return false end
      return tostring(actual):find(pattern, init, plain) ~= nil
    end, function(state, arguments)
      return whether(state, "the text does not match the pattern", "the text matches the pattern"),
        plusMinus(show(arguments[1]), show(arguments[2]))
    end)

    -- MARK: Errors

    -- What a person reads of an error: strings lose the place in front.
    local function bare(value)
      if type(value) == "string" then return (value:gsub("^[^\n]-:%d+: ", "", 1)) end
      local parts = shared.partsOf(value)
      if parts then return parts.message end
      return value
    end

    local function structured(value)
      return type(value) == "table" and type(value.code) == "string"
        and type(value.message) == "string"
    end

    local function attempt(name, arguments)
      local body = arguments[1]
      local meta = shared.debug.getmetatable(body)
      if type(body) ~= "function" and not (type(meta) == "table" and meta.__call) then
        shared.usage(("assert.%s wants a function, got %s"):format(name, show(body)))
      end
      local ok, value = pcall(body)
      arguments.ok, arguments.value = ok, value
      return not ok, value
    end

    define("error errors", 1, function(_, arguments)
      local failed, value = attempt("has_error", arguments)
      if not failed or arguments.n < 2 or arguments[2] == nil then return failed end
      local actual = bare(value)
      if values.same(arguments[2], actual) then return true end
      return type(arguments[2]) == "string" and structured(value) and value.message == arguments[2]
    end, function(state, arguments)
      if arguments.ok then return "expected an error, there was none", {} end
      local actual = bare(arguments.value)
      if structured(actual) then actual = actual.message end
      if not state.mod then return "expected no error, there was " .. show(actual), {} end
      return "the error is another one", values.differences(arguments[2], actual)
    end)
    shared.registered.assertion.error.remarkIndex = 3

    define("error_matches errors_match error_match matches_error match_error", 2,
      function(_, arguments)
        local failed, value = attempt("error_matches", arguments)
        if not failed then return false end
        local meta = shared.debug.getmetatable(value)
        if type(value) ~= "string" and type(value) ~= "number" and not (meta and meta.__tostring)
        then return false end
        local init, plain = arguments[3], arguments[4]
        if type(init) == "string" then init, plain = nil, nil end
        arguments.text = tostring(bare(value))
        return arguments.text:find(arguments[2], init, plain) ~= nil
      end, function(state, arguments)
        if arguments.ok then return "expected an error, there was none", {} end
        return whether(state, "the error does not match the pattern", "the error matches the pattern"),
          plusMinus(show(arguments[2]), arguments.text and show(arguments.text)
            or show(arguments.value))
      end)

    define("raises raise", 3, function(_, arguments)
      local name, message, body = arguments[1], arguments[2], arguments[3]
      local ok, value = pcall(body)
      arguments.ok, arguments.value = ok, value
      if ok or type(value) ~= "table" then return false end
      return value.name == name and type(value.message) == "string"
        and value.message:find(message or "", 1, true) ~= nil
    end, function(state, arguments)
      local wanted = ("%s: %s"):format(tostring(arguments[1]), tostring(arguments[2] or "..."))
      if arguments.ok then return "nothing was raised", { "- " .. wanted } end
      local value = arguments.value
      local got = structured(value) and ("%s: %s"):format(tostring(value.name), value.message)
        or show(bare(value))
      return whether(state, "something else was raised", "it was raised"), plusMinus(wanted, got)
    end)

    -- `assert.returned_arguments(2, f())`: how many values there are.
    define("returned_arguments", nil, function(_, arguments)
      return arguments.n - 1 == arguments[1]
    end, function(state, arguments)
      return whether(state, "another number of values", "that number of values"),
        plusMinus(show(arguments[1]), show(arguments.n - 1))
    end)

    -- `assert.array(list).has.no.holes()`
    shared.registered.modifier.array = {
      takes = true, apply = function(state, arguments) state.array = arguments[1] end,
    }
    define("holes", nil, function(state, arguments)
      local list, last = state.array, 0
      if type(list) ~= "table" then shared.usage("assert.array wants a table, got " .. show(list)) end
      for key in next, list do
        if math.type(key) == "integer" and key > last then last = key end
      end
      for index = 1, arguments[1] or last do
        if list[index] == nil then
          arguments.hole = index
          return true
        end
      end
      return false
    end, function(state, arguments)
      if state.mod then return "there is no hole in " .. show(state.array), {} end
      return ("nothing stands at %d"):format(arguments.hole), { "+ " .. show(state.array) }
    end)

    -- Always wrong.
    function shared.failNow(message)
      shared.fail(message == nil and "failed" or type(message) == "string" and message or show(message))
    end
    """#
}
