extension Stage {
  /// The identifier of a custom detent that was given none; UIKit's are random, these repeat with
  /// the world.
  func nextDetentIdentifier() -> UISheetPresentationController.Detent.Identifier {
    unnamedDetents += 1
    return UISheetPresentationController.Detent.Identifier("detent-\(unnamedDetents)")
  }
}
