import HeadlessUIKit
import NavigationModel

// Why somebody is presented so, and how it goes.
extension Evidence {
  /// The presentation that somebody came by, or the one on top.
  private func presentation(of subject: Subject?) -> Presentation? {
    let id = subject?.id ?? hierarchy.visibleInFront.last { hierarchy[$0].presenter != nil }
    guard let id, hierarchy.contains(id) else { return nil }
    let member = sequence(first: id) { hierarchy[$0].parent }.first {
      hierarchy[$0].presenter != nil
    }
    return member.flatMap { hierarchy[$0].presenter }.flatMap { hierarchy[$0].presentation }
  }

  private func nothingPresented(_ subject: Subject?) -> Answer {
    let who = subject.map(\.text)
    return Answer(who.map { "nobody presents \($0)" } ?? "nobody is presented", .popAndDismiss)
  }

  private func since(_ presentation: Presentation) -> String? {
    at(trace.moment(of: .viewWillAppear, presentation.presented))
  }

  /// Why a presentation has its style.
  func style(_ subject: Subject?) -> Answer {
    guard let presentation = presentation(of: subject) else { return nothingPresented(subject) }
    let who = self.subject(presentation.presented).text
    let wish = hierarchy[presentation.presented].description.modalPresentationStyle
    if presentation.adaptedStyle != presentation.style {
      return Answer(
        "\(who) is presented as \(presentation.adaptedStyle): \(presentation.style) gives way to it "
          + "here", since: since(presentation), .adapted)
    }
    guard wish == .automatic else {
      return Answer(
        "\(who) is presented as \(presentation.style): it asked for \(wish)",
        since: since(presentation), .askedStyle)
    }
    return Answer(
      "\(who) is presented as \(presentation.style): it asked for nothing, which is automatic",
      since: since(presentation), .automaticStyle)
  }

  /// Why a person can drag somebody away, or cannot.
  func swipeDown(_ subject: Subject?) -> Answer {
    guard let presentation = presentation(of: subject) else { return nothingPresented(subject) }
    let who = self.subject(presentation.presented).text
    let family = hierarchy.shownFamily(of: presentation.presented).compactMap(stage.controller)
    let obstacle: String? =
      if !stage.profile.sheetsCanBeSwiped {
        "sheets can be swiped down from iOS 13 on"
      } else if !presentation.adaptedStyle.isSheet {
        "it is presented as \(presentation.adaptedStyle), which is no sheet"
      } else {
        family.first(where: \.isModalInPresentation).map {
          "isModalInPresentation of \(name($0.id)) is true"
        }
      }
    return Answer(
      obstacle.map { "a swipe down leaves \(who): \($0)" }
        ?? "a swipe down sends \(who) away, unless its delegate's shouldDismiss forbids it",
      since: since(presentation), .swipeDown)
  }

  /// How somebody goes.
  func close(_ subject: Subject) -> Answer {
    guard subject.isAlive else { return onScreen(subject) }
    let node = hierarchy[subject.id]
    if let presenter = node.presenter {
      return Answer(
        "\(subject.text) goes by dismiss: \(name(presenter)) presents it",
        since: at(trace.moment(of: .viewWillAppear, subject.id)), .popAndDismiss)
    }
    guard let parent = node.parent else {
      return Answer("\(subject.text) has nobody to go back to", .popAndDismiss)
    }
    let isPushed =
      hierarchy[parent].kind == .navigation && hierarchy[parent].children.first != subject.id
    guard !isPushed else {
      return Answer(
        "\(subject.text) goes by popViewController: \(name(parent)) has it in its stack",
        since: at(trace.moment(of: .viewWillAppear, subject.id)), .popAndDismiss)
    }
    guard let presentation = presentation(of: subject) else {
      return Answer(
        "\(subject.text) stays: it is in \(name(parent)), whose first it is", .rootHasNoBack)
    }
    return Answer(
      "\(subject.text) goes by dismiss, with \(name(presentation.presented)), whom "
        + "\(hierarchy[presentation.presented].presenter.map(name) ?? "somebody") presents",
      since: since(presentation), .popAndDismiss)
  }

  /// Why somebody is still alive, or is not.
  func life(_ subject: Subject) -> Answer {
    guard subject.isAlive else {
      let end = last { $0.subject == subject.id && $0.kind == .released }?.moment
      return Answer(
        "\(subject.text) is gone\(end.map(when) ?? "")", since: at(end), .ownedUntilLast)
    }
    if let owner = hierarchy.support(of: subject.id) {
      return Answer("\(subject.text) is alive: \(name(owner)) has it", .ownedUntilLast)
    }
    return Answer("\(subject.text) is alive: a script or the window holds it", .ownedUntilLast)
  }
}
