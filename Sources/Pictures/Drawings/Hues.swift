/// The hue of each controller, by its number; containers have none.
package struct Hues: Sendable, Equatable {
  private let hues: [Int: Int]

  /// Hues that are known already.
  package init(_ hues: [Int: Int]) { self.hues = hues }

  /// The class of the style sheet for a controller.
  func name(_ controller: Int?) -> String {
    controller.flatMap { hues[$0] }.map { "k\($0)" } ?? "kn"
  }
}
