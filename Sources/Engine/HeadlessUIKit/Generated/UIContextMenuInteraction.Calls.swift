// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIContextMenuInteraction {
  /// The calls to what its program gives it.
  enum Calls {
    static let configurationForMenu = Call(.configurationForMenu, "contextMenuInteraction(_:configurationForMenuAtLocation:)", to: { (owner: UIContextMenuInteraction) in owner.delegate }, default: nil as UIContextMenuConfiguration?, isRecorded: false)
    static let willPerformPreviewAction = Call(.willPerformPreviewAction, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", to: { (owner: UIContextMenuInteraction) in owner.delegate })
    static let willDisplayMenu = Call(.willDisplayMenu, "contextMenuInteraction(_:willDisplayMenuFor:animator:)", to: { (owner: UIContextMenuInteraction) in owner.delegate })
    static let willEnd = Call(.willEnd, "contextMenuInteraction(_:willEndFor:animator:)", to: { (owner: UIContextMenuInteraction) in owner.delegate })

    static var rows: [CallRow] {
      [configurationForMenu.row, willPerformPreviewAction.row, willDisplayMenu.row, willEnd.row]
    }
  }
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { DefaultBody.reached(by: self) }
}
