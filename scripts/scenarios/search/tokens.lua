-- facts: H15
-- Tokens stand in front of the text; the delete key removes the last one.
local list = UIViewController "List"
local search = UISearchController{}
local field = search.searchBar.searchTextField
search.searchResultsUpdater = function(it)
  local words = {}
  for _, token in ipairs(it.searchBar.searchTextField.tokens) do words[#words + 1] = token.text end
  print("update", table.concat(words, "+"), it.searchBar.text)
end
list.navigationItem.searchController = search
window.rootViewController = UINavigationController{ list }
settle()
user.tap(search.searchBar)
settle()
local mail = UISearchToken{ text = "Mail" }
mail.representedObject = { folder = 1 }
field:insertToken(mail, 0)
field:insertToken(UISearchToken{ icon = "star", text = "Starred" }, 0)
user.type("a", search.searchBar)
settle()
print(screen())
user.type("\b\b", search.searchBar)
print(#field.tokens, field.tokens[1].text)
field.allowsDeletingTokens = false
user.type("\b", search.searchBar)
print(#field.tokens)
field.tokens = { mail }
print(field.tokens[1] == mail, mail.representedObject.folder)
user.cancelSearch()
settle()
print(#field.tokens)
--> List willMove(toParent: UINavigationController#3)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
--> UISearchController#2 viewDidLoad
--> UISearchController#2 viewWillAppear(animated)
--> UISearchController#2 viewIsAppearing(animated)
--> UISearchController#2 updateSearchResults
--> update  
--> UISearchController#2 viewDidAppear(animated)
--> UISearchController#2 updateSearchResults
--> update Mail 
--> UISearchController#2 updateSearchResults
--> update Starred+Mail 
--> UISearchController#2 updateSearchResults
--> update Starred+Mail a
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [[Starred] [Mail] a|______]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │      UIViewController #1 "List"      │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> UISearchController#2 updateSearchResults
--> update Starred+Mail 
--> UISearchController#2 updateSearchResults
--> update Starred 
--> 1 Starred
--> 1
--> UISearchController#2 updateSearchResults
--> update Mail 
--> true 1
--> UISearchController#2 updateSearchResults
--> update  
--> UISearchController#2 viewWillDisappear(animated)
--> UISearchController#2 viewDidDisappear(animated)
--> 0
