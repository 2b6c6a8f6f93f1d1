local M = {}
function M.fill(list)
  list[#list + 1] = tostring("a")
  table.insert(list, "b")
end
return M
