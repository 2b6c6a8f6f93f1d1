-- facts: none
-- A frame or an index path has its own fields only: a misspelled one is an error, not a zero.
local view = UIView{ frame = { x = 1, y = 2, width = 3, height = 4 } }
for _, frame in ipairs{ { 5, 6, 7, 8 }, { x = 5, widht = 7 } } do
  local _, message = pcall(function() view.frame = frame end)
  print((message:gsub("^.-:%d+: ", "")))
end
print(view.frame.x, view.frame.width)
--> bad value for 'frame' (unknown field '1'; there are 'x', 'y', 'width', 'height')
--> bad value for 'frame' (unknown field 'widht'; there are 'x', 'y', 'width', 'height')
--> 1.0 3.0
view.frame = { width = 10 }
print(view.frame.x, view.frame.width)
--> 0.0 10.0
