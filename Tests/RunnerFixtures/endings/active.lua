local function again() after(2, again) end
again()
print(1)
--> 1
