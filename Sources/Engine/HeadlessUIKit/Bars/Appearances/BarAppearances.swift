import NavigationModel

/// The appearances that a program has given to a bar or to an item: copies (E44).
struct BarAppearances {
  private(set) var values: [BarAppearanceKind: UIBarAppearance] = [:]

  subscript<Appearance: UIBarAppearance>(kind: BarAppearanceKind) -> Appearance? {
    get { values[kind] as? Appearance }
    set { values[kind] = newValue?.copied() }
  }

  /// The standard one, which is made when a program first asks for it.
  mutating func standard<Appearance: UIBarAppearance>() -> Appearance {
    if let existing = values[.standard] as? Appearance { return existing }
    let new = Appearance()
    values[.standard] = new
    return new
  }

  /// These, completed by others.
  func completed(by other: BarAppearances) -> BarAppearances {
    BarAppearances(values: values.merging(other.values) { own, _ in own })
  }

  /// Whether a bar looks with them as it does without any.
  var areUsual: Bool { values.allSatisfy { $0.key == .standard && $0.value.isUsual } }
}

/// A bar that has appearances (iOS 13).
protocol BarWithAppearances: BarWithLook {
  /// The appearances of its item, which come first.
  var appearancesOfItem: BarAppearances? { get }
  /// What decides which one is in force.
  var situation: BarSituation { get }
}

extension BarWithAppearances {
  private var hasAppearances: Bool { Stage.current.profile.bars.haveAppearances }

  /// Its own appearances, completed by those of its class.
  private var appearances: BarAppearances {
    guard let inherited = inheritedLook else { return ownLook.appearances }
    return ownLook.appearances.completed(by: inherited.appearances)
  }

  /// The appearance of a kind; nil if it has none.
  func appearance<Appearance: UIBarAppearance>(_ kind: BarAppearanceKind) -> Appearance? {
    appearances[kind]
  }

  /// The standard appearance, which every bar has.
  func standardAppearance<Appearance: UIBarAppearance>() -> Appearance {
    if let own: Appearance = appearance(.standard) { return own }
    return ownLook.appearances.standard()
  }

  /// Gives it an appearance.
  func setAppearance<Appearance: UIBarAppearance>(
    _ appearance: Appearance?, _ kind: BarAppearanceKind
  ) {
    changeLook { $0.appearances[kind] = appearance }
  }

  /// The background of the appearance in force (E44); nil as long as no program has given one to it,
  /// its class or its item.
  var backgroundInForce: BarBackground? {
    let sources = [appearancesOfItem, appearances].compactMap { $0 }
    guard hasAppearances, !sources.allSatisfy(\.areUsual) else { return nil }
    let situation = situation
    let choice = situation.choose(from: sources.map(\.values))
    return (choice?.appearance ?? UIBarAppearance()).background(
      isRemoved: situation.removesBackground(of: choice?.kind ?? .standard))
  }
}
