import NavigationModel

/// A segue of a controller, as a storyboard would define it.
public enum Segue {
  /// Creates a controller and shows it.
  case show(() -> UIViewController)
  /// Creates a segue that is performed.
  case make((UIViewController) -> UIStoryboardSegue)
  /// Unwinds to the nearest controller that has an action.
  case unwind(Selector)
}

extension UIViewController {
  /// The segues that start here, by identifier; those of a storyboard are among them.
  ///
  ///     detail.segues = ["back": .unwind("returnHome"), "more": .show { More() }]
  ///     detail.performSegue(withIdentifier: "back", sender: nil)
  public var segues: [String: Segue] {
    get { parts.segues }
    set { parts.segues = newValue }
  }

  /// The sender of the segue that is being created.
  package var segueSender: Any? { parts.rareProperties?.segueSender }

  /// Registers an unwind action: unwind segues with that name can lead here.
  public func registerUnwindAction(
    _ action: Selector, handler: @escaping (UIStoryboardSegue) -> Void
  ) {
    parts.unwindActions[action] = Handler(.unwind, handler)
  }

  /// Performs what a touched control does that a storyboard has connected to an unwind segue: calls
  /// `shouldPerformSegue`, searches for the destination, and unwinds to it (P123, P124).
  ///
  /// Does nothing if no controller has the action (P125).
  public func performUnwind(_ action: Selector, sender: Any? = nil, identifier: String? = nil) {
    guard receiveShouldPerform(identifier, sender: sender) else { return }
    unwind(to: action, identifier, sender)
  }

  /// Performs a segue that the user has started, or that embeds a child, if `shouldPerformSegue`
  /// allows it (P124, G41).
  package func startSegue(_ segue: Segue, withIdentifier identifier: String?, sender: Any?) {
    guard receiveShouldPerform(identifier, sender: sender) else { return }
    performSegue(segue, withIdentifier: identifier, sender: sender)
  }

  /// Performs a segue without calling `shouldPerformSegue`.
  package func performSegue(_ segue: Segue, withIdentifier identifier: String?, sender: Any?) {
    switch segue {
    case .unwind(let action): unwind(to: action, identifier, sender)
    case .make(let create):
      parts.segueSender = sender
      defer { parts.segueSender = nil }
      let segue = HandlerCall.destination.run { create(self) }
      receivePrepare(segue, sender: sender)
      segue.receivePerform()
    case .show(let make):
      let destination = HandlerCall.destination.run(make)
      let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
      { [self] in stage.withoutNoting(.show) { receiveShow(destination, sender: sender) } }
      receivePrepare(segue, sender: sender)
      segue.receivePerform()
    }
  }

  private func unwind(to action: Selector, _ identifier: String?, _ sender: Any?) {
    let origin = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    var search = UnwindSearch(for: origin)
    let found =
      stage.profile.unwindsThroughChildren ? search.throughChildren() : search.byAncestors()
    guard let destination = found else { return }
    let segue = UnwindSegue(identifier: identifier, from: origin, to: destination)
    receivePrepare(segue, sender: sender)
    destination.receiveUnwindAction(action, segue)
    segue.receivePerform()
  }

  /// Reports an identifier that no segue has.
  func refuseSegue(_ identifier: String) {
    stage.report(.noSuchSegue, stage.describe(self), identifier)
  }
}
