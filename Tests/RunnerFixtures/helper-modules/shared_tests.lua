local busted = require("busted")

local function fails() error("broken") end

return function(name)
  busted.describe("shared", function()
    busted.it(name, fails)
    busted.it(name .. " again", function() busted.pending("later") end)
    busted.property(name .. " always", { runs = 3 }, function(g)
      if g:integer(0, 9) > 4 then error("too much") end
    end)
  end)
end
