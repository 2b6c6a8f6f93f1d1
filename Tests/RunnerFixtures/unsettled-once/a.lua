local function again() after(0.1, again) end
again()
print(1)
--> 1
