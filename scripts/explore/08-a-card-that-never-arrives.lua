-- A game of cards: a card is turned over by an animation of the app's own, and put back.
-- Fault: where the card is put back, the animator doesn't complete the transition.

local function animator(finish)
  return {
    transitionDuration = function() return 0.4 end,
    animateTransition = function(context)
      local card = context:view("to")
      if card then context.containerView:addSubview(card) end
      after(0.4, function() finish(context) end)
    end,
  }
end
local turningOver = animator(function(context) context:completeTransition(true) end)
local puttingBack = animator(function(context) context:view("from"):removeFromSuperview() end)

local Card = class("CardViewController", UIViewController)
function Card:init()
  self.modalPresentationStyle = "fullScreen"
  self.transitioningDelegate = {
    animationControllerForPresented = function() return turningOver end,
    animationControllerForDismissed = function() return puttingBack end,
  }
end
function Card:viewDidLoad()
  Card.super.viewDidLoad(self)
  local button = UIButton{ frame = { x = 16, y = 120, width = 120, height = 40 } }
  button:setTitle("Put Back", "normal")
  button:addTarget(self, "putBack", "touchUpInside")
  self.view:addSubview(button)
end
function Card:putBack() self:dismiss(true) end

local Deck = class("DeckViewController", UIViewController)
function Deck:viewDidLoad()
  Deck.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Turn Over", target = self, action = "turnOver" }
end
function Deck:turnOver() self:present(Card{ title = "Card" }, true) end

window.rootViewController = UINavigationController{ Deck{ title = "Deck" } }
settle()
