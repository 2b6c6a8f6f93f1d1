print(1)
after(30, function() error("late") end)
--> 1
