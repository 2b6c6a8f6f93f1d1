/// The beginning of each program, so that the command can run it as well.
enum Prelude {
  /// The text: the command that runs the program, and the functions that its statements use.
  static func text(for kind: ProgramKind, _ limit: ProgramLimit?) -> String {
    let options = [kind.isSandboxed ? "--sandbox" : nil, limit?.options].compactMap { $0 }
    let command = (["drilldown"] + options + ["FILE"]).joined(separator: " ")
    return """
      -- \(kind.name): \(command)
      local did, check, begin, ranOut = did or print, check or screen, begin or print, ranOut or error
      local v = {}
      \(functions)
      \(limit.map { "local function spend(phase)\n  begin(phase)\n  \($0.loop)\nend\n" } ?? "")
      """
  }

  private static let functions = """
    local function try(f, ...) return pcall(f, ...) end
    local function keep(object) v[#v + 1] = object end
    local longText = ("a long message "):rep(30)
    local function draw() return (try(screen)) end
    local function step(seconds)
      if seconds then try(wait, seconds) end
      if draw() then did "a picture after a step" end
      check()
    end
    local function noView()
      local c = UIViewController{}
      function c:loadView() did "loadView made no view" end
      return c
    end
    local plains = 0
    local function plain()
      plains = plains + 1
      return plains % 3 == 0 and noView() or UIViewController{ title = "Plain " .. plains }
    end
    local function onScreen(c)
      window.rootViewController = c
      try(settle)
      return c
    end
    local function root()
      return onScreen(UIViewController{})
    end
    local function stack()
      return onScreen(UINavigationController{ UIViewController{} })
    end
    local function overriding(name, f)
      local c = UIViewController{}
      c[name] = f
      return c
    end
    local function noteViews(a, b)
      local one, two = a.viewIfLoaded, b.viewIfLoaded
      if not one or not two or a == b then return end
      if one.superview == two or two.superview == one then did "a view in another controller's view" end
    end
    """
}
