after(30, function() print("late") end)
return
--> late
