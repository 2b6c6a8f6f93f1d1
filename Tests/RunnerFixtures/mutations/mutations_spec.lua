-- One leaf of a passing value is changed: the difference shows that leaf in full, and nothing else.
local function copy(value)
  if type(value) ~= "table" then return value end
  local twin = {}
  for key, each in pairs(value) do twin[key] = copy(each) end
  return twin
end

local function shop()
  return {
    title = "Shop", open = true, rate = 0.25,
    stack = { "Root", "List", "Detail" },
    cart = { items = { { name = "pen", count = 2 }, { name = "ink", count = 1 } }, total = 7 },
    deep = { a = { b = { c = { d = { e = { f = "leaf" } } } } } },
    ["not a name"] = { [0] = "zero", [10] = "ten" },
    text = "two\nlines",
    long = ("x"):rep(300),
  }
end

-- Path, new value, and the expected lines; `nil` removes the leaf.
local long = ("x"):rep(300)
local tables = {
  { { "title" }, "Store", { '- title = "Shop"', '+ title = "Store"' } },
  { { "title" }, nil, { '- title = "Shop"' } },
  { { "title" }, 5, { '- title = "Shop"', "+ title = 5" } },
  { { "title" }, {}, { '- title = "Shop"', "+ title = {}" } },
  { { "open" }, false, { "- open = true", "+ open = false" } },
  { { "rate" }, 0.25000000000000006, { "- rate = 0.25", "+ rate = 0.25000000000000006" } },
  { { "rate" }, 0 / 0, { "- rate = 0.25", "+ rate = nan" } },
  { { "new" }, { 1, { x = "y" } }, { '+ new = { 1, { x = "y" } }' } },
  { { "stack", 1 }, "Roof", { '- stack[1] = "Root"', '+ stack[1] = "Roof"' } },
  { { "stack", 3 }, "Detail ", { '- stack[3] = "Detail"', '+ stack[3] = "Detail "' } },
  { { "stack", 3 }, nil, { '- stack[3] = "Detail"' } },
  { { "stack", 4 }, "Detail", { '+ stack[4] = "Detail"' } },
  { { "stack", "n" }, 3, { "+ stack.n = 3" } },
  { { "cart", "total" }, 8, { "- cart.total = 7", "+ cart.total = 8" } },
  { { "cart", "items", 1, "count" }, 3,
    { "- cart.items[1].count = 2", "+ cart.items[1].count = 3" } },
  { { "cart", "items", 2, "name" }, "Ink",
    { '- cart.items[2].name = "ink"', '+ cart.items[2].name = "Ink"' } },
  { { "cart", "items", 2 }, nil, { '- cart.items[2] = { count = 1, name = "ink" }' } },
  { { "cart", "items", 3 }, { name = "cap" }, { '+ cart.items[3] = { name = "cap" }' } },
  { { "deep", "a", "b", "c", "d", "e", "f" }, "leaves",
    { '- deep.a.b.c.d.e.f = "leaf"', '+ deep.a.b.c.d.e.f = "leaves"' } },
  { { "deep", "a", "b", "c", "d", "e" }, {}, { '- deep.a.b.c.d.e.f = "leaf"' } },
  { { "not a name", 0 }, "nought",
    { '- ["not a name"][0] = "zero"', '+ ["not a name"][0] = "nought"' } },
  { { "not a name", 10 }, nil, { '- ["not a name"][10] = "ten"' } },
  { { "text" }, "two\nlinen", { '- text = "two\\nlines"', '+ text = "two\\nlinen"' } },
  { { "long" }, long .. "y", { '- long = "' .. long .. '"', '+ long = "' .. long .. 'y"' } },
}

local function lines(body)
  local ok, failure = pcall(body)
  assert.is_false(ok)
  return failure.lines
end

