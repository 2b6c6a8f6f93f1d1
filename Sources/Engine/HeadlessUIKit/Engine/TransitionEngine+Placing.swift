import Foundation
import NavigationModel

/// Where the views of controllers are before they appear.
extension TransitionEngine {
  /// Sets the frame of a view before it appears: that of the window, of its presentation, or of its
  /// place in the container; and of what is presented in its context.
  func layOut(_ controller: UIViewController) {
    layOutContext(of: controller)
    layOutAlone(controller)
    layOutInContext(of: controller)
  }

  /// The context of a presentation has the size that it would be shown in while it is covered.
  private func layOutContext(of controller: UIViewController) {
    guard let presenter = hierarchy[controller.id].presenter,
      hierarchy[presenter].presentation?.adaptedStyle.isContextual == true,
      let context = registry[presenter], context.viewIfLoaded?.container == nil
    else { return }
    layOutContext(of: context)
    layOutAlone(context)
  }

  private func layOutInContext(of controller: UIViewController) {
    var id = controller.id
    while let presentation = hierarchy[id].presentation, presentation.adaptedStyle.isContextual {
      id = presentation.presented
      guard let presented = registry[id] else { return }
      layOutAlone(presented)
    }
  }

  private func layOutAlone(_ controller: UIViewController) {
    let id = controller.id
    if let number = hierarchy[id].window, let window = registry.windows[number - 1].window {
      controller.loadedView?.frame = controller.ownPart(of: window.bounds)
    } else if hierarchy[id].presenter != nil {
      let frame = stage.frameOnScreen(ofPresented: controller)
      controller.viewIfLoaded?.frame =
        controller.isPresentedFullScreen ? controller.ownPart(of: frame) : frame
    } else if let outer = hierarchy[id].parent, hierarchy[outer].showing != .placed,
      let parent = registry[outer], let area = parent.loadedView
    {
      area.arrange(parent.barViews)
      parent.arrangeItemViews()
      parent.setFrame(ofChild: controller, in: area)
    }
  }
}
