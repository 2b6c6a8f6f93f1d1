import HeadlessUIKit

extension RandomWalk.Deed {
  /// The table.
  static let all =
    time + stacks + tabs + presentations + containment + windows
    + pagesAndColumns + fingers + memory

  private static let time: [Self] = [
    Self(
      "endTurn", weight: 2, .outside, perform: { $0.stage.advance(by: .zero) },
      lua: { _ in "wait(0)" }),
    Self(
      "advance", weight: 3, .outside, choices: 400, plainer: "endTurn",
      perform: { $0.stage.advance(by: .milliseconds($0.number)) },
      lua: { "wait(\(seconds($0.number)))" }),
    Self(
      "settle", weight: 4, .settling, plainer: "endTurn",
      perform: {
        $0.stage.settle()
        $0.stage.clearTrace()
      }, lua: { _ in "settle()" }),
  ]

  private static let stacks: [Self] = [
    Self(
      "push", weight: 6, cast: [.one("nav"), .newcomer(of: ["plain", "box", "tabs"])],
      perform: { $0.nav?.pushViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):pushViewController(\($0.other), \($0.flag))" }),
    Self(
      "pushAgain", weight: 2, cast: [.one("nav"), .anyone],
      perform: { $0.nav?.pushViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):pushViewController(\($0.other), \($0.flag))" }),
    Self(
      "pop", weight: 3, cast: [.one("nav")],
      perform: { $0.nav?.popViewController(animated: $0.flag) },
      lua: { "\($0.one):popViewController(\($0.flag))" }),
    Self(
      "popTo", cast: [.one("nav"), .child],
      perform: { $0.nav?.popToViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):popToViewController(\($0.other), \($0.flag))" }),
    Self(
      "popToRoot", cast: [.one("nav")],
      perform: { $0.nav?.popToRootViewController(animated: $0.flag) },
      lua: { "\($0.one):popToRootViewController(\($0.flag))" }),
    Self(
      "rearrange", weight: 2, cast: [.one("nav"), .children],
      perform: { $0.nav?.setViewControllers($0.others, animated: $0.flag) },
      lua: { "\($0.one):setViewControllers(\(list($0.others)), \($0.flag))" }),
    Self(
      "replace", weight: 2, cast: [.one("nav"), .children, .newcomer(of: ["plain", "box"])],
      perform: { $0.nav?.setViewControllers($0.others, animated: $0.flag) },
      lua: { "\($0.one):setViewControllers(\(list($0.others)), \($0.flag))" }),
  ]

  private static let tabs: [Self] = [
    Self(
      "select", weight: 4, cast: [.one("tabs"), .child],
      perform: { $0.tabs?.selectedViewController = $0.other },
      lua: { "\($0.one).selectedViewController = \($0.other)" }),
    Self(
      "selectIndex", cast: [.one("tabs")], choices: 3,
      perform: { $0.tabs?.selectedIndex = $0.number },
      lua: { "\($0.one).selectedIndex = \($0.number)" }),
    Self(
      "rearrangeTabs", cast: [.one("tabs"), .children],
      perform: { $0.tabs?.viewControllers = $0.others },
      lua: { "\($0.one).viewControllers = \(list($0.others))" }),
    Self(
      "replaceTabs", cast: [.one("tabs"), .newcomer(), .anyone, .child],
      perform: { $0.tabs?.viewControllers = $0.others },
      lua: { "\($0.one).viewControllers = \(list($0.others))" }),
  ]

  private static let presentations: [Self] = [
    Self(
      "present", weight: 4, cast: [.anyone, .newcomer()], choices: styles.count,
      perform: { $0.presentOther() }, lua: { presentOther($0) }),
    Self(
      "presentAgain", weight: 2, cast: [.anyone, .anyone], choices: styles.count,
      perform: { $0.presentOther() }, lua: { presentOther($0) }),
    Self(
      "presentAndDismiss", cast: [.anyone, .newcomer()], plainer: "present",
      perform: { it in
        let (scene, operands) = (it.scene, it.operands)
        it.one.present(it.other, animated: it.flag) {
          scene[operands.other]?.dismiss(animated: operands.flag)
        }
      },
      lua: {
        """
        \($0.one):present(\($0.other), \($0.flag), function()
          if \($0.other) then \($0.other):dismiss(\($0.flag)) end
        end)
        """
      }),
    Self(
      "dismissAndPresent", cast: [.anyone, .newcomer()], plainer: "present",
      perform: { it in
        let (scene, operands) = (it.scene, it.operands)
        it.one.dismiss(animated: it.flag) {
          guard let other = scene[operands.other] else { return }
          scene[operands.one]?.present(other, animated: operands.flag)
        }
      },
      lua: {
        """
        \($0.one):dismiss(\($0.flag), function()
          if \($0.one) and \($0.other) then \($0.one):present(\($0.other), \($0.flag)) end
        end)
        """
      }),
    Self(
      "dismiss", weight: 3, cast: [.anyone],
      perform: {
        $0.one.dismiss(animated: $0.flag, completion: $0.scene.counted("dismiss", $0.one))
      },
      lua: { "\($0.one):dismiss(\($0.flag))" }),
    Self(
      "define", cast: [.anyone], perform: { $0.one.definesPresentationContext = $0.flag },
      lua: { "\($0.one).definesPresentationContext = \($0.flag)" }),
  ]
}
