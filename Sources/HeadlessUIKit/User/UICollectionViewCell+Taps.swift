import Foundation
import NavigationModel

extension UICollectionViewCell {
  /// Performs a tap on the item; returns the reason if nothing happens, else nil.
  func userTaps() -> String? {
    guard let view = superview as? UICollectionView, let path = place else {
      return "the item is not on screen"
    }
    return view.userSelects(path)
  }
}
