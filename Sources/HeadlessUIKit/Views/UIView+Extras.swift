import Foundation

extension UIView {
  /// Its properties that few programs set; created on first access.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
