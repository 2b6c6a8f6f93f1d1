import Foundation
import NavigationModel

/// What a custom detent knows when it is asked for its height.
///
/// [UISheetPresentationControllerDetentResolutionContext](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a detent can have, in points inside the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The room of a sheet on this stage.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height with which the sheet covers half of the screen (P41).
  let half: CGFloat

  /// The context of a room.
  init(_ room: SheetRoom, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = CGFloat(room.maximum)
    half = CGFloat(room.half)
  }

  nonisolated deinit {}
}