describe("tables", function()
  for number, row in ipairs(tables) do
    it(("show the leaf, %d"):format(number), function()
      local before, after = shop(), shop()
      assert.same(before, after)
      local place = after
      for index = 1, #row[1] - 1 do place = place[row[1][index]] end
      place[row[1][#row[1]]] = row[2]
      assert.same(row[3], lines(function() assert.same(before, after) end))
    end)
  end
end)

local sequences = {
  { { "a", "b", "c" }, { "a", "b", "c", "d" }, { '+ [4] = "d"' } },
  { { "a", "b", "c" }, { "b", "c" }, { '- [1] = "a"' } },
  { { "a", "b", "c" }, { "a", "x", "b", "c" }, { '+ [2] = "x"' } },
  { { "a", "b", "c", "d" }, { "a", "d" }, { '- [2] = "b"', '- [3] = "c"' } },
  { { { 1 }, { 2 }, { 3 } }, { { 1 }, { 3 } }, { "- [2] = { 2 }" } },
}

describe("sequences", function()
  for number, row in ipairs(sequences) do
    it(("show what was put in or taken out, %d"):format(number), function()
      assert.same(row[3], lines(function() assert.same(row[1], row[2]) end))
    end)
  end
end)

local function build()
  local list = UIViewController{ title = "List", name = "list" }
  window.rootViewController = UITabBarController{
    name = "tabs",
    UINavigationController{ name = "nav", UIViewController{ title = "Root", name = "root" }, list },
    UIViewController{ title = "Settings", name = "settings" },
  }
  settle()
  return list
end

-- A piece of the tree's text, its replacement, and the signs and names of the lines.
local trees = {
  { "list  UIViewController", "lost  UIViewController", { "  window", "  tabs", "  nav", "- lost",
    "+ list" } },
  { '"List"', '"Lost"', { "  window", "  tabs", "  nav", "- list", "+ list" } },
  { "root  UIViewController", "rook  UIViewController", { "  window", "  tabs", "  nav", "- rook",
    "+ root" } },
  { '"Settings"', '"settings"', { "  window", "  tabs", "- settings", "+ settings" } },
  { "nav  UINavigationController", "nav  UIViewController", { "  window", "  tabs", "- nav",
    "+ nav" } },
  { "tabs  UITabBarController", "tabs  UITabController", { "  window", "- tabs", "+ tabs" } },
  { "window", "widow", { "- widow", "+ window" } },
}

describe("trees", function()
  for number, row in ipairs(trees) do
    it(("show the line and what it hangs from, %d"):format(number), function()
      build()
      local before = tree()
      assert.tree(before)
      local first, last = before:find(row[1], 1, true)
      local changed = before:sub(1, first - 1) .. row[2] .. before:sub(last + 1)
      local names = {}
      for index, line in ipairs(lines(function() assert.tree(changed) end)) do
        names[index] = line:sub(1, 2) .. line:sub(3):match("%a+")
      end
      assert.same(row[3], names)
    end)
  end

  it("show a line that is missing", function()
    build()
    local text = tree():gsub("[^\n]*settings[^\n]*\n?", "")
    local found = lines(function() assert.tree(text) end)
    assert.matches("^%+ .*settings", found[#found])
  end)
end)

local function push()
  local list = build()
  return record(function()
    list.navigationController:pushViewController(UIViewController{ name = "item" }, true)
  end)
end

local function texts(events)
  local list = {}
  for index, event in ipairs(events) do list[index] = event.text end
  return list
end

describe("timelines", function()
  for number = 1, 8 do
    it(("show the line that is another one, %d"):format(number), function()
      local events = push()
      local wanted = texts(events)
      assert.exact_timeline(events, wanted)
      local old = wanted[number]
      if not old then return pending("there are fewer") end
      wanted[number] = old .. "!"
      local found = {}
      for _, line in ipairs(lines(function() assert.exact_timeline(events, wanted) end)) do
        if line:sub(1, 1) ~= " " then found[#found + 1] = line end
      end
      assert.same({ "- " .. old .. "!", "+ " .. old }, found)
    end)
  end

  for number = 1, 6 do
    it(("show the line that does not come, %d"):format(number), function()
      local events = push()
      local wanted = texts(events)
      assert.timeline(events, wanted)
      wanted[number] = wanted[number] .. "!"
      local found = {}
      for _, line in ipairs(lines(function() assert.timeline(events, wanted) end)) do
        if line:sub(1, 1) ~= " " then found[#found + 1] = line end
      end
      assert.same({ "- " .. wanted[number] }, found)
    end)
  end
end)
