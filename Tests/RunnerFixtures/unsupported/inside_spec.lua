-- Access to busted's internals is refused with a message.
local busted = require("busted")

it("subscribe", function() busted.subscribe({ "test", "end" }, print) end)
it("parent", function() busted.parent({}) end)
it("change", function() busted.version = "3" end)
it("core", function() require("busted.core") end)
it("state", function() require("luassert.state") end)
it("kind", function() assert:register("assumption", "fine", print) end)
it("say", function() require("say")("key", "text") end)
