/// What few nodes have.
extension Node {
  @usableFromInline
  struct RareParts: Sendable, Equatable, Codable {
    @usableFromInline var uncontainedChildren: [Hierarchy.ID] = []
    @usableFromInline var viewClassName: String?
    @usableFromInline var presentation: Presentation?
    @usableFromInline var presenter: Hierarchy.ID?
    @usableFromInline var host: Hierarchy.ID?
    @usableFromInline var returnParent: Hierarchy.ID?
    @usableFromInline var uncontained = WindowNumber()
    @usableFromInline var stranded = WindowNumber()
  }

  /// Changes one of them in place.
  private var changingRareParts: RareParts {
    get { rareParts.first ?? RareParts() }
    _modify {
      if rareParts.isEmpty { rareParts.append(RareParts()) }
      defer { if rareParts[0] == RareParts() { rareParts = [] } }
      yield &rareParts[0]
    }
  }

  /// The controllers whose views were added to its view without addChild (A78), in order; their
  /// disappearance callbacks follow its own (unconfirmed).
  public internal(set) var uncontainedChildren: [Hierarchy.ID] {
    @inlinable get { rareParts.isEmpty ? [] : rareParts[0].uncontainedChildren }
    _modify { yield &changingRareParts.uncontainedChildren }
  }

  /// The class of its view, if it isn't the default for its kind.
  public internal(set) var viewClassName: String? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].viewClassName }
    set { if newValue != viewClassName { changingRareParts.viewClassName = newValue } }
  }

  /// What it presents.
  public internal(set) var presentation: Presentation? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].presentation }
    set { if newValue != presentation { changingRareParts.presentation = newValue } }
  }

  /// Its presenter; an index of `presentation`, written with it.
  public internal(set) var presenter: Hierarchy.ID? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].presenter }
    set { if newValue != presenter { changingRareParts.presenter = newValue } }
  }

  /// The controller whose view contains its view without being its parent; an index of `uncontainedChildren`.
  public internal(set) var host: Hierarchy.ID? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].host }
    set { if newValue != host { changingRareParts.host = newValue } }
  }

  /// The container it returns to when the stack it was lent to releases it (A84, A93).
  public internal(set) var returnParent: Hierarchy.ID? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].returnParent }
    set { if newValue != returnParent { changingRareParts.returnParent = newValue } }
  }

  /// The number of the window that its view was added to without being its root (C3); an index of
  /// the window's `uncontained`.
  public internal(set) var hostWindow: Int? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].uncontained.number }
    set { if newValue != hostWindow { changingRareParts.uncontained.number = newValue } }
  }

  /// The number of the window that it was the root of and that still retains it; an index of the
  /// window's `stranded`.
  public internal(set) var strandedWindow: Int? {
    @inlinable get { rareParts.isEmpty ? nil : rareParts[0].stranded.number }
    set { if newValue != strandedWindow { changingRareParts.stranded.number = newValue } }
  }
}

// The rare parts are stored beside the others.
extension Node: Codable {
  private enum CodingKeys: CodingKey {
    case id, description, showing, kind, isOnScreen, children, shown, appearance, isViewLoaded
    case isLaidOut, parent, hasReceivedIsAppearing, isNewChild, owedMoves, indexInNotified, root
    case family, viewPlace
  }

  /// Reads a node.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    id = try value(.id)
    description = try value(.description)
    showing = try value(.showing)
    kind = try value(.kind)
    isOnScreen = try value(.isOnScreen)
    children = try value(.children)
    shown = try value(.shown)
    appearance = try value(.appearance)
    isViewLoaded = try value(.isViewLoaded)
    isLaidOut = try value(.isLaidOut)
    parent = try container.decodeIfPresent(Hierarchy.ID.self, forKey: .parent)
    hasReceivedIsAppearing = try value(.hasReceivedIsAppearing)
    isNewChild = try value(.isNewChild)
    owedMoves = try value(.owedMoves)
    indexInNotified = try value(.indexInNotified)
    root = try value(.root)
    family = try value(.family)
    viewPlace = try value(.viewPlace)
    changingRareParts = try RareParts(from: decoder)
  }

  /// Writes a node.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(description, forKey: .description)
    try container.encode(showing, forKey: .showing)
    try container.encode(kind, forKey: .kind)
    try container.encode(isOnScreen, forKey: .isOnScreen)
    try container.encode(children, forKey: .children)
    try container.encode(shown, forKey: .shown)
    try container.encode(appearance, forKey: .appearance)
    try container.encode(isViewLoaded, forKey: .isViewLoaded)
    try container.encode(isLaidOut, forKey: .isLaidOut)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(hasReceivedIsAppearing, forKey: .hasReceivedIsAppearing)
    try container.encode(isNewChild, forKey: .isNewChild)
    try container.encode(owedMoves, forKey: .owedMoves)
    try container.encode(indexInNotified, forKey: .indexInNotified)
    try container.encode(root, forKey: .root)
    try container.encode(family, forKey: .family)
    try container.encode(viewPlace, forKey: .viewPlace)
    try changingRareParts.encode(to: encoder)
  }
}
