/// Which numbers controllers have by their places, whenever they were made: parents before their
/// children, from the back to the front.
package struct PlaceNumbers: Sendable {
  private var numbers: [Int32: Int32] = [:]
  private var last: Int32 = 0

  /// The numbers of those that windows lead to.
  package init(of hierarchy: Hierarchy) { add(hierarchy) }

  /// Gives the next numbers to those that windows lead to and that have none.
  package mutating func add(_ hierarchy: Hierarchy) {
    for family in hierarchy.drawnFamilies {
      for id in family.members { _ = number(of: id.number) }
    }
  }

  /// The number by its place of a controller, by its own number; nil if it has none.
  package subscript(number: Int) -> Int? {
    Int32(exactly: number).flatMap { numbers[$0] }.map(Int.init)
  }

  /// The same; one without a number takes the next.
  mutating func number(of number: Int32) -> Int32 {
    if let known = numbers[number] { return known }
    last += 1
    numbers[number] = last
    return last
  }

  /// Which numbers others give to controllers, by those that these have.
  package func numbers(in other: PlaceNumbers) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (number, place) in numbers {
      if let otherPlace = other.numbers[number] { result[Int(place)] = Int(otherPlace) }
    }
    return result
  }

  /// The identifier of a controller by its place; nil if it has no number.
  func identifier(_ id: Hierarchy.ID?) -> Hierarchy.ID? {
    guard let id, let number = numbers[id.number] else { return nil }
    return Hierarchy.ID(slot: UInt32(number - 1), number: number)
  }

  func identifiers(_ all: some Sequence<Hierarchy.ID>) -> [Hierarchy.ID] {
    all.compactMap { identifier($0) }
  }
}

extension Hierarchy {
  /// What windows lead to, by numbers of places and without its past: equal for the same state,
  /// whatever has led to it.
  package func numbered(by places: PlaceNumbers) -> Hierarchy {
    var result = Hierarchy()
    let windowNumbers = openWindows
    result.windows = windows.filter { windowNumbers[$0.number] != nil }.map { window in
      window.numbered(by: places, windowNumbers[window.number] ?? 0)
    }
    result.keyWindow = keyWindow.flatMap { windowNumbers[$0] }
    for id in drawnFamilies.flatMap(\.members) {
      guard let new = places.identifier(id), !result.contains(new) else { continue }
      while result.nodes.count <= Int(new.slot) {
        result.nodes.append(Node(id: ID(slot: 0, number: 0), className: ""))
      }
      result.nodes[Int(new.slot)] = self[id].numbered(new, by: places, windowNumbers)
      result.lastNumber = max(result.lastNumber, new.number)
    }
    result.vacantSlots = result.nodes.indices.filter { result.nodes[$0].id.number == 0 }
      .map { UInt32($0) }
    return result
  }

  /// The numbers that open windows have if the closed ones had none.
  private var openWindows: [Int: Int] {
    let open = windows.filter { !$0.isClosed }.map(\.number)
    return Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0 + 1) })
  }
}

extension Hierarchy.Window {
  fileprivate func numbered(by places: PlaceNumbers, _ number: Int) -> Hierarchy.Window {
    var copy = Hierarchy.Window(number: number, root: places.identifier(root), isVisible: isVisible)
    copy.uncontained = places.identifiers(uncontained)
    copy.stranded = places.identifiers(stranded)
    (copy.level, copy.purpose, copy.scene) = (level, purpose, scene)
    return copy
  }
}

extension Node {
  fileprivate func numbered(
    _ id: Hierarchy.ID, by places: PlaceNumbers, _ windows: [Int: Int]
  ) -> Node {
    var copy = Node(id: id, className: "", showing: showing, kind: kind)
    copy.description = description
    copy.isOnScreen = isOnScreen
    copy.children = places.identifiers(children)
    copy.shown = SmallArray(places.identifiers(shown))
    copy.appearance = appearance
    (copy.isViewLoaded, copy.isLaidOut) = (isViewLoaded, isViewLoaded)
    copy.parent = places.identifier(parent)
    copy.window = window.flatMap { windows[$0] }
    copy.familyWindow = familyWindow.flatMap { windows[$0] }
    copy.uncontainedChildren = places.identifiers(uncontainedChildren)
    copy.viewClassName = viewClassName
    copy.presentation = presentation.flatMap { $0.numbered(by: places) }
    copy.presenter = places.identifier(presenter)
    copy.host = places.identifier(host)
    copy.hostWindow = hostWindow.flatMap { windows[$0] }
    copy.strandedWindow = strandedWindow.flatMap { windows[$0] }
    copy.viewPlace =
      switch viewPlace {
      case .none: .none
      case .view(let outer): places.identifier(outer).map { .view(of: $0) } ?? .none
      case .window(let number): windows[number].map { .window($0) } ?? .none
      }
    return copy
  }
}

extension Presentation {
  fileprivate func numbered(by places: PlaceNumbers) -> Presentation? {
    guard let presented = places.identifier(presented) else { return nil }
    var copy = Presentation(
      presented: presented, source: places.identifier(source) ?? presented, style: style,
      adaptedStyle: adaptedStyle, coversPresenter: coversPresenter,
      managerClassName: managerClassName)
    copy.isLeaving = isLeaving
    return copy
  }
}

extension Label {
  /// The same name with the number of a place.
  func numbered(by places: inout PlaceNumbers) -> Label {
    number.map { Label(stem, number: places.number(of: $0)) } ?? self
  }
}

extension Event {
  /// The same event, at a time from a beginning, with numbers of places.
  package func numbered(by places: inout PlaceNumbers, from beginning: Duration) -> Event {
    let number = subject.map { places.number(of: $0.number) }
    var copy = Event(
      at: max(at - beginning, .zero), kind: kind,
      subject: number.map { Hierarchy.ID(slot: UInt32($0 - 1), number: $0) },
      label: label.numbered(by: &places), callback: callback, isAnimated: isAnimated,
      isContainer: isContainer, words: SmallArray(words.map { $0.numbered(by: &places) }))
    copy.answer = answer
    return copy
  }
}

extension Motion {
  /// The same movement, from a beginning, with numbers of places.
  package func numbered(by places: PlaceNumbers, from beginning: Duration) -> Motion {
    var copy = self
    copy.lane = lane.flatMap { places[$0] }
    copy.leaving = leaving.flatMap { places[$0] }
    copy.entering = entering.flatMap { places[$0] }
    copy.began = max(began - beginning, .zero)
    return copy
  }
}

extension Hierarchy {
  /// The same arrangement, of controllers without titles and names.
  package var withoutTitles: Hierarchy {
    var copy = self
    for index in copy.nodes.indices {
      copy.nodes[index].description.title = nil
      copy.nodes[index].description.name = nil
    }
    return copy
  }
}
