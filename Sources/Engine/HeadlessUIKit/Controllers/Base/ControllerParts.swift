import Foundation
import NavigationModel

/// The state that a controller owns, and its registration with the stage.
///
/// It is deinitialized with its controller and cleans up then; the controller itself has no
/// `deinit`, so that subclasses can have plain ones, as in UIKit.
@dynamicMemberLookup
final class ControllerParts {
  /// The view, if it is loaded.
  var view: UIView?
  /// The navigation item, once it has been requested.
  var navigationItem: UINavigationItem?
  /// The tab bar item, once it has been requested.
  var tabBarItem: UITabBarItem?
  /// Whether the view is being loaded; false as well when loading has failed.
  var isLoading = false
  /// How many times the view is being loaded.
  var loadDepth: UInt8 = 0
  /// Whether the callbacks of a layout are being delivered.
  var isLayingOut = false
  /// Whether they were before it appears, since the view has asked for a layout.
  var isLaidOutUnseen = false
  /// Whether bottom bars are hidden while the controller is on a navigation stack.
  var hidesBottomBar = false
  /// The value of `hidesBottomBar` when a stack last read it (B57).
  var hidesBottomBarAsRead = false
  /// Whether the view also extends under opaque bars.
  var extendsUnderOpaqueBars = false
  var wantsFullScreenLayout: Bool?
  /// The edges at which the view extends under bars.
  var extendedEdges = UIRectEdge.all
  /// What it adds to the insets of its view; nil while nothing needs them.
  var insets: ControllerInsets?
  private var insetsOfView: NotifiedInsets?
  /// What it stores about traits; nil while nothing needs them.
  var traits: TraitState?
  /// State that most controllers never need; created on first access.
  private var lazyProperties: LazyProperties {
    if let rareProperties { return rareProperties }
    let made = LazyProperties()
    rareProperties = made
    return made
  }
  /// The same; nil until it is needed.
  private(set) var rareProperties: LazyProperties?
  private let id: Hierarchy.ID
  private let stage: Stage

  /// Creates the parts of a new controller.
  init(of id: Hierarchy.ID, on stage: Stage) {
    self.id = id
    self.stage = stage
  }

  /// The insets it was last notified of; nil before its view has appeared.
  var notifiedInsets: KnownInsets? {
    get { insetsOfView?.latest }
    set {
      if insetsOfView == nil, newValue != nil { insetsOfView = NotifiedInsets() }
      insetsOfView?.latest = newValue
    }
  }

  /// Those that it was notified of before these.
  var formerInsets: KnownInsets? {
    get { insetsOfView?.former }
    set { insetsOfView?.former = newValue }
  }

  subscript<Value>(dynamicMember part: ReferenceWritableKeyPath<LazyProperties, Value>) -> Value {
    get { lazyProperties[keyPath: part] }
    // A list is changed in place.
    _modify { yield &lazyProperties[keyPath: part] }
  }

  // Checking the current actor takes ten times as long as checking the current thread.
  nonisolated deinit {
    if stage.mainThread == ThreadID() || MainActorThread.isCurrent {
      let leave: @MainActor (ControllerParts) -> Void = { $0.leave() }
      // bench: push + pop in Swift, 5 %
      unsafeBitCast(leave, to: ((ControllerParts) -> Void).self)(self)
    } else {
      Task { @MainActor [view, navigationItem, stage, id] in
        view?.controller = nil
        navigationItem?.owner = nil
        stage.engine.forget(id)
      }
    }
  }

  /// Cleans up after the controller has been deallocated.
  private func leave() {
    if let view {
      view.controller = nil
      view.noteViewPlacesInside()
    }
    if let navigationItem { navigationItem.owner = nil }
    stage.engine.forget(id)
  }
}

/// What a controller was notified of.
private final class NotifiedInsets {
  var latest: KnownInsets?
  var former: KnownInsets?

  nonisolated deinit {}
}

/// State that most controllers never need.
final class LazyProperties {
  /// What stands for its contents while there are none.
  var contentUnavailable: (any UIContentConfiguration)?
  /// The view that shows that, in the controller's.
  weak var contentUnavailableView: UIView?
  /// Whether it is going to be asked for.
  var updatesContentUnavailable = false
  /// The name and the bundle of the nib that it was created with.
  var nibName: String?
  var nibBundle: Bundle?
  /// Objects that live as long as it.
  var attachments: [String: AnyObject] = [:]
  /// The items a toolbar shows while the controller is on top of a stack.
  var toolbarItems: [UIBarButtonItem]?
  /// The edit button, once it has been requested.
  var editButtonItem: UIBarButtonItem?
  /// Whether the contents are being edited.
  var isEditing = false
  /// The options for presenting the controller.
  var presentationOptions = PresentationOptions()
  /// The segues that a storyboard would define for the controller, by identifier.
  var segues: [String: Segue] = [:]
  /// The sender of the segue that is being created.
  var segueSender: Any?
  /// The unwind actions of a Swift program.
  var unwindActions: [Selector: Handler<UIStoryboardSegue>] = [:]
  /// The scroll views that it names for the bars at its edges.
  var topScrollView = WeakScrollView()
  var bottomScrollView = WeakScrollView()
  /// The restoration identifier.
  var restorationIdentifier: String?
  /// How it comes to the screen.
  var preferredTransition: UIViewController.Transition?
  /// The commands of keys that were added to it.
  var keyCommands = KeyedList<ObjectIdentifier, UIKeyCommand>()
  /// The tab that it was provided for.
  weak var tab: UITab?
  /// The class that recreates the controller when its state is restored.
  var restorationClass: (any UIViewControllerRestoration.Type)?
}
