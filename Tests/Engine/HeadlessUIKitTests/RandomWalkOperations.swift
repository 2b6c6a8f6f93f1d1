import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// The table.
  static let all =
    time + stacks + tabs + tabObjects + presentations + containment + windows
    + pagesAndColumns + fingers + scrolling + grids + lists + searches + sheets + scenes + memory

  private static let time: [Self] = [
    Self(
      "endTurn", weight: 2, .outside, execute: { $0.stage.advance(by: .zero) },
      lua: { _ in "wait(0)" }),
    Self(
      "advance", weight: 3, .outside, choices: 400, plainer: "endTurn",
      execute: { $0.stage.advance(by: .milliseconds($0.number)) },
      lua: { "wait(\(seconds($0.number)))" }),
    Self(
      "settle", weight: 4, .idleAfterwards, plainer: "endTurn",
      execute: {
        $0.stage.settle()
        $0.stage.clearTrace()
      }, lua: { _ in "settle()" }),
  ]

  private static let stacks: [Self] = [
    Self(
      "push", weight: 6, roles: [.one("nav"), .new(of: ["plain", "box", "tabs", "list"])],
      execute: { $0.nav?.pushViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):pushViewController(\($0.other), \($0.flag))" }),
    Self(
      "pushAgain", weight: 2, roles: [.one("nav"), .any],
      execute: { $0.nav?.pushViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):pushViewController(\($0.other), \($0.flag))" }),
    Self(
      "pop", weight: 3, roles: [.one("nav")],
      execute: { $0.nav?.popViewController(animated: $0.flag) },
      lua: { "\($0.one):popViewController(\($0.flag))" }),
    Self(
      "popTo", roles: [.one("nav"), .child],
      execute: { $0.nav?.popToViewController($0.other, animated: $0.flag) },
      lua: { "\($0.one):popToViewController(\($0.other), \($0.flag))" }),
    Self(
      "popToRoot", roles: [.one("nav")],
      execute: { $0.nav?.popToRootViewController(animated: $0.flag) },
      lua: { "\($0.one):popToRootViewController(\($0.flag))" }),
    Self(
      "rearrange", weight: 2, roles: [.one("nav"), .children],
      execute: { $0.nav?.setViewControllers($0.others, animated: $0.flag) },
      lua: { "\($0.one):setViewControllers(\(list($0.others)), \($0.flag))" }),
    Self(
      "replace", weight: 2, roles: [.one("nav"), .children, .new(of: ["plain", "box"])],
      execute: { $0.nav?.setViewControllers($0.others, animated: $0.flag) },
      lua: { "\($0.one):setViewControllers(\(list($0.others)), \($0.flag))" }),
  ]

  private static let tabs: [Self] = [
    Self(
      "select", weight: 4, roles: [.one("tabs"), .child],
      execute: { $0.tabs?.selectedViewController = $0.other },
      lua: { "\($0.one).selectedViewController = \($0.other)" }),
    Self(
      "selectIndex", roles: [.one("tabs")], choices: 3,
      execute: { $0.tabs?.selectedIndex = $0.number },
      lua: { "\($0.one).selectedIndex = \($0.number)" }),
    Self(
      "rearrangeTabs", roles: [.one("tabs"), .children],
      execute: { $0.tabs?.viewControllers = $0.others },
      lua: { "\($0.one).viewControllers = \(list($0.others))" }),
    Self(
      "replaceTabs", roles: [.one("tabs"), .new(), .any, .child],
      execute: { $0.tabs?.viewControllers = $0.others },
      lua: { "\($0.one).viewControllers = \(list($0.others))" }),
  ]

  private static let tabObjects: [Self] = [
    Self(
      "selectTab", weight: 3, roles: [.one("objects")], choices: 3,
      execute: { it in
        guard let tabs = it.tabs, tabs.tabs.indices.contains(it.number) else { return }
        tabs.selectedTab = tabs.tabs[it.number]
      },
      lua: { "\($0.one).selectedTab = \($0.one).tabs[\($0.number + 1)] or \($0.one).selectedTab" }),
    Self(
      "selectTabIndex", roles: [.one("objects")], choices: 3,
      execute: { $0.tabs?.selectedIndex = $0.number },
      lua: { "\($0.one).selectedIndex = \($0.number)" }),
    Self(
      "replaceTabObjects", roles: [.one("objects"), .new(), .any, .child],
      execute: { it in
        // A tab that provides its own tab bar controller would retain it.
        guard it.controllers.dropFirst().allSatisfy({ $0 !== it.one }) else { return }
        it.tabs?.tabs = it.others.map { RandomWalk.Kind.tab($0) }
      },
      lua: { "\($0.one).tabs = \(RandomWalk.Kind.tabs($0.others.map(\.description)))" }),
  ]

  private static let presentations: [Self] = [
    Self(
      "present", weight: 4, roles: [.any, .new()], choices: styles.count,
      execute: { $0.presentOther() }, lua: { presentOther($0) }),
    Self(
      "presentAgain", weight: 2, roles: [.any, .any], choices: styles.count,
      execute: { $0.presentOther() }, lua: { presentOther($0) }),
    Self(
      "presentAndDismiss", roles: [.any, .new()], plainer: "present",
      execute: { it in
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
      "dismissAndPresent", roles: [.any, .new()], plainer: "present",
      execute: { it in
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
      "dismiss", weight: 3, roles: [.any],
      execute: {
        $0.one.dismiss(animated: $0.flag, completion: $0.scene.counted("dismiss", $0.one))
      },
      lua: { "\($0.one):dismiss(\($0.flag))" }),
    Self(
      "define", roles: [.any], execute: { $0.one.definesPresentationContext = $0.flag },
      lua: { "\($0.one).definesPresentationContext = \($0.flag)" }),
  ]
}
