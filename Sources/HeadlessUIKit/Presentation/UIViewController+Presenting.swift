import NavigationModel

extension UIViewController {
  /// Presents now, or when the transition that its family is in has ended (P80).
  func submitPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?)
  {
    let busy = stage.hierarchy.lineage(of: id).lazy.map { TransitionEngine.Lane.container($0) }
      .first { self.stage.engine.isBusy($0) }
    guard let busy else {
      return begin(presenting: presented, animated: animated, completion: completion)
    }
    stage.engine.wait(for: busy) { [self] in
      submitPresentation(of: presented, animated: animated, completion: completion)
    }
  }

  private func begin(
    presenting presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = presented.modalPresentationStyle
    let presenter = stage.hierarchy.presenter(askedBy: id, style: style)
    guard mayPresent(presented, on: presenter) else { return }
    let kind: Choreography.Kind = style.coversPresenter ? .present : .presentOver
    let presentation = Presentation(
      presented: presented.id, source: id, style: style, coversPresenter: style.coversPresenter)
    let stage = stage
    presented.leaveParent()
    stage.gain(presented.id, by: controller(presenter))
    stage.engine.perform(
      kind, in: .presenter(presenter), animated: animated,
      completion: completion.map { .init(call: "present", about: presented.label, body: $0) }
    ) { $0.present(presentation, by: presenter) }
  }

  /// The checks of a presentation, in UIKit's order: exceptions, then the window, then who is busy
  /// (P79, D3).
  private func mayPresent(_ presented: UIViewController, on presenterID: Hierarchy.ID) -> Bool {
    let presenter = controller(presenterID)
    let names = (stage.describe(presented), stage.describe(presenter), stage.describe(self))
    let node = stage.hierarchy[presented.id]
    if presented === self {
      stage.complain(.presentSelf, names.2)
    } else if let other = node.presenter {
      stage.complain(.alreadyPresented, names.0, stage.describe(controller(other)))
    } else if let parent = node.parent {
      stage.complain(.hasParent, names.0, stage.describe(controller(parent)))
    } else if node.window != nil {
      stage.complain(.rootPresented, names.0, names.1)
    } else if presenter?.isInside(presented) == true {
      stage.complain(.presentSelf, names.1)
    } else if !stage.isInWindow(presenterID) {
      stage.complain(.notInWindow, names.0, names.1, names.2)
    } else if stage.engine.isPresenting(on: presenterID) {
      stage.complain(stage.profile.presentationBusyRule, names.0, names.1, names.2)
    } else if let current = stage.hierarchy[presenterID].presentation {
      let rule: Complaint.Rule = current.isLeaving ? .presenterLeaving : .alreadyPresenting
      stage.complain(rule, names.0, names.1, names.2, stage.describe(controller(current.presented)))
    } else {
      return true
    }
    return false
  }

  /// Dismisses what there is to dismiss (P52 to P54).
  func submitDismissal(animated: Bool, completion: (() -> Void)?) {
    let finish = completion.map {
      TransitionUnderWay.Completion(call: "dismiss", about: label, body: $0)
    }
    guard let presenter = stage.hierarchy.presenterToDismiss(askedBy: id),
      let presentation = stage.hierarchy[presenter].presentation
    else {
      stage.engine.perform(.nothing, in: lane, animated: false, completion: finish) { _ in
        Change(subject: id)
      }
      return
    }
    guard !stage.engine.isPresenting(on: presenter) else {
      return stage.complain(
        .dismissalInProgress, stage.describe(self),
        stage.describe(presentation, of: presentation.presented))
    }
    let chain = stage.hierarchy.chain(from: presentation.presented)
    let kind: Choreography.Kind = presentation.coversPresenter ? .dismiss : .dismissOver
    let transition = stage.engine.perform(
      kind, in: .presenter(presenter), animated: animated, completion: finish
    ) { $0.withdrawPresentation(of: presenter) }
    // Those that are covered hear nothing and are not being dismissed, only gone (D14).
    transition?.dismissed = chain.filter {
      transition?.transition.change.leaving.contains($0) == true
    }
  }

  /// Whether a presentation of it is asked for or running, up to its completion (P51).
  var isComing: Bool {
    guard let presenter = stage.hierarchy[id].presenter else { return false }
    return stage.engine.isPresenting(on: presenter)
  }

  /// Whether a dismissal of it is asked for or running, up to its completion (P51).
  var isGoing: Bool {
    stage.engine.underWay.contains { !$0.isComplete && $0.dismissed.contains(id) }
  }
}

extension TransitionEngine {
  /// Whether a presenter is bringing somebody up.
  func isPresenting(on presenter: Hierarchy.ID) -> Bool {
    underWay.contains {
      $0.lane == .presenter(presenter) && !$0.isComplete && $0.kind.isPresentation
    }
  }

  /// Whether a controller's view is only now coming into its window.
  func isArriving(_ id: Hierarchy.ID) -> Bool {
    underWay.contains { transition in
      (transition.isStarted || transition.kind.isPresentation)
        && transition.transition.change.entering.contains(id)
    }
  }
}

extension Choreography.Kind {
  /// Whether something comes up.
  var isPresentation: Bool { self == .present || self == .presentOver }
}

extension Stage {
  /// Whether a controller's view counts as being in a window for P64: on screen, and not only just
  /// on its way there.
  func isInWindow(_ id: Hierarchy.ID) -> Bool {
    guard hierarchy.isVisible(id) else { return false }
    return hierarchy[id].isInWindow || !engine.isArriving(id)
  }

  /// The presentation controller of a presentation, as UIKit prints it.
  ///
  /// P96
  func describe(_ presentation: Presentation, of presented: Hierarchy.ID) -> String {
    "<\(presentation.style.controllerClassName): \(presented.partAddress)>"
  }
}

extension PresentationStyle {
  /// The class of the presentation controller that UIKit prints.
  ///
  /// P96
  package var controllerClassName: String {
    switch self {
    case .fullScreen, .none, .automatic: "_UIFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"  // unconfirmed
    case .currentContext: "_UICurrentContextPresentationController"  // unconfirmed
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"  // unconfirmed
    case .popover: "UIPopoverPresentationController"
    case .custom: "UIPresentationController"
    }
  }
}

extension Hierarchy.ID {
  /// The made-up address of the presentation controller that belongs to a presented controller.
  package var partAddress: String { "0x" + String(0x108 + number * 0x10, radix: 16) }
}
