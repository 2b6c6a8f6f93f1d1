#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The object of an outlet, as its property wants it; nil, and said on standard error, for one of
  /// another class.
  ///
  /// `drilldown-uikit` calls it in the overrides of `uiKitSetOutlet(_:_:)` that it adds.
  @preconcurrency @MainActor
  public func uiKitOutlet<Object>(_ object: Any?) -> Object? {
    guard let object else { return nil }
    if let fitting = object as? Object { return fitting }
    FileHandle.standardError.write(
      Data("An outlet of the type \(Object.self) can't be a \(type(of: object)).\n".utf8))
    return nil
  }
#endif
