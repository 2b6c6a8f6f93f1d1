extension OwnershipTests {
  /// Views, controls, tables and windows.
  nonisolated static let viewCycles = [
    OwnershipCase(
      "a table's data source, its cells and the fields on them",
      """
      local v, t = new 'A', track(UITableView{})
      t.dataSource = { numberOfRows = function() return 2 end,
        cellForRow = function(table) local c = track(UITableViewCell{}) c.table, c.owner = t, v return c end }
      t.delegate = { didSelectRow = function() return t, v end }
      v.view:addSubview(t) show(v) t:reloadData()
      """),
    OwnershipCase(
      "a table controller",
      "local Own = class('Own', UITableViewController) function Own:numberOfRows() return 1 end function Own:cellForRow() local c = track(UITableViewCell{}) c.owner = self return c end show(track(Own{})) user.selectRow(0)"
    ),
    OwnershipCase(
      "a text field and its delegate",
      "local v, f = new 'A', track(UITextField{}) f.delegate = { didBeginEditing = function() return f, v end } v.view:addSubview(f) show(v) f:becomeFirstResponder() f.owner = v"
    ),
    OwnershipCase(
      "a button's targets",
      "local v, b = new 'A', track(UIButton 'x') b:addTarget(v, 'go', 'touchUpInside') b:addTarget({ v }, function() return b end, 'touchUpInside') function v:go() return b end v.view:addSubview(b) show(v) user.tap 'x'"
    ),
    OwnershipCase(
      "an action object",
      "local v = new 'A' local a = track(UIAction{ title = 'x', handler = function() return v end }) v.view:addSubview(UIButton{ primaryAction = a }) a.owner = v show(v)"
    ),
    OwnershipCase(
      "views that know each other and their controller",
      "local v, a, b = new 'A', track(UIView{}), track(UIView{}) a:addSubview(b) b.up, a.owner = a, v v.view:addSubview(a) v.view.owner = v show(v)"
    ),
    OwnershipCase(
      "a scripted view whose methods capture its controller",
      "local v = new 'A' local Own = class('Own', UIView) function Own:layoutSubviews() return v end local w = track(Own{}) function v:loadView() self.view = w end show(v)"
    ),
    OwnershipCase(
      "an alert view and its delegate",
      "local v, a = new 'A', track(UIAlertView{ title = 'x', cancelButtonTitle = 'No' }) a.delegate = { clickedButton = function() return a, v end } a.owner = v show(v) a:show() settle() user.tap 'No' settle()"
    ),
    OwnershipCase(
      "a further window",
      "local w = track(UIWindow{ rootViewController = new 'A' }) w.root = w.rootViewController w.root.window2 = w w:makeKeyAndVisible() settle() w.isHidden = true window:makeKey()"
    ),
  ]
}
