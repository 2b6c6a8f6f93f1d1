-- facts: E43
-- A controller is asked for the scroll view of all its edges at once.
local list = UITableViewController "List"
local _, problem = pcall(list.contentScrollView, list, "all")
print(problem.code)
print(problem.why)
--> exception NSInvalidArgumentException: contentScrollViewForEdge: expects a single edge
--> joined-edges
--> each edge may have a scroll view of its own
