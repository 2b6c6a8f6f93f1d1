import Foundation
import HeadlessUIKit
import NavigationModel

/// Records the callbacks of every controller of a scene, and checks that they alternate.
final class RandomWalkRecorder: NSObject, MemberOverrides {
  /// Called after a controller, or its delegate, has received a call.
  var onSignal: (UIViewController, RandomWalk.Signal) -> Void = { _, _ in }
  /// The callbacks that were out of order.
  private(set) var faults: [String] = []
  private var watched: [Hierarchy.ID: Watched] = [:]
  private var last: [Hierarchy.ID: Callback] = [:]
  private var loaded: Set<Hierarchy.ID> = []

  private struct Watched {
    weak var controller: UIViewController?
  }

  /// The callbacks that may come directly before: how callbacks alternate.
  private static let predecessors: [Callback: Set<Callback>] = [
    .viewWillAppear: [.viewDidDisappear, .viewWillDisappear],
    .viewIsAppearing: [.viewWillAppear],
    .viewDidAppear: [.viewWillAppear, .viewIsAppearing],
    .viewWillDisappear: [.viewDidAppear, .viewWillAppear, .viewIsAppearing],
    .viewDidDisappear: [.viewWillDisappear],
  ]

  /// Observes a new controller.
  func watch(_ controller: UIViewController) {
    watched[controller.id] = Watched(controller: controller)
    controller.overrides = self
    (controller as? UINavigationController)?.delegate = self
    (controller as? UITabBarController)?.delegate = self
  }

  /// Whether the object of an identifier is alive; the stage knows those that containers created.
  func isAlive(_ id: Hierarchy.ID, on stage: Stage) -> Bool {
    watched[id].map { $0.controller != nil } ?? (stage.controller(id) != nil)
  }

  /// The last appearance callback of a controller; nil for one that a container created.
  func lastReceived(by id: Hierarchy.ID) -> Callback? {
    watched[id] == nil ? nil : last[id] ?? .viewDidDisappear
  }

  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool {
    !callback.isTracedOnlyWhenOverridden
  }

  func overrides(_ member: String, of object: any Overridable) -> Bool { false }

  func call(
    _ member: OverridableMember, of object: any Overridable, _ arguments: [Any?]
  ) -> OverrideAnswer? { nil }

  func delegate(of object: any Overridable) -> AnyObject? { nil }

  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?
  ) {
    record(callback, of: controller)
    controller.callSwiftMethod(callback, animated: animated, parent: parent)
    onSignal(controller, .callback(callback))
  }

  private func record(_ callback: Callback, of controller: UIViewController) {
    let id = controller.id
    if callback == .viewDidLoad && !loaded.insert(id).inserted {
      faults.append("\(id) receives viewDidLoad twice")
    }
    if callback == .viewDidUnload { loaded.remove(id) }
    guard let predecessors = Self.predecessors[callback] else { return }
    let former = last[id] ?? .viewDidDisappear
    if !predecessors.contains(former) {
      faults.append("\(id) receives \(callback) after \(former)")
    }
    if !controller.isViewLoaded { faults.append("\(id) receives \(callback) without a view") }
    last[id] = callback
  }
}

extension RandomWalkRecorder: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    onSignal(navigationController, .delegate(.willShow))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    onSignal(navigationController, .delegate(.didShow))
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    onSignal(tabBarController, .delegate(.didSelect))
  }
}
