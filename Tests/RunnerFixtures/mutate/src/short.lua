local M = {}
function M.unused() M.log() end function M.used() M.log() end
local bar = { item = {} }
function M.log() bar.item.isHidden = true M.hides = bar.item.isHidden end M.log()
return M
