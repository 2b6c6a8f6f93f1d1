-- facts: E28
-- Load the view once, and nothing is reported.
simulator.profile = "mid"
do
  local search = UISearchController{}
  search:loadViewIfNeeded()
end
--> UISearchController#1 viewDidLoad
