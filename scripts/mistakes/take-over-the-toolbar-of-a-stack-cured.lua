-- facts: B36
-- A toolbar of its own may have one.
local bar = UIToolbar{}
bar.delegate = {}
print(#warnings())
--> 0
