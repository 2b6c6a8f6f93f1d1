import Foundation
import NavigationModel

extension Stage {
  /// The frame of a presented controller's view, in points of its window.
  func frame(
    ofPresented controller: UIViewController, as style: PresentationStyle? = nil
  ) -> CGRect {
    guard let presenter = hierarchy[controller.id].presenter,
      let presentation = hierarchy[presenter].presentation
    else { return controller.viewIfLoaded?.frame ?? .zero }
    let manager = controller.presentationManagerIfMade
    if let place = (manager as? UIPopoverPresentationController)?.place {
      return CGRect(place.frame)
    }
    let popover = manager?.popoverController
    let size = popover?.explicitSize ?? controller.preferredContentSize
    let context = registry[presenter]?.viewIfLoaded.map { Frame($0.frame) }
    let screen = Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
    let adapted = style ?? presentation.adaptedStyle
    if adapted.isSheet, traits.hasSheetsAtBottom, let sheet = controller.sheetManager {
      return CGRect(sheet.currentFrame)
    }
    let frame = profile.frame(
      of: adapted.sized(by: controller.sheetManager), in: traits, screen: screen,
      context: context ?? screen,
      preferred: (Double(size.width), Double(size.height)))
    return CGRect(frame)
  }

  /// The same, as a presentation controller of the program's has it.
  func frameOnScreen(ofPresented controller: UIViewController) -> CGRect {
    controller.presentationManagerIfMade?.frameOfProgram ?? frame(ofPresented: controller)
  }

  /// Runs a closure as if the device had other traits, to find out what will be.
  func withTraits<Result>(_ new: Traits, _ body: () -> Result) -> Result {
    let former = traits
    traits = new
    defer { traits = former }
    return body()
  }

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
      let frame = frameOnScreen(ofPresented: controller)
      controller.viewIfLoaded?.frame =
        controller.isPresentedFullScreen ? controller.ownPart(of: frame) : frame
    } else if let outer = hierarchy[id].parent, hierarchy[outer].showing != .placed,
      let parent = registry[outer], let area = parent.loadedView
    {
      parent.arrangeBars()
      parent.arrangeItemViews()
      parent.setFrame(ofChild: controller, in: area)
    }
  }
}

extension PresentationStyle {
  /// The style whose size a sheet in regular width has (unconfirmed).
  fileprivate func sized(by sheet: UISheetPresentationController?) -> PresentationStyle {
    guard isSheet, let sheet else { return self }
    return sheet.prefersPageSizing ? .pageSheet : .formSheet
  }
}
