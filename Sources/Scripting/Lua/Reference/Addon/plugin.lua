-- Written by `drilldown meta`; do not edit.
-- Lets the language server see `local Bed = class("Bed", UIViewController)` as a class that
-- extends another and is called as that one is; `UIViewController:subclass("Bed")` as well.

local patterns = {
  { "()local%s+([%a_][%w_]*)%s*=%s*class%s*%(%s*[\"']([^\"'\n]*)[\"']%s*,%s*([%a_][%w_]*)%s*%)" },
  {
    "()local%s+([%a_][%w_]*)%s*=%s*([%a_][%w_]*):subclass%s*%(?%s*[\"']([^\"'\n]*)[\"']",
    swapped = true,
  },
}

function OnSetText(_, text)
  local edits = {}
  for _, pattern in ipairs(patterns) do
    for place, variable, first, second in text:gmatch(pattern[1]) do
      local parent = pattern.swapped and first or second
      edits[#edits + 1] = {
        start = place,
        finish = place - 1,
        text = ("---@class %s : %s\n---@overload fun(arguments?: table|string): %s\n")
          :format(variable, parent, variable),
      }
    end
  end
  table.sort(edits, function(one, other) return one.start < other.start end)
  return #edits > 0 and edits or nil
end
