import Support
import Testing

/// Objects nested as deep as is allowed: they are shown and removed in linear time.
///
/// Deeper nesting is an error.
@Suite(.slow("it starts processes"))
struct DepthTests {
  private static let limits = ["--timeout", "60"]

  @Test(arguments: [[], ["--sandbox"]])
  func twentyThousandViewsComeAndGoAndOneMoreIsAnError(_ options: [String]) throws {
    let script = """
      local top = UIView()
      local leaf = top
      for _ = 1, 19999 do
        local view = UIView()
        leaf:addSubview(view)
        leaf = view
      end
      window:addSubview(top)
      settle()
      print(#tree() > 0, #screen() > 0)
      print(pcall(leaf.addSubview, leaf, UIView()))
      print(pcall(window.insertSubview, UIView(), window, 0))
      top:removeFromSuperview()
      leaf:addSubview(UIView())
      print(leaf.window, #leaf.subviews)
      top = nil
      collectgarbage()
      for _ = 1, 100 do leaf:addSubview(UIView()) end
      print(#leaf.subviews)
      """
    let deep = "Views cannot be nested more than 20000 deep"
    let run = try CommandRun(Self.limits + options + ["-e", script])
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "true\ttrue")
    #expect(lines.count { $0.contains(deep) } == 2)
    #expect(lines.suffix(2) == ["nil\t1", "101"])
    #expect(run.errorOutput == "")
  }

  /// The views around a view may be gone without a message: what is left is not deep any more.
  @Test func aViewThatIsLeftOfManyHasRoomAgain() throws {
    let script = """
      local leaf = UIView()
      for _ = 1, 5 do
        for _ = 1, 15000 do
          local view = UIView()
          leaf:addSubview(view)
          leaf = view
        end
        collectgarbage()
      end
      print(leaf.superview == nil, #leaf.subviews)
      """
    #expect(try CommandRun(Self.limits + ["-e", script]).summary == "0\ntrue\t0\n")
  }

  @Test(arguments: [[], ["--sandbox"]])
  func thousandsOfControllersInOneAnotherComeAndGo(_ options: [String]) throws {
    let script = """
      local leaf = UIViewController()
      window.rootViewController = leaf
      for _ = 1, 10000 do
        local child = UIViewController()
        leaf:addChild(child)
        child:didMove(leaf)
        leaf = child
      end
      settle()
      print(#tree(nil, "json") > 0, #screen() > 0)
      leaf = nil
      window.rootViewController = UIViewController()
      settle()
      collectgarbage()
      local bar = UIViewController()
      for _ = 1, 100 do bar = UITabBarController{ bar } end
      window.rootViewController = bar
      settle()
      print(#tree() > 0, #screen() > 0)
      """
    #expect(
      try CommandRun(Self.limits + options + ["-e", script]).summary
        == "0\ntrue\ttrue\ntrue\ttrue\n")
  }

  @Test(arguments: [[], ["--sandbox"]])
  func thousandsOfPresentationsComeAndGo(_ options: [String]) throws {
    let script = """
      local root = UIViewController()
      window.rootViewController = root
      settle()
      local top = root
      for _ = 1, 3000 do
        local next = UIViewController()
        top:present(next, false)
        settle()
        top = next
      end
      root:dismiss(false)
      settle()
      print(root.presentedViewController, top.presentingViewController)
      """
    #expect(try CommandRun(Self.limits + options + ["-e", script]).summary == "0\nnil\tnil\n")
  }
}
