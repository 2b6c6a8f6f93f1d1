// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedContextMenuDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { answer(.configurationForMenu, [interaction, location]) }
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { _ = run(.willPerformPreviewAction, [interaction, configuration, animator as? ContextMenuAnimator]) }
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willDisplayMenu, [interaction, configuration, animator as? ContextMenuAnimator]) }
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { _ = run(.willEnd, [interaction, configuration, animator as? ContextMenuAnimator]) }
}

extension TableDescriptor {
  static var uiContextMenuInteractionDelegate: TableDescriptor {
    TableDescriptor("UIContextMenuInteractionDelegate", "Gives the menus of an interaction, and is notified of them.")
      .call(.configurationForMenu, ["interaction": UIContextMenuInteraction.self, "location": CGPoint.self], returning: UIContextMenuConfiguration?.self, "The menu at a point of the view; nil for none.", facts: "H93")
      .call(.willPerformPreviewAction, ["interaction": UIContextMenuInteraction.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called when the preview was tapped.", facts: "H95")
      .call(.willDisplayMenu, ["interaction": UIContextMenuInteraction.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu appears.", facts: "H94")
      .call(.willEnd, ["interaction": UIContextMenuInteraction.self, "configuration": UIContextMenuConfiguration.self, "animator": ContextMenuAnimator.self], "Called before the menu disappears.", facts: "H94")
  }
}
