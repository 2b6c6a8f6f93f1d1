-- Returns a function that creates the view of a nib, with its outlets and actions.
local function make(description, nib, owner, named)
  local class = type(description) == "table" and description[1]
  if type(class) ~= "table" then
    error("the nib " .. nib .. " has an object that does not begin with its class", 0)
  end
  local properties = {}
  for key, value in pairs(description) do
    if value == "File's Owner" then value = owner end
    if type(key) == "string" then properties[key] = value end
  end
  local object = class(properties)
  for index = 2, #description do
    object:addSubview(make(description[index], nib, owner, named))
  end
  if description.name then named[description.name] = object end
  return object
end

local function find(named, name, nib)
  return named[name] or error("the nib " .. nib .. " has no object named " .. tostring(name), 0)
end

local function sorted(list)
  local keys = {}
  for key in pairs(list or {}) do keys[#keys + 1] = key end
  table.sort(keys)
  return ipairs(keys)
end

return function(name, nib, owner)
  if not nib.view then return nil end
  local named = {}
  local view = make(nib.view, name, owner, named)
  for _, outlet in sorted(nib.outlets) do
    owner[outlet] = find(named, nib.outlets[outlet], name)
  end
  for _, object in sorted(nib.actions) do
    find(named, object, name):addTarget(owner, nib.actions[object])
  end
  return view
end
