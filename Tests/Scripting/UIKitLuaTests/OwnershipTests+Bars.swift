extension OwnershipTests {
  /// Bars, items, alerts, gestures and segues.
  nonisolated static let barCycles = [
    OwnershipCase(
      "a bar button's target and action",
      "local v = new 'A' v.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = 'x', target = v, action = 'go' } function v:go() return v end show(UINavigationController{ v }) user.tap 'x'"
    ),
    OwnershipCase(
      "a bar button's function, in a toolbar",
      "local v = new 'A' v.toolbarItems = { UIBarButtonItem{ title = 'x', action = function() return v end } } show(track(UINavigationController{ v, isToolbarHidden = false }))"
    ),
    OwnershipCase(
      "a bar button that knows its controller",
      "local v = new 'A' local i = track(UIBarButtonItem{ title = 'x' }) i.owner = v v.navigationItem.leftBarButtonItem = i"
    ),
    OwnershipCase(
      "buttons that methods put into an item, and others replaced",
      """
      local v = new 'A'
      local item = v.navigationItem
      local function button() return track(UIBarButtonItem{ title = 'x', action = function() return v end }) end
      item:setRightBarButton(button(), false)
      item:setRightBarButtonItems({ button(), button() }, true)
      item:setLeftBarButton(button(), false)
      item:setLeftBarButtonItems({ button() }, false)
      v:setToolbarItems({ button() }, false)
      v:setToolbarItems({ button() }, true)
      show(track(UINavigationController{ v, isToolbarHidden = false }))
      """),
    OwnershipCase(
      "the items of bars that stand alone",
      """
      local bar, toolbar = track(UINavigationBar{}), track(UIToolbar{})
      local one, two = track(UINavigationItem 'one'), track(UINavigationItem 'two')
      one.bar, two.bar = bar, bar
      bar:setItems({ one }, false)
      bar:pushItem(two, false)
      local button = track(UIBarButtonItem{ title = 'x', action = function() return toolbar end })
      toolbar:setItems({ button }, false)
      """),
    OwnershipCase(
      "the title view of an item",
      "local v = new 'A' local l = track(UILabel{ text = 'x' }) l.owner = v v.navigationItem.titleView = l show(UINavigationController{ v })"
    ),
    OwnershipCase(
      "the handlers of an alert",
      """
      local p = show(new 'P')
      local a = track(UIAlertController{ title = "A", preferredStyle = "alert" })
      a:addAction(track(UIAlertAction{ title = "OK", handler = function(action) a.last = action return p end }))
      a:addTextField(function(field) field.alert = a end)
      p:present(a, true) settle() user.tap "OK" settle()
      """),
    OwnershipCase(
      "an alert that is on screen until the root goes",
      "local p = show(new 'P') local a = track(UIAlertController{ preferredStyle = 'alert', UIAlertAction{ title = 'OK', handler = function() return p end } }) a.host = p p:present(a, true) settle()"
    ),
    OwnershipCase(
      "the gesture of a navigation controller",
      "local n = show(track(UINavigationController{ new 'A', new 'B' })) n.interactivePopGestureRecognizer.delegate = { shouldBegin = function() return n end } user.swipeBack{} settle()"
    ),
    OwnershipCase(
      "segues and where they lead",
      "local v = new 'A' v.segues = { more = function() local b = new 'B' b.from = v return b end } function v:prepare(segue) v.segue = segue end show(UINavigationController{ v }) v:performSegue 'more' settle()"
    ),
    OwnershipCase(
      "a segue made by hand, whose handler knows all",
      """
      local a, b, s = new 'A', new 'B', nil
      s = track(UIStoryboardSegue{ identifier = "x", source = a, destination = b,
        performHandler = function() s.done, a.segue, b.segue = true, s, s end })
      s:perform()
      assert(s.done)
      """),
    OwnershipCase(
      "an action object of two controls, and of a bar button",
      """
      local v = new 'A'
      local a = track(UIAction{ title = 'x', handler = function() return v end })
      local one, two = track(UIButton 'one'), track(UIButton 'two')
      one:addAction(a) two:addAction(a) two:addAction(a, 'valueChanged')
      local item = track(UIBarButtonItem{ primaryAction = UIAction{ title = 'y', handler = function() return a end } })
      a.item, item.owner = item, v
      v.navigationItem.rightBarButtonItem = item
      v.view:addSubview(one) v.view:addSubview(two) show(track(UINavigationController{ v }))
      """),
  ]
}
