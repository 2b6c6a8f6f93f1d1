import HeadlessUIKit
import NavigationModel

// Why a presentation has its style, and how it is dismissed.
extension Evidence {
  /// The presentation of a controller, or the topmost one.
  private func presentation(of subject: Subject?) -> Presentation? {
    let id = subject?.id ?? hierarchy.visibleInFront.last { hierarchy[$0].presenter != nil }
    guard let id, hierarchy.contains(id) else { return nil }
    let member = sequence(first: id) { hierarchy[$0].parent }.first {
      hierarchy[$0].presenter != nil
    }
    return member.flatMap { hierarchy[$0].presenter }.flatMap { hierarchy[$0].presentation }
  }

  private func nothingPresented(_ subject: Subject?) -> Answer {
    let text = subject.map(\.text)
    return Answer(text.map { "\($0) isn't presented" } ?? "nothing is presented", .popAndDismiss)
  }

  private func since(_ presentation: Presentation) -> String? {
    at(trace.moment(of: .viewWillAppear, presentation.presented))
  }

  /// Why a presentation has its style.
  func style(_ subject: Subject?) -> Answer {
    guard let presentation = presentation(of: subject) else { return nothingPresented(subject) }
    let text = self.subject(presentation.presented).text
    let preferred = hierarchy[presentation.presented].description.modalPresentationStyle
    if presentation.adaptedStyle != presentation.style {
      return Answer(
        "\(text) is presented as \(presentation.adaptedStyle): \(presentation.style) adapts to it "
          + "here", since: since(presentation), .adapted)
    }
    guard preferred == .automatic else {
      return Answer(
        "\(text) is presented as \(presentation.style): \(preferred) was set",
        since: since(presentation), .askedStyle)
    }
    return Answer(
      "\(text) is presented as \(presentation.style): no style was set, which means automatic",
      since: since(presentation), .automaticStyle)
  }

  /// Why the user can drag a controller down, or can't.
  func swipeDown(_ subject: Subject?) -> Answer {
    guard let presentation = presentation(of: subject) else { return nothingPresented(subject) }
    let text = self.subject(presentation.presented).text
    let controller = stage.controller(presentation.presented)
    let obstacle = controller.flatMap { $0.obstacle(to: $0.swipeDown) }.map { obstacle in
      switch obstacle {
      case .modal(let id): "isModalInPresentation of \(name(id)) is true"
      case .other(let reason): reason
      }
    }
    return Answer(
      obstacle.map { "a swipe down doesn't dismiss \(text): \($0)" }
        ?? "a swipe down dismisses \(text), unless its delegate's shouldDismiss returns false",
      since: since(presentation), .swipeDown)
  }

  /// How a controller is removed.
  func close(_ subject: Subject) -> Answer {
    guard subject.isAlive else { return onScreen(subject) }
    let node = hierarchy[subject.id]
    if let presenter = node.presenter {
      return Answer(
        "\(subject.text) is removed by dismiss: it is presented by \(name(presenter))",
        since: at(trace.moment(of: .viewWillAppear, subject.id)), .popAndDismiss)
    }
    guard let parent = node.parent else {
      return Answer("\(subject.text) has nothing to return to", .popAndDismiss)
    }
    let isPushed =
      hierarchy[parent].kind == .navigation && hierarchy[parent].children.first != subject.id
    guard !isPushed else {
      return Answer(
        "\(subject.text) is removed by popViewController: it is in the stack of \(name(parent))",
        since: at(trace.moment(of: .viewWillAppear, subject.id)), .popAndDismiss)
    }
    guard let presentation = presentation(of: subject) else {
      return Answer(
        "\(subject.text) can't be removed: it is the root of \(name(parent))", .rootHasNoBack)
    }
    return Answer(
      "\(subject.text) is removed by dismiss, with \(name(presentation.presented)), which "
        + "\(hierarchy[presentation.presented].presenter.map(name) ?? "a controller") presents",
      since: since(presentation), .popAndDismiss)
  }

  /// Why a controller is still alive, or isn't.
  func life(_ subject: Subject) -> Answer {
    guard subject.isAlive else {
      let end = last { $0.subject == subject.id && $0.kind == .released }?.moment
      return Answer(
        "\(subject.text) was released\(end.map(when) ?? "")", since: at(end), .ownedUntilLast)
    }
    if let owner = hierarchy[subject.id].support {
      return Answer("\(subject.text) is alive: \(name(owner)) retains it", .ownedUntilLast)
    }
    return Answer("\(subject.text) is alive: a script or the window retains it", .ownedUntilLast)
  }
}
