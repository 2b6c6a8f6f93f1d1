describe("a session of 3 inputs", function()
  it("repeats the session", function()
    assert.exact_timeline(record(function(...)
      list = UIViewController "Mailboxes" nav = UINavigationController{ list } window.rootViewController = nav
    end), {
      "UINavigationController#2 viewDidLoad",
      "Mailboxes viewDidLoad",
      "UINavigationController#2 viewWillAppear",
      "Mailboxes viewWillAppear",
      "UINavigationController#2 viewIsAppearing",
      "Mailboxes viewIsAppearing",
      "UINavigationController#2 viewDidAppear",
      "Mailboxes viewDidAppear",
    })
    assert.exact_timeline(record(function(...)
      nav:pushViewController(UIViewController "Inbox", true) wait() nav:pushViewController(UIViewController "Mail", true)
    end), {
      "transition push (Inbox over Mailboxes)",
      "Inbox willMove(toParent: UINavigationController#2)",
      "Inbox viewDidLoad",
      "Mailboxes viewWillDisappear(animated)",
      "Inbox viewWillAppear(animated)",
      "Inbox viewIsAppearing(animated)",
      "Mailboxes viewDidDisappear(animated)",
      "Inbox viewDidAppear(animated)",
      "Inbox didMove(toParent: UINavigationController#2)",
      "transition push (Mail over Inbox)",
      "Mail willMove(toParent: UINavigationController#2)",
      "Mail viewDidLoad",
      "Inbox viewWillDisappear(animated)",
      "Mail viewWillAppear(animated)",
      "Mail viewIsAppearing(animated)",
      "Inbox viewDidDisappear(animated)",
      "Mail viewDidAppear(animated)",
      "Mail didMove(toParent: UINavigationController#2)",
    })
    assert.exact_timeline(record(function(...)
      nav:popToRootViewController(true)
    end), {
      "transition pop (Mailboxes over Mail)",
      "Mail willMove(toParent: nil)",
      "Mail viewWillDisappear(animated)",
      "Mailboxes viewWillAppear(animated)",
      "Mailboxes viewIsAppearing(animated)",
      "Inbox didMove(toParent: nil)",
      "Mail viewDidDisappear(animated)",
      "Mailboxes viewDidAppear(animated)",
      "Mail didMove(toParent: nil)",
    })
    assert.tree [==[
window
└─ #2  UINavigationController            appeared
   └─ #1  UIViewController "Mailboxes"   appeared
]==]
  end)
end)
