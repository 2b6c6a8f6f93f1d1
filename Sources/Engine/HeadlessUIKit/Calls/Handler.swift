import NavigationModel

/// A closure that the program has passed to be called later; it can only be called with its row of the
/// table of calls.
package struct Handler<Argument> {
  /// Its row.
  package let call: HandlerCall
  private let body: (Argument) -> Void

  /// A closure with its row.
  package init(_ call: HandlerCall, _ body: @escaping (Argument) -> Void) {
    self.call = call
    self.body = body
  }

  /// The closure, if there is one.
  package init?(_ call: HandlerCall, _ body: ((Argument) -> Void)?) {
    guard let body else { return nil }
    self.init(call, body)
  }

  /// Records the call, if its row says so, and calls the closure.
  package func run(
    _ argument: Argument, on stage: @autoclosure () -> Stage = .current,
    about owner: (any CallOwner)? = nil, _ words: @autoclosure () -> [String] = []
  ) {
    call.call(on: stage(), about: owner, words()) { body(argument) }
  }
}

extension Handler {
  /// The closure with its argument.
  func with(_ argument: Argument) -> Handler<Void> {
    Handler<Void>(call) { [body] _ in body(argument) }
  }
}

extension Handler where Argument == Void {
  /// A closure without an argument, if there is one.
  package init?(_ call: HandlerCall, _ body: (() -> Void)?) {
    guard let body else { return nil }
    self.init(call) { _ in body() }
  }

  /// Records the call, if its row says so, and calls the closure.
  package func run(on stage: @autoclosure () -> Stage = .current) { run((), on: stage()) }
}

