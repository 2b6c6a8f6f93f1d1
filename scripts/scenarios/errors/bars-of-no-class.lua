-- facts: B40
-- A bar class must be a class: a text, a number and a class that isn't a bar raise.
for _, wrong in ipairs{ "Bar", 5, UIToolbar } do
  print(select(2, pcall(UINavigationController, { navigationBarClass = wrong })).message)
end
print(UINavigationController{ navigationBarClass = UINavigationBar }.navigationBar)
--> exception NSInvalidArgumentException: Bar must be a subclass of UINavigationBar.
--> Bar must be a subclass of UINavigationBar.
--> exception NSInvalidArgumentException: 5 must be a subclass of UINavigationBar.
--> 5 must be a subclass of UINavigationBar.
--> exception NSInvalidArgumentException: UIToolbar must be a subclass of UINavigationBar.
--> UIToolbar must be a subclass of UINavigationBar.
--> UINavigationBar
