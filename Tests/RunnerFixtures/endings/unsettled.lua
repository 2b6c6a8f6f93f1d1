-- A transcript has its tags in the comments at its beginning.
-- #unsettled
after(30, function() error("never") end)
print(1)
--> 1
