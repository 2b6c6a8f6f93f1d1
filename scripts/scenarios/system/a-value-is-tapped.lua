-- facts: P103, P118
-- The user leaves a shown person with Back; the delegate is asked about a tapped value.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local ada = { name = "Ada" }
local card = ABPersonViewController{ name = "card", displayedPerson = ada }
card.personViewDelegate = {
  shouldPerformDefaultActionForPerson = function(_, person, property, identifier)
    print(person == ada, property, identifier)
    return false
  end,
}
nav:pushViewController(card)
settle()
--> card willMove(toParent: nav)
--> card viewDidLoad
--> Home viewWillDisappear
--> card viewWillAppear
--> card viewIsAppearing
--> Home viewDidDisappear
--> card viewDidAppear
--> card didMove(toParent: nav)
print(user.pick(3, 0))
print(user.pick(ada))
print(user.cancel())
--> card shouldPerformDefaultActionForPerson(3, 0)
--> true 3 0
--> true
--> false card wants a property and an identifier of displayedPerson
--> false card has no Cancel
print(user.back())
settle()
--> true
--> card willMove(toParent: nil)
--> card viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> card viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> card didMove(toParent: nil)
