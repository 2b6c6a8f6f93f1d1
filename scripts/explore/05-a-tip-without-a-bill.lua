-- A calculator of tips: the amount of a bill is chosen, and the tip for it is computed.
-- Fault: if the tip is asked for before there is an amount, the script computes with nil.

local Tip = class("TipViewController", UIViewController)
function Tip:viewDidLoad()
  Tip.super.viewDidLoad(self)
  self.label = UILabel{ text = "Amount?", frame = { x = 16, y = 120, width = 300, height = 40 } }
  self.view:addSubview(self.label)
  self:addKey(20)
  self:addKey(50)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Tip", target = self, action = "compute" }
end
function Tip:addKey(amount)
  local key = UIButton{ frame = { x = 16 + 2 * amount, y = 200, width = 60, height = 40 } }
  key:setTitle(("%d €"):format(amount), "normal")
  key:addAction(UIAction{ handler = function() self:take(amount) end }, "touchUpInside")
  self.view:addSubview(key)
end
function Tip:take(amount)
  self.amount = amount
  self.label.text = ("Amount: %d €"):format(amount)
end
function Tip:compute()
  self.label.text = ("Tip: %d €"):format(self.amount // 10)
end

local Bills = class("BillsViewController", UIViewController)
function Bills:viewDidLoad()
  Bills.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "add", target = self, action = "add" }
end
function Bills:add()
  self.navigationController:pushViewController(Tip{ title = "Bill" }, true)
end

window.rootViewController = UINavigationController{ Bills{ title = "Bills" } }
settle()
