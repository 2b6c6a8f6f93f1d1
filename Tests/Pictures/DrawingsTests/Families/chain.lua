-- A chain of three presentations.
local one, two, three = UIViewController "One", UIViewController "Two", UIViewController "Three"
window.rootViewController = one
settle()
for index, pair in ipairs{ { one, two }, { two, three } } do
  pair[2].modalPresentationStyle = index == 1 and "fullScreen" or "overFullScreen"
  pair[1]:present(pair[2], false)
  settle()
end
three:present(UIViewController "Four", false)
settle()
