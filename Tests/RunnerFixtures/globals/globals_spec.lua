local function absent(...)
  for _, name in ipairs({ ... }) do assert.is_nil(rawget(_G, name), name) end
end

atFile = "file"

describe("variables", function()
  atBlock = "block"
  before_each(function() fromHook = "hook" end)
  it("are seen inside", function()
    assert.same({ "file", "block", "hook" }, { atFile, atBlock, fromHook })
    atTest = "test"
    atBlock = "mine"
    _G.global = 1
    string.extra = 1
    getmetatable("").__extra = function() end
    setmetatable(_G, { __index = function() return 1 end })
    math.pi = 3
    print = nil
    table.insert, string.rep = nil, nil
    package.loaded.mine = "loaded"
    package.preload.other = function() end
    package.path = "nowhere"
    debug.setmetatable(1, { __call = function() return "called" end })
    debug.setmetatable(nil, { __index = function() end })
    defaults.set("key", 1)
    app.didFinishLaunching = function() end
    after(100, function() error("too late") end)
    nibs.View = { view = { UIView } }
  end)
  it("are the test's own", function()
    assert.is_nil(atTest)
    assert.equal("block", atBlock)
    absent("global", "atTest", "atBlock", "atFile", "fromHook")
    assert.is_nil(string.extra)
    assert.is_nil(getmetatable("").__extra)
    assert.is_nil(undefined)
    assert.near(3.14159, math.pi, 0.001)
    assert.is_function(print)
    assert.is_function(table.insert)
    assert.is_function(string.rep)
    assert.is_nil(package.loaded.mine)
    assert.is_nil(package.preload.other)
    assert.is_not.equal("nowhere", package.path)
    assert.has_error(function() return (1)() end)
    assert.has_error(function() local x return x.y end)
    assert.is_nil(defaults.get("key"))
    assert.is_nil(app.didFinishLaunching)
    assert.is_nil(nibs.View)
    wait(1)
  end)
end)

describe("outside the block", function()
  it("is nothing of it", function()
    assert.is_nil(atBlock)
    assert.is_nil(fromHook)
    assert.equal("file", atFile)
  end)
end)

insulate("insulated", function()
  setup(function() _G.fromSetup = 1 end)
  it("sees what its setup made", function() assert.equal(1, fromSetup) end)
  it("sees it again", function() assert.equal(1, fromSetup) end)
end)

describe("after insulate", function()
  it("is gone", function() assert.is_nil(fromSetup) end)
end)

expose("exposed", function() exposed = "yes" end)

describe("after expose", function()
  it("is there", function() assert.equal("yes", exposed) end)
  local target = { f = function() return "real" end }
  it("spies live as long as their test", function()
    stub(target, "f").returns("stubbed")
    assert.equal("stubbed", target.f())
  end)
  it("and no longer", function() assert.equal("real", target.f()) end)
end)
