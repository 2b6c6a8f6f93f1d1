-- facts: E28
-- iOS 8 to 12 load the view of a search controller when it is deallocated.
simulator.profile = "mid"
UISearchController{}
--> warning search-freed: Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<UISearchController: 0x110>)
