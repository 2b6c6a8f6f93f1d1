after(30, function() while true do end end)
print(1)
--> 1
