import Foundation
import NavigationModel

extension UISheetPresentationController {
  /// A height that a sheet can have.
  ///
  /// [Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent)
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier
    private let resolver:
      AnsweringHandler<any UISheetPresentationControllerDetentResolutionContext, CGFloat?>

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = AnsweringHandler(.detent, resolver)
      super.init()
    }

    /// About half of the screen; inactive in compact height (F53).
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.half ?? context.maximumDetentValue / 2
      }
    }

    /// The full height of the sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's: the closure returns it in points, inside the safe area, or nil
    /// where the detent is inactive (F53).
    ///
    /// Without an identifier it has one of its own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent { Detent(identifier ?? Stage.current.nextDetentIdentifier(), resolver) }

    /// Its height in points inside the safe area; nil where it is inactive (F53).
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver.answer(context) }

    /// The name of a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name, as in UIKit.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height of the sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    nonisolated deinit {}
  }
}

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
