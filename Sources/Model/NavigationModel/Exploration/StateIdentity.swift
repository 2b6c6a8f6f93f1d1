/// What tells a state of an app from others: a hash of 128 bits of what is seen, of how it is
/// arranged, and of what is about to happen.
///
/// It is of values with numbers of places. In one process it is the same for equal values; in others
/// only if Swift's hashes have no seed there.
package struct StateIdentity: Sendable, Hashable, Codable {
  private let high, low: Int

  /// The identity of a state: of the hierarchy and the screen with numbers of places, of how many
  /// things are about to happen by themselves, and of what the app says that distinguishes it. (With
  /// the times until then an app that repeats something would never be in a state again.)
  package init(
    _ hierarchy: Hierarchy?, _ screen: Screen, pending: Int = 0,
    fingerprint: String? = nil, profile: String
  ) {
    func hash(_ seed: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(screen)
      hasher.combine(pending)
      hasher.combine(fingerprint)
      hasher.combine(profile)
      hierarchy?.hashArrangement(into: &hasher)
      return hasher.finalize()
    }
    (high, low) = (hash(1), hash(2))
  }

  /// In which of so many parts of all states it is, from 0 on.
  package func part(of count: Int) -> Int { Int(UInt(bitPattern: low) % UInt(count)) }
}

extension Hierarchy {
  /// Hashes windows, and what they lead to.
  fileprivate func hashArrangement(into hasher: inout Hasher) {
    for window in windowsBackToFront {
      hasher.combine(window.number)
      hasher.combine(window.root)
      hasher.combine(window.uncontained)
      hasher.combine(window.isVisible)
    }
    for node in nodes { node.hashArrangement(into: &hasher) }
  }
}

extension Node {
  fileprivate func hashArrangement(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(description.className)
    hasher.combine(description.title)
    hasher.combine(description.name)
    hasher.combine(description.modalPresentationStyle)
    hasher.combine(children)
    hasher.combine(shown.count)
    for id in shown { hasher.combine(id) }
    hasher.combine(presentation?.presented)
    hasher.combine(presentation?.adaptedStyle)
    hasher.combine(appearance)
    hasher.combine(isViewLoaded)
  }
}
