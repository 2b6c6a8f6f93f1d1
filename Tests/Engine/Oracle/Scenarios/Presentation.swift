import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Scenario {
  /// Presentations and dismissals.
  static let presentation: [Scenario] = [
    Scenario("presenting-on-an-unanimated-presentation", "C9, D28") { scene in
      let root = scene.probe("Root")
      let (first, second) = (scene.probe("First"), scene.probe("Second"))
      scene.step { scene.show(root) }
      scene.step {
        root.present(first, animated: false) { scene.note("completion of First") }
        first.present(second, animated: false) { scene.note("completion of Second") }
        scene.value("presented by First", controller: first.presentedViewController)
      }
      scene.step { scene.value("presented by First", controller: first.presentedViewController) }
    },
    Scenario("dismissal-from-did-appear", "C18") { scene in
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
        for isAnimated in [false, true] {
          let root = scene.probe("Root")
          let modal = scene.probe("Modal")
          modal.modalPresentationStyle = style
          modal.actions["viewDidAppear"] = { modal in
            modal.dismiss(animated: isAnimated) { scene.note("completion of the dismissal") }
          }
          scene.step { scene.show(root) }
          scene.step { root.present(modal, animated: isAnimated) }
          scene.step { scene.value("presented", controller: root.presentedViewController) }
        }
      }
    },
    Scenario("present-and-dismiss-in-one-turn", "C19, D5") { scene in
      let root = scene.probe("Root")
      scene.step { scene.show(root) }
      scene.step {
        root.present(scene.probe("Modal"), animated: false) {
          scene.note("completion of the presentation")
        }
        root.dismiss(animated: false) { scene.note("completion of the dismissal") }
      }
      scene.step { scene.value("presented", controller: root.presentedViewController) }
    },
    Scenario("dismissal-that-meets-another", "C20, D30") { scene in
      let root = scene.probe("Root")
      let (first, second) = (scene.probe("First"), scene.probe("Second"))
      for modal in [first, second] { modal.modalPresentationStyle = .fullScreen }
      scene.step { scene.show(root) }
      scene.step { root.present(first, animated: false) }
      scene.step { first.present(second, animated: false) }
      scene.step {
        second.dismiss(animated: true) { scene.note("completion of the first dismissal") }
        second.dismiss(animated: true) { scene.note("completion of the second dismissal") }
      }
      scene.step {
        scene.value("presented by Root", controller: root.presentedViewController)
        scene.value("presented by First", controller: first.presentedViewController)
      }
    },
    Scenario("nothing-to-dismiss", "completion of a dismissal with nothing to dismiss (D6)") {
      scene in
      let root = scene.probe("Root")
      scene.step { scene.show(root) }
      scene.step {
        root.dismiss(animated: true) { scene.note("completion") }
        scene.note("after the call")
      }
    },
    Scenario("coordinator-on-the-next-line", "C23") { scene in
      let root = scene.probe("Root")
      let nav = UINavigationController(rootViewController: root)
      let coordinator = { (what: String) in
        let given = nav.transitionCoordinator?.animate(
          alongsideTransition: { _ in scene.note("\(what): alongside") },
          completion: { _ in scene.note("\(what): completion") })
        scene.value(what, given != nil)
      }
      scene.step { scene.show(nav) }
      scene.step {
        nav.pushViewController(scene.probe("Detail"), animated: true)
        coordinator("push")
      }
      scene.step {
        nav.popViewController(animated: true)
        coordinator("pop")
      }
      scene.step {
        nav.pushViewController(scene.probe("Unanimated"), animated: false)
        coordinator("unanimated push")
      }
      scene.step {
        nav.present(scene.probe("Modal"), animated: true)
        coordinator("present")
      }
      scene.step {
        nav.dismiss(animated: true)
        coordinator("dismiss")
      }
    },
    Scenario("durations", "how long animations take (P47)") { scene in
      let nav = UINavigationController(rootViewController: scene.probe("Root"))
      let duration = { (what: String) in
        scene.value(what, nav.transitionCoordinator?.transitionDuration)
      }
      scene.step { scene.show(nav) }
      scene.step {
        nav.pushViewController(scene.probe("Detail"), animated: true)
        duration("push")
      }
      scene.step {
        nav.popViewController(animated: true)
        duration("pop")
      }
      scene.step {
        nav.present(scene.probe("Sheet"), animated: true)
        duration("present")
      }
      scene.step {
        nav.dismiss(animated: true)
        duration("dismiss")
      }
    },
    Scenario("chain-of-presentations", "isBeingDismissed in a chain (D14)") { scene in
      let root = scene.probe("Root")
      let modals = ["First", "Second", "Third"].map { scene.probe($0) }
      for modal in modals {
        modal.modalPresentationStyle = .pageSheet
        modal.actions["viewWillDisappear"] = {
          scene.value("\($0.name) isBeingDismissed", $0.isBeingDismissed)
        }
      }
      scene.step { scene.show(root) }
      scene.step { root.present(modals[0], animated: false) }
      scene.step { modals[0].present(modals[1], animated: false) }
      scene.step { modals[1].present(modals[2], animated: false) }
      scene.step { root.dismiss(animated: true) { scene.note("completion") } }
    },
    Scenario("style-of-an-action-sheet", "style of an action sheet on an iPhone") { scene in
      let root = scene.probe("Root")
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      scene.step { scene.show(root) }
      scene.step {
        alert.popoverPresentationController?.sourceView = root.view
        root.present(alert, animated: true)
        scene.value("style", alert.modalPresentationStyle.rawValue)
      }
      scene.step { root.dismiss(animated: true) }
    },
    Scenario("frames-of-sheets", "frames of cards, page sheets and popovers (P40 to P42)") {
      scene in
      let root = scene.probe("Root")
      scene.step { scene.show(root) }
      for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
        let modal = scene.probe("Modal")
        modal.modalPresentationStyle = style
        scene.step {
          modal.popoverPresentationController?.sourceView = root.view
          root.present(modal, animated: false)
        }
        scene.step {
          let frame = modal.presentationController?.frameOfPresentedViewInContainerView ?? .null
          scene.value("screen", "\(scene.window.bounds.width) x \(scene.window.bounds.height)")
          scene.value(
            "style \(style.rawValue)",
            "\(frame.minX) \(frame.minY) \(frame.width) x \(frame.height)")
          root.dismiss(animated: false)
        }
      }
    },
    Scenario("names-of-presentation-controllers", "names of presentation controllers (P96)") {
      scene in
      let styles = [
        UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext,
        .overFullScreen, .overCurrentContext, .popover,
      ]
      for style in styles {
        let modal = scene.probe("Modal")
        modal.modalPresentationStyle = style
        scene.step {
          let controller = modal.presentationController
          scene.value("style \(style.rawValue)", controller.map { "\(type(of: $0))" })
        }
      }
    },
    Scenario("cancelled-presentation", "a presentation that is cancelled (D15)") { scene in
      let root = scene.probe("Root")
      let modal = scene.probe("Modal")
      let animator = scene.keep(Animator())
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = animator
      scene.step { scene.show(root) }
      scene.briefStep {
        animator.driver = UIPercentDrivenInteractiveTransition()
        root.present(modal, animated: true) { scene.note("completion") }
      }
      scene.step {
        animator.driver?.update(0.4)
        animator.driver?.cancel()
      }
      scene.step { scene.value("presented", controller: root.presentedViewController) }
    },
    Scenario("cancelled-dismissal", "a dismissal that is cancelled (D15)") { scene in
      let root = scene.probe("Root")
      let modal = scene.probe("Modal")
      let animator = scene.keep(Animator())
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = animator
      scene.step { scene.show(root) }
      scene.step { root.present(modal, animated: true) }
      scene.briefStep {
        animator.driver = UIPercentDrivenInteractiveTransition()
        root.dismiss(animated: true) { scene.note("completion") }
      }
      scene.step {
        animator.driver?.update(0.4)
        animator.driver?.cancel()
      }
      scene.step { scene.value("presented", controller: root.presentedViewController) }
    },
  ]
}
