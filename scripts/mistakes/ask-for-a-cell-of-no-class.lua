-- facts: B89
-- A cell is dequeued whose class was not registered.
local table = UITableView{}
local path = { section = 0, row = 0 }
local _, problem = pcall(table.dequeueReusableCell, table, "plain", path)
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: unable to dequeue a cell with identifier plain - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
--> cell-not-registered
--> cells are made from the registered class
