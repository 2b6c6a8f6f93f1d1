package.path = "./src/?.lua;" .. package.path
print(require("code").add(-1, 2))
--> 0
