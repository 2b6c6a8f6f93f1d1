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
}

extension PresentationStyle {
  /// The style whose size a sheet in regular width has (unconfirmed).
  fileprivate func sized(by sheet: UISheetPresentationController?) -> PresentationStyle {
    guard isSheet, let sheet else { return self }
    return sheet.prefersPageSizing ? .pageSheet : .formSheet
  }
}
