extension LuaText {
  /// Puts back what scripts change of what they all share.
  static let isolation = #"""
    local shared = ...
    local debug, next, rawget, rawset = shared.debug, next, rawget, rawset
    local type = type
    local samples = { 0, "", true, print, coroutine.create(print) }

    local function copied(values)
      local copy, count = {}, 0
      for key, value in next, values do
        copy[key] = value
        count = count + 1
      end
      return copy, count
    end

    -- The tables that all scripts find: the globals, and those among them.
    local watched = { _G, package.loaded, package.preload, package.searchers }
    do
      local known = { [_G] = true }
      for index = 2, #watched do known[watched[index]] = true end
      for _, value in next, _G do
        if type(value) == "table" and not known[value] and not shared.isClass(value) then
          known[value] = true
          watched[#watched + 1] = value
        end
      end
      watched[#watched + 1] = debug.getmetatable("")
    end

    -- How everything is now.
    function shared.save()
      local state = { metas = {} }
      for index = 1, #watched do
        local values = watched[index]
        local copy, count = copied(values)
        state[index] = { copy = copy, count = count, meta = debug.getmetatable(values) }
      end
      for index = 1, #samples do state.metas[index] = debug.getmetatable(samples[index]) or false end
      state.none = debug.getmetatable(nil) or false
      return state
    end

    local function putBack(values, saved)
      local copy, count = saved.copy, 0
      for key, value in next, values do
        local former = copy[key]
        if former == nil then
          rawset(values, key, nil)
        else
          count = count + 1
          if value ~= former then rawset(values, key, former) end
        end
      end
      if count ~= saved.count then
        for key, value in next, copy do
          if rawget(values, key) == nil then rawset(values, key, value) end
        end
      end
      if debug.getmetatable(values) ~= saved.meta then debug.setmetatable(values, saved.meta) end
    end

    -- Makes everything as it was.
    function shared.putBack(state)
      for index = 1, #watched do putBack(watched[index], state[index]) end
      for index = 1, #samples do
        local meta = state.metas[index] or nil
        if debug.getmetatable(samples[index]) ~= meta then
          debug.setmetatable(samples[index], meta)
        end
      end
      if (debug.getmetatable(nil) or false) ~= state.none then
        debug.setmetatable(nil, state.none or nil)
      end
    end
    """#
}
