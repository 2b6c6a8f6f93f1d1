-- An output handler for busted: prints each test's outcome, one line each.
return function()
  local busted = require("busted")

  local function name(element)
    local names, block = { element.name or element.descriptor }, busted.parent(element)
    while block and block.descriptor ~= "file" do
      table.insert(names, 1, block.name or block.descriptor)
      block = busted.parent(block)
    end
    return table.concat(names, " ")
  end

  return {
    subscribe = function()
      busted.subscribe({ "test", "end" }, function(element, _, status)
        io.write(status, "\t", name(element), "\n")
        return nil, true
      end)
      busted.subscribe({ "error" }, function(element)
        if element.descriptor ~= "it" then io.write("error\t", name(element), "\n") end
        return nil, true
      end)
    end,
  }
end
