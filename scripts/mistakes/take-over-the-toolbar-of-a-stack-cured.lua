-- facts: B36
-- A toolbar outside a stack may have a delegate.
local bar = UIToolbar{}
bar.delegate = {}
print(#warnings())
--> 0
