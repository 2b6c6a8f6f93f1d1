import Foundation
import NavigationModel

extension UICollectionView {
  /// Its data source, unless that is a plain controller, which implements nothing.
  var answeringSource: (any UICollectionViewDataSource)? {
    (dataSource as? UICollectionViewController)?.isPlain == true ? nil : dataSource
  }

  /// Its delegate, unless that is a plain controller.
  var answeringDelegate: (any UICollectionViewDelegate)? {
    (delegate as? UICollectionViewController)?.isPlain == true ? nil : delegate
  }

  /// Its delegate, if that gives a flow layout sizes.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    answeringDelegate as? any UICollectionViewDelegateFlowLayout
  }

  var overridableSource: (any Overridable)? {
    dataSource as? UICollectionViewController
  }
  var overridableDelegate: (any Overridable)? {
    delegate as? UICollectionViewController
  }
}
