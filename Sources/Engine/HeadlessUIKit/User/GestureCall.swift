import Foundation
import NavigationModel

extension Stage.User {
  /// Makes a gesture that `touches` has listed, by the function that it names.
  package func make(_ gesture: Screen.Gesture) throws(Failure) {
    guard try GestureCall(gesture, by: self, isMade: true).words() != nil else {
      preconditionFailure("user has no gesture \(gesture.name) with \(gesture.arguments)")
    }
  }

  /// The statement of Swift that makes a gesture: `try stage.user.tap("Save")`.
  ///
  /// Nil if it is done with a view that the root of the key window doesn't lead to.
  package func line(of gesture: Screen.Gesture) -> String? {
    let call = GestureCall(gesture, by: self, isMade: false)
    guard call.hasPaths else { return nil }
    let words = try? call.words()  // Only what is made can fail.
    return words.map { "try stage.user.\($0)" }
  }
}

/// A gesture as a call of a function of `Stage.User`, which is spelled in Swift and may be made.
private struct GestureCall {
  typealias Failure = Stage.User.Failure
  typealias Argument = Screen.Gesture.Argument

  private let gesture: Screen.Gesture
  private let user: Stage.User
  private let isMade: Bool

  init(_ gesture: Screen.Gesture, by user: Stage.User, isMade: Bool) {
    (self.gesture, self.user, self.isMade) = (gesture, user, isMade)
  }

  /// The call in Swift, without the user; nil if there is no such gesture.
  func words() throws(Failure) -> String? {
    if let words = try onTarget() { return words }
    if let words = try onRow() { return words }
    if let words = try asDrag() { return words }
    if let words = try onView() { return words }
    return try onDevice()
  }

  /// Makes a call if it is to be made; returns its words.
  private func call(
    _ words: String, _ body: @autoclosure () throws(Failure) -> Void
  ) throws(Failure) -> String {
    if isMade { try body() }
    return words
  }

  // MARK: Targets

  private func onTarget() throws(Failure) -> String? {
    switch (gesture.name, self[0], self[1]) {
    case ("tap", .text(let text)?, nil): try call("tap(\(quoted(text)))", user.tap(text))
    case ("tap", .text(let text)?, .integer(let index)?):
      try call("tap(\(quoted(text)), at: \(index))", user.tap(text, at: index))
    case ("hold", .text(let text)?, nil): try call("hold(\(quoted(text)))", user.hold(text))
    case ("hold", .text(let text)?, .integer(let index)?):
      try call("hold(\(quoted(text)), at: \(index))", user.hold(text, at: index))
    case ("holdBack", .text(let title)?, nil):
      try call("holdBack(\(quoted(title)))", user.holdBack(title))
    case ("type", .text(let text)?, nil): try call("type(\(quoted(text)))", user.type(text))
    case ("type", .text(let text)?, .text(let field)?):
      try call("type(\(quoted(text)), into: \(quoted(field)))", user.type(text, into: field))
    case ("type", .text(let text)?, .integer(let index)?):
      try call(
        "type(\(quoted(text)), intoFieldAt: \(index))", user.type(text, intoFieldAt: index))
    case ("slide", .number(let value)?, nil):
      try call("slide(to: \(value))", user.slide(to: Float(value)))
    case ("slide", .number(let value)?, .integer(let index)?):
      try call(
        "slide(to: \(value), ofSliderAt: \(index))",
        user.slide(to: Float(value), ofSliderAt: index))
    default: nil
    }
  }

  private func onRow() throws(Failure) -> String? {
    guard case .integer(let row)? = self[0], case .integer(let section)? = self[1] else {
      return nil
    }
    let path = IndexPath(row: row, section: section)
    let place = "at: IndexPath(row: \(row), section: \(section))"
    return switch gesture.name {
    case "deleteRow": try call("deleteRow(\(place))", user.deleteRow(at: path))
    case "swipeRow" where option("edge") == nil:
      try call("swipeRow(\(place))", user.swipeRow(at: path))
    case "swipeRow":
      try call("swipeRow(\(place), from: .leading)", user.swipeRow(at: path, from: .leading))
    default: nil
    }
  }

  // MARK: Drags

  private func asDrag() throws(Failure) -> String? {
    let drag = drag, end = words(for: drag)
    return switch gesture.name {
    case "swipeBack": try call("swipeBack(\(end))", user.swipeBack(drag))
    case "swipeColumnIn": try call("swipeColumnIn(\(end))", user.swipeColumnIn(drag))
    case "swipeColumnOut": try call("swipeColumnOut(\(end))", user.swipeColumnOut(drag))
    case "swipeDown": try call("swipeDown(\(end))", user.swipeDown(drag))
    case "dragDismiss": try call("dragDismiss(\(end))", user.dragDismiss(drag))
    case "turnPage": try turnPage(drag)
    case "dragSheet": try dragSheet()
    case "grab": try call("grab()", user.grab())
    default: nil
    }
  }

  private var drag: Stage.User.Drag {
    if case .number(let progress)? = option("at") { return .held(at: progress) }
    return isCancelled ? .cancelled : .completed
  }

  private var isCancelled: Bool {
    if case .flag(true)? = option("cancel") { true } else { false }
  }

  private func words(for drag: Stage.User.Drag) -> String {
    switch drag {
    case .completed: ""
    case .cancelled: ".cancelled"
    case .held(let progress): ".held(at: \(progress))"
    }
  }

  private func turnPage(_ drag: Stage.User.Drag) throws(Failure) -> String? {
    guard case .text(let direction)? = self[0] else { return nil }
    let words = drag == .completed ? "" : ", \(words(for: drag))"
    return try call(
      "turnPage(.\(direction)\(words))",
      user.turnPage(direction == "forward" ? .forward : .reverse, drag))
  }

