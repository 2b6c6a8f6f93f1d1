-- Mocks: tables all of whose functions are spies or stubs.
local shared = ...
local _ENV = shared.environment
local spy, stub, isSpy = shared.spy, shared.stub, shared.isSpy
local type, pairs, ipairs, setmetatable = type, pairs, ipairs, setmetatable

local function forEach(value, seen, visit)
  if type(value) ~= "table" or isSpy(value) or seen[value] then return end
  seen[value] = true
  for key, each in pairs(value) do
    if type(each) == "function" or isSpy(each) then visit(value, key, each)
    elseif type(each) == "table" then forEach(each, seen, visit) end
  end
end

local mock = {}

function mock.new(value, isStub, result)
  if type(value) == "function" then return spy.new(value) end
  local found = {}
  forEach(value, {}, function(target, key, each)
    if not isSpy(each) then found[#found + 1] = { target, key } end
  end)
  for _, each in ipairs(found) do
    if isStub then stub.new(each[1], each[2], result)
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
