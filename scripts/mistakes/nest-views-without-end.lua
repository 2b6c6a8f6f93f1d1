-- facts: A45
-- Each view is added to the last one, without a limit.
local top = UIView{}
local view = top
local _, e = pcall(function()
  while true do
    local inner = UIView{}
    view:addSubview(inner)
    view = inner
  end
end)
print(#top.subviews, e.message)
print(e.why)
--> exception NSInvalidArgumentException: Views cannot be nested more than 20000 deep
--> 1 Views cannot be nested more than 20000 deep
--> views are nested at most 20000 deep, where a device would run out of stack
