/// The addresses of a controller's objects, as UIKit would print them: derived from its number, so
/// that they are the same in every run and unique.
extension Hierarchy.ID {
  /// The address of the controller.
  package var address: String { address(of: 0x0) }
  /// The address of its view.
  package var viewAddress: String { address(of: 0x4) }
  /// The address of the presentation controller that presents it.
  package var partAddress: String { address(of: 0x8) }

  private func address(of part: Int32) -> String {
    "0x" + String(0x100 + number * 0x10 + part, radix: 16)
  }
}
