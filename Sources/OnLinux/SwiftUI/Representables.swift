import UIKit

// Views and controllers of UIKit's in views of SwiftUI's: they are never made, as nothing is evaluated.

/// A view of UIKit's as a view of SwiftUI's.
///
/// [UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable)
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What responds for it.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view; it isn't called.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; it isn't called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the view; it isn't called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what responds for it; it isn't called.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// There is none.
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made with.
///
/// [UIViewRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext)
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What responds for it.
  public let coordinator: Representable.Coordinator
  /// The values around it.
  public let environment: EnvironmentValues
}

/// A controller of UIKit's as a view of SwiftUI's.
///
/// [UIViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable)
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What responds for it.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller; it isn't called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; it isn't called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Ends the controller; it isn't called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what responds for it; it isn't called.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// There is none.
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit's is made with.
///
/// [UIViewControllerRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext)
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What responds for it.
  public let coordinator: Representable.Coordinator
  /// The values around it.
  public let environment: EnvironmentValues
}
