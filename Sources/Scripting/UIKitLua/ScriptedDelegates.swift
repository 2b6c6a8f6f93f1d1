import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// A delegate that a script wrote as a table: implements the methods for which the table has keys.
///
/// The table is stored in the owner's slot, an object only while it lives; this one refers to it.
class ScriptedDelegate: SelectiveDelegate {
  unowned let world: ScriptWorld
  // The owner retains this delegate, so it is alive.
  unowned let owner: any DelegateOwner
  let slot: String
  /// The functions of the table that were compared with the names of members.
  var knownFunctions: Set<String> = []

  /// Creates the delegate for a slot of its owner.
  required init(of owner: any DelegateOwner, in slot: String, world: ScriptWorld) {
    self.owner = owner
    self.slot = slot
    self.world = world
  }

  override func listens(to call: DelegateCall) -> Bool {
    if hasFunction(for: call) { return true }
    world.interpreter.warn(aboutFunctionsAddedTo: slot, of: owner, known: &knownFunctions)
    return false
  }

  private func hasFunction(for call: DelegateCall) -> Bool {
    guard let field = try? world.interpreter.slotField(of: owner, slot, call.rawValue) else {
      return false  // a table that raises when it is read implements nothing
    }
    if case .function = field { return true }
    return false
  }

  /// Calls the table's function, the sender first.
  @discardableResult
  func callFunction(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> LuaValue {
    run(call, [owner] + arguments) ?? .nil
  }

  /// Calls the table's function; nil if there is none, or if it raises, which is reported.
  func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runForResults(call, arguments).map { $0.first ?? .nil }
  }

  /// The same with all results; none if it returns none.
  func runForAll(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> [LuaValue] {
    runForResults(call, arguments) ?? []
  }

  private func runForResults(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> [LuaValue]? {
    var result: [LuaValue]?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      let field = try world.interpreter.slotField(of: owner, slot, call.rawValue)
      guard case .function(let function) = field else { return }
      result = try world.interpreter.call(function, arguments)
    }
    return result
  }

  /// Calls the table's function without a sender.
  func callFunctionWithoutSender(_ call: DelegateCall, _ arguments: (any LuaConvertible)?...)
    -> LuaValue
  {
    run(call, arguments.map { $0 ?? LuaValue.nil }) ?? .nil
  }

  /// Calls the table's function; only a literal true counts.
  func isTrue(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Bool {
    if case .boolean(true) = run(call, [owner] + arguments) { return true }
    return false
  }

  /// Calls the table's function for a controller; a result that is neither a controller nor nil is
  /// an error.
  func askForController(
    _ call: DelegateCall, _ arguments: any LuaConvertible...
  ) -> UIViewController? {
    let result = run(call, [owner] + arguments)
    guard let result, !result.isNil else { return nil }
    if let controller = result.object(in: world.interpreter) as? UIViewController {
      return controller
    }
    wrong(call, "a UIViewController or nil", result)
    return nil
  }

  /// Reports a result that cannot be used.
  func wrong(_ call: DelegateCall, _ expected: String, _ result: LuaValue) {
    let found = world.interpreter.describe(result)
    world.report(
      LuaError("\(call.rawValue) must return \(expected), got \(found)"),
      in: "\(owner.label) \(call.rawValue)")
  }
}

/// An object whose delegates scripts can set.
protocol DelegateOwner: LuaObject {
  /// Its name in messages.
  var label: String { get }
  /// Retains the objects that scripts created for it.
  var attachments: [String: AnyObject] { get set }
}

extension UIViewController: DelegateOwner {}

extension UITextField: DelegateOwner {}
extension UIScrollView: DelegateOwner {}

extension UIPresentationController: DelegateOwner {
  /// The name of the presented controller.
  var label: String { controller?.label ?? "presentation" }
}

extension ClassDescriptor where Object: DelegateOwner {
  /// A delegate, or a data source: a table, which is retained, or an object, which is not (D37).
  func delegate<Delegate: ScriptedDelegate>(
    _ name: String = "delegate", type: String, taking types: [Int32] = LuaValue.tablesAndObjects,
    summary: String, as _: Delegate.Type, in world: ScriptWorld,
    _ set: @escaping (Object, Delegate?) -> Void
  ) -> Self {
    slot(name, type: type, taking: types, summary: summary) {
      [unowned world] owner, isNil in
      let delegate = isNil ? nil : Delegate(of: owner, in: name, world: world)
      owner.attachments[name] = delegate
      set(owner, delegate)
    }
    .unretained()
  }
}

/// The delegate of a text field.
final class ScriptedTextFieldDelegate: ScriptedDelegate, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows(.shouldBeginEditing) }

  func textFieldDidBeginEditing(_ textField: UITextField) { callFunction(.didBeginEditing) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows(.shouldEndEditing) }

  func textFieldDidEndEditing(_ textField: UITextField) { callFunction(.didEndEditing) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows(.shouldReturn) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    allows(.shouldChangeCharacters, range, string)
  }

