import Foundation
import NavigationModel

/// A controller whose view contains a collection view, with itself as its data source and delegate.
///
/// H10
///
/// [UICollectionViewController](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller)
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Whether the selection is cleared when the view appears; true by default (H10).
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the user can move items with a long press; kept, no effect.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a push animates the change of layouts; kept, no effect.
  open var useLayoutToLayoutNavigationTransitions = false
  /// The layout that it was created with.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  private weak var collection: UICollectionView?
  private var hasAppeared = false

  /// Creates a controller whose collection view is not loaded yet.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      // A `loadView` may have made no view (A8).
      guard view?.exchange(collection, for: newValue) != false else { return }
      collection = newValue
    }
  }

  // The view contains the collection view, it is another one (unconfirmed).
  open override func loadView() {
    let root = UIView(frame: plainView.frame)
    let plain = UICollectionView(
      frame: CGRect(origin: .zero, size: root.frame.size),
      collectionViewLayout: collectionViewLayout)
    guard let loaded = nibView(or: plain) else { return }
    let made = loaded as? UICollectionView ?? plain
    made.frame = plain.frame
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    root.addSubview(made)
    collection = made
    view = root
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { collection?.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    collection?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  // MARK: Data source and delegate, to be overridden
  //
  // What is noted as a default body isn't implemented by UIKit's class, so that no call of it is
  // recorded.

  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Zero.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// An empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// The answer of the older form.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    DefaultBody.reached(
      collectionView.make(UICollectionView.MoveCalls.olderTarget, to: self, []) {
        $0.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath)
      }, by: self)
  }
  /// Where the user moves it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { DefaultBody.reached(proposedIndexPath, by: self) }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// True.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { DefaultBody.reached(by: self) }
  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultBody.reached(by: self) }

  // MARK: Scrolling, to be overridden

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Changes nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// True.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// None.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultBody.reached(nil, by: self)
  }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultBody.reached(by: self) }

  nonisolated deinit {}
}

extension UICollectionViewController {
  /// Whether it implements nothing as a delegate or data source: without overrides it answers like
  /// any other one.
  var isPlain: Bool { overrides != nil && type(of: self) == UICollectionViewController.self }
}
