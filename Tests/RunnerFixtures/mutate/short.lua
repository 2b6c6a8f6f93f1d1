package.path = "./src/?.lua;" .. package.path
local M = require "short"
M.hides = nil
M.used()
print(M.hides)
--> true
