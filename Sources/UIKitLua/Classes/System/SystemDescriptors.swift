import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// Registers a system controller's class, with its delegate.
  func registerSystemClass<Object: DelegateOwner>(
    _ make: @autoclosure @escaping () -> Object, extends parent: String = "UINavigationController",
    summary: String, delegate: String, type: String? = nil,
    set: @escaping (Object, ScriptedSystemDelegate?) -> Void,
    members: @escaping (ClassDescriptor<Object>) -> ClassDescriptor<Object> = { $0 }
  ) {
    describe(_typeName(Object.self, qualified: false)) { world in
      members(
        world.systemClass(make(), extends: parent, summary: summary)
          .delegate(
            delegate, type: type ?? "\(Object.self)Delegate", summary: Self.systemDelegateSummary,
            as: ScriptedSystemDelegate.self, in: world, set))
    }
  }

  /// Describes a class of the system.
  func systemClass<Object: DelegateOwner>(
    _ make: @autoclosure @escaping () -> Object, extends parent: String = "UINavigationController",
    summary: String
  ) -> ClassDescriptor<Object> {
    let descriptor = ClassDescriptor(
      "\(Object.self)", of: Object.self, extends: parent, receiver: "controller", summary: summary
    )
    .initializer { _ in make() }
    guard parent != "UIViewController" else { return descriptor }
    return descriptor.children("viewControllers") { (_: Object, _: [LuaValue]) throws(LuaError) in
      throw LuaError("\(Object.self) has its own contents")
    }
  }

  /// The summary of the delegate of a system controller.
  static let systemDelegateSummary =
    "Is notified of what the user did, and dismisses the controller."

  /// The film player; it has a function instead of a delegate.
  var moviePlayer: ClassDescriptor<MPMoviePlayerViewController> {
    ClassDescriptor(
      "MPMoviePlayerViewController", of: MPMoviePlayerViewController.self,
      extends: "UIViewController", receiver: "controller",
      summary: "Plays a film on the whole screen."
    )
    .initializer("contentURL") { arguments throws(LuaError) in
      let text: String? = try arguments.read("contentURL")
      return MPMoviePlayerViewController(contentURL: text.flatMap(URL.init))
    }
    .property(
      "contentURL", summary: "The URL of the film; set when it is created.",
      get: { $0.moviePlayer.contentURL?.absoluteString }
    )
    .property(
      "moviePlayer", summary: "Its player; it doesn't present itself.", owned: true,
      get: { $0.moviePlayer }
    )
    .slot(
      "playbackDidFinish", type: "function", taking: LuaValue.functions,
      summary: "Called `(controller, reason)` with the notification that the film has ended."
    ) { [unowned self] movie, isNil in
      movie.onFinish =
        isNil ? nil : { [unowned self, unowned movie] reason in finished(movie, reason) }
    }
    .typed(
      nil,
      .function(
        [
          LuaType.Component("controller", MPMoviePlayerViewController.luaDescription),
          LuaType.Component("reason", MPMovieFinishReason.luaDescription),
        ], returns: []))
  }

  private func finished(_ movie: MPMoviePlayerViewController, _ reason: MPMovieFinishReason) {
    callBack("\(movie.label) playbackDidFinish") { () throws(LuaError) in
      try interpreter.callSlot(of: movie, "playbackDidFinish", movie, reason)
    }
  }

  /// Adds the methods that present and dismiss films.
  func withFilms(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .method(
        "presentMoviePlayerViewControllerAnimated", "movie",
        summary: "Presents a controller that plays a film, with its own animation."
      ) { (controller: UIViewController, movie: MPMoviePlayerViewController) -> Void in
        controller.presentMoviePlayerViewControllerAnimated(movie)
      }
      .method(
        "dismissMoviePlayerViewControllerAnimated", summary: "Dismisses the film it presents."
      ) { (controller: UIViewController) -> Void in
        controller.dismissMoviePlayerViewControllerAnimated()
      }
  }

  /// The picker for other devices; it is not a view controller.
  var peerPicker: ClassDescriptor<GKPeerPickerController> {
    ClassDescriptor(
      "GKPeerPickerController", of: GKPeerPickerController.self, receiver: "picker",
      summary: "Lets a player find another device; it shows itself and isn't presented."
    )
    .initializer { _ in GKPeerPickerController() }
    .property(
      "name", summary: "A name for timelines and tests.", get: { $0.objectName },
      set: { $0.objectName = $1 }
    )
    .property("isVisible", summary: "Whether it is shown at present.", get: { $0.isVisible })
    .delegate(
      type: "GKPeerPickerControllerDelegate",
      summary: Self.systemDelegateSummary,
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("show", summary: "Shows it on top of everything, without a presenter.") {
      (picker: GKPeerPickerController) -> Void in
      picker.show()
    }
    .method("dismiss", summary: "Hides it; its delegate isn't notified.") {
      (picker: GKPeerPickerController) -> Void in picker.dismiss()
    }
    .description { picker in picker.label }
  }
}

extension GKPeerPickerController: DelegateOwner {}

/// Represents a value that the script's side stores with the object.
struct ScriptValue {}

extension ClassDescriptor {
  /// Adds a value that the system displays; Swift is only notified whether there is one.
  func content(
    _ name: String, _ summary: String, set: @escaping (Object, ScriptValue?) -> Void
  ) -> Self {
    slot(name, summary: summary) { object, isNil in set(object, isNil ? nil : ScriptValue()) }
  }
}
