-- What a transcript prints behind its last block is compared as well.
local file = io.open("count")
local count = file and file:read("n") or 0
if file then file:close() end
file = io.open("count", "w")
file:write(count + 1)
file:close()
print(1)
--> 1
print(count)