/// A row of the table of the closures that a program passes, and of what is called of the objects
/// that it passes in their place.
package struct HandlerCall: Sendable, Equatable {
  /// The word for it in traces and breakpoints.
  package let word: String
  /// The parameter or property that takes it, as UIKit writes it.
  package let method: String
  /// The kind of event that records it; nil if it isn't recorded.
  package let kind: Event.Kind?
  /// The beat that plays it, if it has a fixed place in a change.
  package let beat: Beat?

  static let present = Self(
    "present", "present(_:animated:completion:)", .completion, in: .completion)
  static let dismiss = Self(
    "dismiss", "dismiss(animated:completion:)", .completion, in: .completion)
  static let transition = Self(
    "transition", "transition(from:to:duration:options:animations:completion:)", .completion,
    in: .completion)
  static let setViewControllers = Self(
    "setViewControllers", "setViewControllers(_:direction:animated:completion:)", .completion,
    in: .completion)
  static let transaction = Self("CATransaction", "setCompletionBlock(_:)", .completion)
  static let alertAction = Self("handler", "init(title:style:handler:)", .delegate, in: .completion)
  static let alongside = Self(
    "animateAlongsideTransition", "animate(alongsideTransition:completion:)", nil)
  static let interaction = Self(
    "notifyWhenInteractionChanges", "notifyWhenInteractionChanges(_:)", nil)
  static let animation = Self("animate", "animate(withDuration:animations:completion:)", nil)
  static let undo = Self("undo", "registerUndo(withTarget:handler:)", nil)
  static let updates = Self(
    "performBatchUpdates", "performBatchUpdates(_:completion:)", nil)
  static let action = Self("UIAction", "init(title:image:identifier:handler:)", nil)
  static let configuration = Self(
    "configurationHandler", "addTextField(configurationHandler:)", nil)
  static let color = Self("dynamicProvider", "init(dynamicProvider:)", nil)
  static let menuElements = Self("elementProvider", "init(_:)", nil)
  static let titleMenu = Self("titleMenuProvider", "titleMenuProvider", nil)
  static let zoomSource = Self(
    "sourceViewProvider", "zoom(options:sourceViewProvider:)", .delegate, in: .askForAnimator)
  static let zoomDismissal = Self(
    "interactiveDismissShouldBegin", "interactiveDismissShouldBegin", nil)
  static let event = Self("sendActions", "sendActions(for:)", nil)
  static let sentAction = Self("sendAction", "sendAction(_:to:from:for:)", nil)
  static let buttonUpdate = Self(
    "configurationUpdateHandler", "configurationUpdateHandler", nil)
  static let gesture = Self("addTarget", "init(target:action:)", nil)
  package static let movie = Self(
    "MPMoviePlayerPlaybackDidFinish", "post(name:object:userInfo:)", nil)
  static let sceneRequest = Self(
    "errorHandler", "requestGeometryUpdate(_:errorHandler:)", .completion)
  static let sceneOpening = Self("open", "open(_:options:completionHandler:)", .completion)
  static let segue = Self(
    "perform", "init(identifier:source:destination:performHandler:)", nil)
  static let destination = Self("show", "Segue.show(_:)", nil)
  package static let notification = Self(
    "notification", "addObserver(forName:object:queue:using:)", nil)
  package static let performed = Self("perform", "perform(_:with:afterDelay:)", nil)
  package static let timer = Self(
    "timer", "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", nil)
  package static let displayLink = Self("displayLink", "CADisplayLink.init(target:selector:)", nil)
  package static let observedValue = Self(
    "changeHandler", "observe(_:options:changeHandler:)", nil)
  static let interactionWillMove = Self("willMove", "UIInteraction.willMove(to:)", nil)
  static let interactionDidMove = Self("didMove", "UIInteraction.didMove(to:)", nil)
  static let contentView = Self(
    "makeContentView", "UIContentConfiguration.makeContentView()", nil)
  static let contentSupport = Self("supports", "UIContentView.supports(_:)", nil)
  static let content = Self("configuration", "UIContentView.configuration", nil)
  static let restoring = Self(
    "restoreUserActivityState", "UIUserActivityRestoring.restoreUserActivityState(_:)", nil)
  static let unwind = Self("unwindAction", "registerUnwindAction(_:handler:)", nil)
  static let sheetChanges = Self("animateChanges", "animateChanges(_:)", nil)
  package static let drawing = Self("image", "image(actions:)", nil)
  static let mutations = Self("modifyingTraits", "modifyingTraits(_:)", nil)
  static let asCurrentTraits = Self("performAsCurrent", "performAsCurrent(_:)", nil)
  package static let creator = Self(
    "creator", "instantiateViewController(identifier:creator:)", nil)
  package static let activityTitle = Self("activityTitle", "UIActivity.activityTitle", nil)

  static let traitChange = Self(
    "traitChangeHandler", "registerForTraitChanges(_:handler:)", .delegate)
  static let detent = Self("resolver", "custom(identifier:resolver:)", nil)
  static let tab = Self(
    "viewControllerProvider", "init(title:image:identifier:viewControllerProvider:)", nil)

  static let snapshot = Self(
    "apply", "apply(_:animatingDifferences:completion:)", nil)
  static let cellProvider = Self("cellProvider", "init(collectionView:cellProvider:)", nil)
  static let elementProvider = Self(
    "supplementaryViewProvider", "supplementaryViewProvider", nil)
  static let reordering = Self("reorderingHandlers", "reorderingHandlers", nil)
  static let registration = Self("handler", "CellRegistration.init(handler:)", nil)
  static let cell = Self("make", "register(forCellReuseIdentifier:making:)", nil)
  static let swipeAction = Self(
    "handler", "UIContextualAction.init(style:title:handler:)", .delegate)
  /// What deletes a row as the data source does, whose own call is recorded.
  static let deletion = Self("delete", "tableView(_:commit:forRowAt:)", nil)
  static let swipeProvider = Self(
    "swipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider", nil)
  static let sectionProvider = Self("sectionProvider", "init(sectionProvider:)", nil)
  static let preview = Self(
    "previewProvider", "init(identifier:previewProvider:actionProvider:)", nil)
  static let menuActions = Self(
    "actionProvider", "init(identifier:previewProvider:actionProvider:)", nil)
  static let menuAnimation = Self("addAnimations", "addAnimations(_:)", nil)
  static let menuCompletion = Self("addCompletion", "addCompletion(_:)", nil)

  private init(_ word: String, _ method: String, _ kind: Event.Kind?, in beat: Beat? = nil) {
    self.word = word
    self.method = method
    self.kind = kind
    self.beat = beat
  }

  /// Calls a closure that is not kept, or what is called in its place.
  package func run<Result, Failure>(
    on stage: @autoclosure () -> Stage = .current, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try call(on: stage(), about: nil, [], body) }

  /// Calls a closure about an object, and records that first if the row says so.
  func call<Result, Failure>(
    on stage: @autoclosure () -> Stage, about owner: (any CallOwner)?,
    _ words: @autoclosure () -> [String], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try callOut(
      on: stage(), if: kind != nil,
      stage().event(word, kind ?? .completion, of: owner, words()), body)
  }

  /// The same for a closure with an argument.
  package func run<Argument, Result>(_ body: (Argument) -> Result, with argument: Argument)
    -> Result
  {
    run { body(argument) }
  }

  /// All rows.
  package static let all = [
    present, dismiss, transition, setViewControllers, transaction, alertAction, alongside,
    animation, interaction,
    updates, action, event, movie, segue, destination, unwind, notification,
    detent, tab, traitChange, configuration, color, menuElements, titleMenu, zoomSource,
    zoomDismissal, sceneRequest, sceneOpening, snapshot, cellProvider, elementProvider,
    reordering, registration, swipeAction, deletion, swipeProvider, sectionProvider, preview,
    menuActions,
    menuAnimation, menuCompletion, undo, gesture, buttonUpdate, sentAction, performed, timer,
    displayLink, observedValue, cell, interactionWillMove, interactionDidMove, contentView,
    contentSupport, content, restoring, sheetChanges, drawing, mutations, asCurrentTraits, creator,
    activityTitle,
  ]
}

/// A closure that the program has passed to be asked later; it can only be asked with its row of the
/// table of calls.
package struct AnsweringHandler<Argument, Answer> {
  /// Its row.
  package let call: HandlerCall
  private let body: (Argument) -> Answer

  /// A closure with its row.
  package init(_ call: HandlerCall, _ body: @escaping (Argument) -> Answer) {
    self.call = call
    self.body = body
  }

  /// Records the call, if its row says so, and asks the closure.
  package func answer(
    _ argument: Argument, on stage: @autoclosure () -> Stage = .current,
    about owner: (any CallOwner)? = nil, _ words: @autoclosure () -> [String] = []
  ) -> Answer { call.call(on: stage(), about: owner, words()) { body(argument) } }
}

extension Selector {
  /// Performs it on a target, with as many of the arguments as it takes, and records that if the row of
  /// the table says so; false if the target has no such method, or an argument is of another type.
  @discardableResult
  package func perform(as call: HandlerCall, on target: AnyObject?, _ arguments: Any?...) -> Bool {
    guard let target else { return false }
    if let action { return call.run { action(target, arguments) } }
    guard let performer = target as? any SelectorPerforming else { return false }
    call.run { performer.perform(self, with: arguments.first ?? nil) }
    return true
  }
}
