if false then
  explode()
  --> loudly
end
for _ in ipairs {} do
  print("never")
  -->
end
local function never()
  print("called")
  --> called
end
goto over
print("jumped over")
--> jumped over
::over::
print(never ~= nil)
--> true