  private func dragSheet() throws(Failure) -> String? {
    guard case .text(let height)? = option("to") ?? self[0] else { return nil }
    let heights: [String: UISheetPresentationController.Detent.Identifier] = [
      "medium": .medium, "large": .large,
    ]
    let name = heights[height].map { _ in ".\(height)" } ?? ".init(\(quoted(height)))"
    return try call(
      "dragSheet(to: \(name)\(isCancelled ? ", cancelled: true" : ""))",
      user.dragSheet(to: heights[height] ?? .init(height), cancelled: isCancelled))
  }

  // MARK: Views

  private func onView() throws(Failure) -> String? {
    if gesture.name == "swipe" { return try swipe() }
    guard case .view(let id)? = self[0], let view = view(id) else { return nil }
    let path = path(to: view) ?? ""
    switch (gesture.name, view, self[1]) {
    case ("tap", _, nil): return try call("tap(\(path))", user.tap(view))
    case ("hold", _, nil): return try call("hold(\(path))", user.hold(view))
    case ("pan", _, .list(let distances)?):
      let points = distances.map(point), words = points.map(words(for:)).joined(separator: ", ")
      return try call("pan(\(path), through: [\(words)])", user.pan(view, through: points))
    case ("pinch", _, .list(let items)?):
      let scales = items.map(number)
      return try call("pinch(\(path), through: \(scales))", user.pinch(view, through: scales))
    case ("scroll", let scroll as UIScrollView, let distance?):
      let way = point(distance)
      return try call(
        "scroll(\(path) as! UIScrollView, by: \(words(for: way)))", user.scroll(scroll, by: way))
    case ("pullToRefresh", let scroll as UIScrollView, nil):
      return try call("pullToRefresh(\(path) as! UIScrollView)", user.pullToRefresh(scroll))
    default: return nil
    }
  }

  private func swipe() throws(Failure) -> String? {
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    guard case .text(let name)? = self[0], let direction = directions[name] else { return nil }
    guard case .view(let id)? = self[1], let view = view(id) else {
      return try call("swipe(.\(name))", user.swipe(direction))
    }
    return try call(
      "swipe(.\(name), over: \(path(to: view) ?? ""))", user.swipe(direction, over: view))
  }

  // MARK: The device and the system

  private func onDevice() throws(Failure) -> String? {
    switch (gesture.name, self[0]) {
    case ("tapOutside", nil): try call("tapOutside()", user.tapOutside())
    case ("tapStatusBar", nil): try call("tapStatusBar()", user.tapStatusBar())
    case ("cancel", nil): try call("cancel()", user.cancel())
    case ("pick", nil): try call("pick()", user.pick())
    case ("moveKeyboard", .text(let name)?): try moveKeyboard(to: name)
    default: nil
    }
  }

  private func moveKeyboard(to name: String) throws(Failure) -> String? {
    guard let place = Stage.User.KeyboardPlace.allCases.first(where: { "\($0)" == name }) else {
      return nil
    }
    return try call("moveKeyboard(to: .\(name))", user.moveKeyboard(to: place))
  }

  // MARK: Arguments

  /// An argument that isn't a list of options; nil if there are fewer.
  private subscript(index: Int) -> Argument? {
    guard gesture.arguments.indices.contains(index) else { return nil }
    if case .options = gesture.arguments[index], gesture.name != "scroll" { return nil }
    return gesture.arguments[index]
  }

  private func option(_ key: String) -> Argument? {
    gesture.arguments.last.flatMap { option(key, in: $0) }
  }

  private func option(_ key: String, in argument: Argument) -> Argument? {
    if case .options(let options) = argument { options.first { $0.key == key }?.value } else { nil }
  }

  private func number(_ argument: Argument) -> CGFloat {
    switch argument {
    case .number(let value): CGFloat(value)
    case .integer(let value): CGFloat(value)
    default: 0
    }
  }

  private func point(_ argument: Argument) -> CGPoint {
    let (x, y) = (option("x", in: argument), option("y", in: argument))
    return CGPoint(x: x.map(number) ?? 0, y: y.map(number) ?? 0)
  }

  private func words(for point: CGPoint) -> String { "CGPoint(x: \(point.x), y: \(point.y))" }

  private func quoted(_ text: String) -> String { text.debugDescription }

  // MARK: Paths

  /// Whether Swift has an expression for each view that it is done with.
  var hasPaths: Bool {
    gesture.arguments.allSatisfy { argument in
      if case .view(let id) = argument { view(id).flatMap(path) != nil } else { true }
    }
  }

  private func view(_ id: Screen.Target.ID) -> UIView? { user.stage.targets.object(id) as? UIView }

  /// How a test reaches a view: through its controller, and the views around it.
  private func path(to view: UIView) -> String? {
    if let controller = view.nearestController, controller.viewIfLoaded === view {
      return path(to: controller).map { "\($0).view" }
    }
    guard let outer = view.superview, let index = outer.subviews.firstIndex(of: view) else {
      return nil
    }
    return path(to: outer).map { "\($0).subviews[\(index)]" }
  }

  /// How a test reaches a controller: from the key window, through children and presentations.
  private func path(to controller: UIViewController) -> String? {
    if controller === user.stage.keyWindow?.rootViewController {
      return "stage.keyWindow!.rootViewController!"
    }
    if let parent = controller.parent, let index = parent.children.firstIndex(of: controller) {
      return path(to: parent).map { "\($0).children[\(index)]" }
    }
    guard let presenter = controller.presentingViewController,
      presenter.presentedViewController === controller
    else { return nil }
    return path(to: presenter).map { "\($0).presentedViewController!" }
  }
}