  /// Only a literal false refuses; a function that returns nothing does not.
  private func allows(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Bool {
    if case .boolean(false) = run(call, [owner] + arguments) { return false }
    return true
  }
}

/// The delegate of a text view.
final class ScriptedTextViewDelegate: ScriptedDelegate, UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows(.shouldBeginEditing) }

  func textViewDidBeginEditing(_ textView: UITextView) { callFunction(.didBeginEditing) }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows(.shouldEndEditing) }

  func textViewDidEndEditing(_ textView: UITextView) { callFunction(.didEndEditing) }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { allows(.shouldChangeText, range, text) }

  func textViewDidChange(_ textView: UITextView) { callFunction(.didChange) }

  func textViewDidChangeSelection(_ textView: UITextView) { callFunction(.didChangeSelection) }

  /// Only a literal false refuses; a function that returns nothing does not.
  private func allows(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Bool {
    if case .boolean(false) = run(call, [owner] + arguments) { return false }
    return true
  }
}

/// The delegate of a navigation controller.
class ScriptedNavigationDelegate: ScriptedDelegate, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { orientations() }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { preferredOrientation() }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    callFunction(.willShow, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    callFunction(.didShow, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = DelegateCall.animationControllerFor
    return world.animator(
      callFunction(call, operation, fromVC, toVC), of: call.rawValue, owner.label)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let call = DelegateCall.interactionControllerFor
    let animator = (animationController as? ScriptedAnimator)?.value ?? .nil
    return world.driver(callFunction(call, animator), of: call.rawValue, owner.label)
  }
}

extension UITabBarController.Sidebar: DelegateOwner {}

/// The delegate of the sidebar of tabs.
final class ScriptedSidebarDelegate: ScriptedDelegate,
  @MainActor UITabBarController.Sidebar.Delegate
{
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    _ = run(
      .sidebarVisibilityWillChange,
      [tabBarController, sidebar, animator as? ContextMenuAnimator])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    let call = DelegateCall.contextMenuConfigurationForTab
    guard let result = run(call, [tabBarController, sidebar, tab]), !result.isNil else {
      return nil
    }
    if let menu = result.object(in: world.interpreter) as? UIContextMenuConfiguration {
      return menu
    }
    wrong(call, "a UIContextMenuConfiguration or nil", result)
    return nil
  }
}

/// The delegate of a tab bar controller.
final class ScriptedTabBarDelegate: ScriptedDelegate, @MainActor UITabBarControllerDelegate {
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { orientations() }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { preferredOrientation() }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // Only a literal false refuses; a function that returns nothing does not.
    if case .boolean(false) = callFunction(.shouldSelect, viewController) { return false }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    callFunction(.didSelect, viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    if case .boolean(false) = callFunction(.shouldSelectTab, tab) { return false }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    callFunction(.didSelectTab, selectedTab, previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    let call = DelegateCall.displayedViewControllersFor
    let result = callFunction(call, tab, proposedViewControllers)
    if result.isNil { return proposedViewControllers }
    guard case .table(let list) = result else {
      wrong(call, "a list of view controllers, or nil", result)
      return proposedViewControllers
    }
    let found = list.sequence.map { $0.object(in: world.interpreter) as? UIViewController }
    let controllers = found.compactMap { $0 }
    guard controllers.count == found.count else {
      wrong(call, "a list of view controllers, or nil", result)
      return proposedViewControllers
    }
    return controllers
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    callFunction(.willBeginCustomizing, viewControllers)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    callFunction(.willEndCustomizing, viewControllers, changed)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    callFunction(.didEndCustomizing, viewControllers, changed)
  }

  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    callFunction(.willBeginEditing)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {
    callFunction(.visibilityDidChangeFor, tabs)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {
    callFunction(.displayOrderDidChangeFor, group)
  }

  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    callFunction(.didEndEditing)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = DelegateCall.animationControllerFor
    return world.animator(callFunction(call, fromVC, toVC), of: call.rawValue, owner.label)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let call = DelegateCall.interactionControllerFor
    let animator = (animationController as? ScriptedAnimator)?.value ?? .nil
    return world.driver(callFunction(call, animator), of: call.rawValue, owner.label)
  }
}

/// The delegate or the data source of a page controller.
final class ScriptedPageDelegate: ScriptedDelegate, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource
{
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { orientations() }

  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { preferredOrientation() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    askForController(.viewControllerBefore, viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    askForController(.viewControllerAfter, viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    callFunction(.willTransitionTo, pendingViewControllers)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    callFunction(.didFinishAnimating, finished, previousViewControllers, completed)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    number(.presentationCount)
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    number(.presentationIndex)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    let result = callFunction(.spineLocationFor, orientation)
    if let location: UIPageViewController.SpineLocation = result.named() { return location }
    if !result.isNil { wrong(.spineLocationFor, "\"min\", \"mid\" or \"max\"", result) }
    return pageViewController.spineLocation
  }

  private func number(_ call: DelegateCall) -> Int {
    let result = callFunction(call)
    if case .integer(let number) = result, number >= 0 { return Int(number) }
    wrong(call, "a whole number from 0", result)
    return -1
  }
}
