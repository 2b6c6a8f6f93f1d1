for number = 1, 9 do it("test " .. number, function() end) end
