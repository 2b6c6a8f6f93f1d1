-- facts: B40
-- What stands for a bar's class must be one: a text, a number and another class raise.
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
