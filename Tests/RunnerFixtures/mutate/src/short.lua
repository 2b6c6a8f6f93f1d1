local M = {}
function M.unused() M.log() end function M.used() M.log() end
local bar = { item = {} }
function M.log() bar.item.isHidden = true M.hides = bar.item.isHidden end M.log()
function M.either(flag) if flag then M.log() else M.write("a", true) end local x = flag or M.write() end
function M.write() end function M.never() M.write() end
return M
