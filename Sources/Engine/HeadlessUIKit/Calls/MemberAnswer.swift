import Foundation

/// What a member of the framework answers, read from the answer of an override.
protocol MemberAnswer {
  /// The value in an answer of an override; nil if it has none of this type, so that the class's own
  /// answer applies.
  static func value(in answer: OverrideAnswer) -> Self?
  /// Whether an override that answers no value means none, rather than the class's own.
  static var mayBeNone: Bool { get }
}

extension MemberAnswer {
  static var mayBeNone: Bool { false }
}

/// An object that a member answers, alone or in a list.
protocol MemberObject: AnyObject, MemberAnswer {
  /// The objects in an answer of an override; nil if it has none of this type.
  static func objects(in answer: OverrideAnswer) -> [AnyObject]?
}

extension MemberObject {
  static func value(in answer: OverrideAnswer) -> Self? { objects(in: answer)?.first as? Self }
  static var mayBeNone: Bool { true }
}

extension Optional: MemberAnswer where Wrapped: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> Self? {
    if let value = Wrapped.value(in: answer) { return .some(value) }
    return Wrapped.mayBeNone ? .some(nil) : nil
  }
}

extension Array: MemberAnswer where Element: MemberObject {
  static func value(in answer: OverrideAnswer) -> Self? {
    Element.objects(in: answer) as? [Element]
  }
}

// MARK: Objects

extension UIViewController: MemberObject {
  /// The controllers; none in other answers.
  static func objects(in answer: OverrideAnswer) -> [AnyObject]? {
    if case .controllers(let list) = answer { list } else { [] }
  }
}

extension UIView: MemberObject {
  /// The view; nil in other answers.
  static func objects(in answer: OverrideAnswer) -> [AnyObject]? {
    if case .view(let view) = answer { [view] } else { nil }
  }
}

extension UIKeyCommand: MemberObject {
  static func objects(in answer: OverrideAnswer) -> [AnyObject]? {
    if case .commands(let list) = answer { list } else { nil }
  }
}

extension UICollectionViewLayoutAttributes: MemberObject {
  static func objects(in answer: OverrideAnswer) -> [AnyObject]? {
    if case .attributes(let list) = answer { list } else { nil }
  }
}

// MARK: Values

extension Bool: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> Bool? {
    if case .flag(let value) = answer { value } else { nil }
  }
}

extension CGSize: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> CGSize? {
    if case .size(let value) = answer { value } else { nil }
  }
}

extension CGRect: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> CGRect? {
    if case .frame(let value) = answer { value } else { nil }
  }
}

extension UIStatusBarStyle: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> UIStatusBarStyle? {
    if case .style(let value) = answer { value } else { nil }
  }
}

extension UIStatusBarAnimation: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> UIStatusBarAnimation? {
    if case .animation(let value) = answer { value } else { nil }
  }
}

extension UIRectEdge: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> UIRectEdge? {
    if case .edges(let value) = answer { value } else { nil }
  }
}

extension UIInterfaceOrientation: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> UIInterfaceOrientation? {
    if case .orientation(let value) = answer { value } else { nil }
  }
}

extension UIInterfaceOrientationMask: MemberAnswer {
  static func value(in answer: OverrideAnswer) -> UIInterfaceOrientationMask? {
    if case .orientations(let value) = answer { value } else { nil }
  }
}
