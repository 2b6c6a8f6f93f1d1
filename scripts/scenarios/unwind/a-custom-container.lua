-- facts: P123
-- A custom container says which children are searched, and shows the one that was found.
local Deck = class("DeckViewController", UIViewController)
function Deck:turnTo(card)
  if self.card then self.card.view:removeFromSuperview() end
  self.card = card
  self.view:addSubview(card.view)
end
function Deck:allowedChildrenForUnwinding(source)
  local origin, list = self:childContaining(source), {}
  for _, child in ipairs(self.children) do
    if child ~= origin and not child.isLocked then table.insert(list, 1, child) end
  end
  return list
end
function Deck:unwind(_, card) self:turnTo(card) end
local deck = Deck "Deck"
local function card(title, isLocked)
  local one = UIViewController(title)
  one.isLocked = isLocked
  function one:turn(segue) print(self.title .. " for " .. segue.source.title) end
  deck:addChild(one)
  one:didMove(deck)
  return one
end
local first = card "First"
card "Second"
card("Third", true)
deck:turnTo(first)
window.rootViewController = deck
settle()
--> First willMove(toParent: Deck)
--> First didMove(toParent: Deck)
--> Second willMove(toParent: Deck)
--> Second didMove(toParent: Deck)
--> Third willMove(toParent: Deck)
--> Third didMove(toParent: Deck)
--> Deck viewDidLoad
--> First viewDidLoad
--> Deck viewWillAppear
--> First viewWillAppear
--> Deck viewIsAppearing
--> First viewIsAppearing
--> Deck viewDidAppear
--> First viewDidAppear
first:performUnwind "turn"
settle()
--> Deck allowedChildrenForUnwinding(First)
--> Second turn
--> Second for First
--> Deck unwind(towards: Second)
--> First viewWillDisappear
--> Second viewDidLoad
--> Second viewWillAppear
--> First viewDidDisappear
--> Second viewIsAppearing
--> Second viewDidAppear
