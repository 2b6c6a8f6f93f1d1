after(100, function() error("never") end)
print(1)
--> 1
