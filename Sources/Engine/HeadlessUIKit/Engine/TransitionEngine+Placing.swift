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

  /// Adds a view that a program has just loaded to that of its container, if that is in a window and
  /// shows it without an animation: it is there on the next line (J1).
  func placeIfShown(_ controller: UIViewController) {
    let id = controller.id
    guard let parent = hierarchy[id].parent, hierarchy[parent].showing != .placed,
      hierarchy[id].isOnScreen, hierarchy[id].appearance == .disappeared,
      hierarchy.isInWindow(parent),
      !active.contains(where: { $0.isAnimated && $0.lane == .container(parent) })
    else { return }
    placeEarly(controller)
  }

  /// Adds a view to its window, before its controller begins to appear.
  func placeEarly(_ controller: UIViewController) {
    controller.joinSuperview()
    if hierarchy.contains(controller.id), hierarchy[controller.id].appearance == .disappeared {
      state.placedEarly.append(controller.id)
    }
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
