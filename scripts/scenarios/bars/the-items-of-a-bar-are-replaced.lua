-- facts: B42, B43, B44
-- Replacing items with an animation makes one push, one pop, or no transition at all.
local bar = UINavigationBar{}
bar.delegate = {
  didPush = function(_, item) print("pushed", item.title) end,
  didPop = function(_, item) print("popped", item.title) end,
}
local a, b, c = UINavigationItem "a", UINavigationItem "b", UINavigationItem "c"
local function set(items)
  bar:setItems(items, true)
  settle()
  print(bar.topItem.title, bar.backItem and bar.backItem.title)
end
set{ a, b, c }
set{ b, c }
set{ a, b }
--> … 350 ms
--> UINavigationBar didPush(c)
--> pushed c
--> c b
--> c b
--> … 350 ms
--> UINavigationBar didPop(c)
--> popped c
--> b a
