local function reversed(list)
  local result = {}
  for index, value in ipairs(list) do result[#list + 1 - index] = value end
  return result
end

property("twice reversed is as before", { runs = 50 }, function(g)
  local list = { g:integer(), g:string(), g:boolean(), g:pick { "a", "b" } }
  assert.same(list, reversed(reversed(list)))
end)

property("numbers stay in their range", function(g)
  local number = g:integer(-3, 12)
  assert.is_true(number >= -3 and number <= 12)
  assert.equal(5, g:integer(5, 5))
  assert.is_true(g:integer(-9, -2) < -1)
  assert.is_true(#g:string(0) == 0 and utf8.len(g:string(3)) <= 3)
end)

property("no number is large", function(g)
  local number = g:integer(0, 100000)
  assert.is_true(number < 1000)
end)

property("no text has two quotes", function(g)
  local text = g:string()
  assert.is_nil(text:find('".*"'))
end)

property("sums are small", { runs = 200 }, function(g)
  local sum = 0
  for _ = 1, g:integer(0, 20) do
    sum = sum + g:integer(0, 50)
  end
  assert.is_true(sum < 120)
end)

property("an error is no assertion", function(g)
  if g:boolean() then error("broken") end
end)

property("tables are not written", function(g)
  local value = g:pick { { 1 }, { 2 } }
  assert.same({ 1 }, value)
end)

property("given choices run once", { choices = { 7 } }, function(g)
  assert.equal(6, g:integer(0, 10))
end)

property("can be skipped", function() pending("not now") end)
