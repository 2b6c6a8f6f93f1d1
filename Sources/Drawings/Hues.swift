import NavigationModel

/// The hue of each controller, by its number; containers have none.
package struct Hues: Sendable, Equatable {
  private let hues: [Int: Int]

  /// Hues that are known already.
  package init(_ hues: [Int: Int]) { self.hues = hues }

  /// The next hue for each controller of a hierarchy that is no container, in order of their creation.
  package init(_ hierarchy: Hierarchy) {
    let plain = hierarchy.identifiers.filter { hierarchy[$0].kind == .plain }
      .map { Int($0.number) }.sorted()
    hues = Dictionary(
      uniqueKeysWithValues: plain.enumerated().map { ($1, $0 % PaletteColor.hueCount) })
  }

  /// The class of the style sheet for a controller.
  func name(_ controller: Int?) -> String {
    controller.flatMap { hues[$0] }.map { "k\($0)" } ?? "kn"
  }
}
