-- Makes a world record the assertions instead of comparing.
recorded = { tree = "" }
function describe(_, body) body() end
it = describe
local base = assert
assert = setmetatable({}, { __call = function(_, ...) return base(...) end })
function assert.exact_timeline(events)
  local texts = {}
  for index, event in ipairs(events) do texts[index] = event.text end
  recorded[#recorded + 1] = texts
end
function assert.tree() recorded.tree = tree() end
