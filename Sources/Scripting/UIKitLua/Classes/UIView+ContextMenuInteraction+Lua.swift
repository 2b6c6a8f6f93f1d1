import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds what the user can do with a view besides its own touches.
  func withInteractions(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    withRecognizers(descriptor)
      .property(
        "interactions", summary: "What the user can do with it besides its own touches.",
        owned: true,
        get: { (view: UIView) in
          view.interactions.compactMap { $0 as? UIContextMenuInteraction }
        }
      )
      .method(
        "addInteraction", "interaction", summary: "Adds a context menu; another view loses it."
      ) { [unowned self] (view: UIView, interaction: UIContextMenuInteraction) -> Void in
        if let former = interaction.view {
          interpreter.unmirror(owner: former, child: interaction)
        }
        view.addInteraction(interaction)
        interpreter.mirror(owner: view, owns: interaction)
      }
      .method("removeInteraction", "interaction", summary: "Removes a context menu from the view.")
    {
      [unowned self] (view: UIView, interaction: UIContextMenuInteraction) -> Void in
      guard interaction.view === view else { return }
      view.removeInteraction(interaction)
      interpreter.unmirror(owner: view, child: interaction)
    }
  }
}
