-- facts: E93
-- A presented controller is notified of the size that its own view will have: a form keeps it, and
-- is not notified; a card gets less than the screen.
local function turned(device, style)
  simulator.device = device
  local a, m = UIViewController "A", UIViewController "M"
  window.rootViewController = a
  settle()
  m.modalPresentationStyle = style
  if style == "popover" then
    m.preferredContentSize = { width = 200, height = 200 }
    m.popoverPresentationController.sourceView = a.view
    m.popoverPresentationController.sourceRect = { x = 20, y = 40, width = 40, height = 40 }
  end
  for _, controller in ipairs{ a, m } do
    function controller:viewWillTransition(size, coordinator)
      UIViewController.viewWillTransition(self, size, coordinator)
      print(style, self.title, size.width, size.height)
    end
  end
  a:present(m, false)
  settle()
  user.rotate "landscapeRight"
  settle()
  print("is", m.view.frame.width, m.view.frame.height)
  user.rotate "portrait"
  settle()
  print("is", m.view.frame.width, m.view.frame.height)
  a:dismiss(false)
  settle()
  window.rootViewController = nil
  settle()
end
turned("iPhone", "pageSheet")
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewWillTransition(to: 844 x 390)
--> M viewWillTransition(to: 844 x 390)
--> pageSheet M 844.0 390.0
--> pageSheet A 844.0 390.0
--> is 844.0 390.0
--> A viewWillTransition(to: 390 x 844)
--> M viewWillTransition(to: 390 x 787)
--> pageSheet M 390.0 787.0
--> pageSheet A 390.0 844.0
--> is 390.0 787.0
--> M viewWillDisappear
--> M viewDidDisappear
--> A viewWillDisappear
--> A viewDidDisappear
turned("iPad", "formSheet")
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewWillTransition(to: 1024 x 768)
--> formSheet A 1024.0 768.0
--> is 540.0 620.0
--> A viewWillTransition(to: 768 x 1024)
--> formSheet A 768.0 1024.0
--> is 540.0 620.0
--> M viewWillDisappear
--> M viewDidDisappear
--> A viewWillDisappear
--> A viewDidDisappear
turned("iPad", "popover")
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewWillTransition(to: 1024 x 768)
--> popover A 1024.0 768.0
--> is 200.0 200.0
--> A viewWillTransition(to: 768 x 1024)
--> popover A 768.0 1024.0
--> is 200.0 200.0
--> M viewWillDisappear
--> M viewDidDisappear
--> A viewWillDisappear
--> A viewDidDisappear
turned("iPad", "fullScreen")
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewDidDisappear
--> A viewWillTransition(to: 1024 x 768)
--> M viewWillTransition(to: 1024 x 768)
--> fullScreen M 1024.0 768.0
--> fullScreen A 1024.0 768.0
--> is 1024.0 768.0
--> A viewWillTransition(to: 768 x 1024)
--> M viewWillTransition(to: 768 x 1024)
--> fullScreen M 768.0 1024.0
--> fullScreen A 768.0 1024.0
--> is 768.0 1024.0
--> M viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidDisappear
--> A viewWillDisappear
--> A viewDidDisappear
