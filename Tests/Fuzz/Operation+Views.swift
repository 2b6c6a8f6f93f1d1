/// Views in the wrong places, and views that don't exist.
extension Operation {
  /// Rows of the table.
  static let views = [
    Operation(
      "move a view to another controller", weight: 10,
      results: ["a view in another controller's view", "a view of another controller"]
    ) { $0.movedView(to: $0.controller(), from: $0.controller()) },
    Operation("make no view", weight: 8, results: ["loadView made no view"]) {
      let use = $0.pick(uses) ?? ""
      return "local c, other = noView(), \($0.controller()) \($0.keep("c")) \(use) \($0.body())"
    },
    Operation(
      "exchange children", weight: 6,
      results: ["children were exchanged", "children without views were exchanged"]
    ) { $0.exchange() },
  ]

  /// Rows of the table: gestures that continue while views move.
  static let gestures = [
    ("swipe back", navigation, "user.swipeBack{ at = 0.5 }"),
    ("drag a sheet", sheet, "user.swipeDown{ at = 0.5 }"),
    ("turn a page", page, "user.turnPage(\"forward\", { at = 0.5 })"),
  ].map { name, family, gesture in
    let result = "a view moved during: \(name)"
    return Operation("move a view during: \(name)", weight: 4, results: [result]) {
      let release = "user.release{ cancel = \($0.flag()) }"
      let move = $0.movedView(to: "one", from: "two", or: $0.controller())
      return """
        \(family) window.rootViewController = family settle() \($0.keep("one")) \
        local moves = \(gesture) \($0.body()) \(move) \
        if moves then did "\(result)" end \($0.body()) \(release) \($0.pause())
        """
    }
  }

  private static let uses = [
    "window.rootViewController = c", "other:present(c, true)", "c:present(other, true)",
    "other:pushViewController(c, true)", "other:addChild(c) other.view:addSubview(c.view)",
    "c:addChild(other) c.view:addSubview(other.view)", "other.viewControllers = { c }",
    "c.title = \"x\" root():present(c, true) settle() c:dismiss(true)", "print(c.view)",
    "window.rootViewController = UINavigationController{ c, other }",
    "window.rootViewController = UITabBarController{ c, other }",
    "window.rootViewController = UISplitViewController{ c, other }",
    "c.view:addSubview(other.view)", "c:beginAppearanceTransition(true, true)",
    "other.view = c.view",
  ]

  private static let navigation = """
    local one, two = plain(), plain() local family = UINavigationController{ one, two }
    """
  private static let sheet = """
    local one, two = plain(), plain() local family = one two.modalPresentationStyle = "pageSheet" \
    window.rootViewController = one one:present(two, false)
    """
  private static let page = """
    local one, two = plain(), plain() local family = UIPageViewController{ transitionStyle = "scroll" } \
    family.dataSource = { viewControllerAfter = function(_, c) return c == one and two or nil end } \
    family:setViewControllers({ one }, "forward")
    """
}

extension ProgramWriter {
  /// Adds a controller's view to another controller's view, or assigns it to both.
  mutating func movedView(to target: String, from source: String, or third: String? = nil)
    -> String
  {
    let (a, b) = roll(30) ? (source, third ?? target) : (third ?? target, source)
    let way = pick([
      "a.view:addSubview(b.view)", "a.view:insertSubview(b.view, 0)",
      "local its = b.view if a ~= b and not pcall(function() a.view = its end) then "
        + "did 'a view of another controller' end",
      "b.view:removeFromSuperview() a.view:addSubview(b.view)", "b.view:addSubview(a.view)",
    ])
    return "do local a, b = \(a), \(b) try(function() \(way ?? "") end) noteViews(a, b) end"
  }

  /// Exchanges two children; they or their parent may have no views.
  mutating func exchange() -> String {
    let parent = pick(["root()", "noView()", "plain()", controller()]) ?? "root()"
    let show = roll(60) ? "try(function() parent.view:addSubview(a.view) end) " : ""
    let place = roll(60) ? "window.rootViewController = parent " : ""
    let duration = pick(["0", "0.2", "1"]) ?? "0"
    return """
      local parent, a, b = \(parent), plain(), plain() parent:addChild(a) parent:addChild(b) \
      \(show)\(place)\(keep("b")) \
      parent:transition(a, b, \(duration), nil, function() \(body()) end, function() \
      did(b.isViewLoaded and "children were exchanged" or "children without views were exchanged") \
      \(body()) end) \(pause())
      """
  }
}
