extension LuaText {
  /// Puts back what scripts change of what they all share.
  static let isolation = #"""
    local shared = ...
    local debug, hasChanged = shared.debug, shared.inspection.hasChanged
    local next, rawget, rawset, type = next, rawget, rawset, type
    local globals = _G

    -- What is shared and can be changed: tables, and the metatables of values of other types.
    local all = { globals, package.loaded, package.preload, package.searchers, debug.getmetatable("") }
    for _, value in next, { 0, "", true, print, coroutine.create(print) } do all[#all + 1] = value end

    -- What the globals of these names lead to: a table, or all there is.
    local leads = {}
    for name, value in next, globals do
      if type(value) == "table" and not shared.isClass(value) then
        leads[name] = value
        all[#all + 1] = value
      end
    end
    for name in ("_G package debug getmetatable require load loadfile dofile"):gmatch("%S+") do
      leads[name] = all
    end

    -- How a value is: its keys and values in their order, and its metatable.
    local function listed(value)
      local list = { [0] = debug.getmetatable(value) or false }
      if type(value) == "table" then
        for key, entry in next, value do
          list[#list + 1] = key
          list[#list + 1] = entry
        end
      end
      return list
    end

    -- What scripts have come to, all others are as they were; and how it was before that.
    local reached, former = {}, {}

    local function reach(value)
      if former[value] then return end
      reached[#reached + 1] = value
      former[value] = listed(value)
    end

    -- A script reads a global.
    function shared.reach(name)
      local value = leads[name]
      if not value then return end
      leads[name] = nil
      if value ~= all then return reach(value) end
      for index = 1, #all do reach(all[index]) end
    end

    -- How everything is now.
    function shared.save()
      local state = { none = debug.getmetatable(nil) }
      for index = 1, #reached do
        local value = reached[index]
        state[value] = listed(value)
      end
      return state
    end

    local function restoreEntries(values, list)
      local entries = {}
      for index = 1, #list, 2 do entries[list[index]] = list[index + 1] end
      for key in next, values do
        if entries[key] == nil then rawset(values, key, nil) end
      end
      for key, value in next, entries do rawset(values, key, value) end
    end

    local function restore(value, list)
      if type(value) == "table" then restoreEntries(value, list) end
      debug.setmetatable(value, list[0] or nil)
    end

    -- Makes everything as it was.
    function shared.putBack(state)
      for index = 1, #reached do
        local value = reached[index]
        local list = state[value] or former[value]
        if hasChanged(value, list) then
          restore(value, list)
          state[value] = listed(value)
        end
      end
      if debug.getmetatable(nil) ~= state.none then debug.setmetatable(nil, state.none) end
    end

    -- A fresh world has a window of its own, whatever was there before.
    function shared.takeWindow(state)
      local list = state[globals] or former[globals]
      for index = 1, list and #list or 0, 2 do
        if list[index] == "window" then list[index + 1] = rawget(globals, "window") end
      end
    end
    """#
}
