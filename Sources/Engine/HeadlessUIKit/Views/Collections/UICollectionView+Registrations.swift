import Foundation

/// What makes one registration the same as another.
final class RegistrationToken {}

extension UICollectionView {
  /// How cells of a class are made and configured for items (H65).
  ///
  /// [CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration)
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let maker: AnsweringHandler<Void, Cell>
    let configuration: AnsweringHandler<(Cell, IndexPath, Item), Void>

    /// Registers a class, whose cells are created by its `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.init(making: { UIKitConstructor.view(Cell.self) }, handler: handler)
    }

    /// Registers a class whose cells a closure creates.
    public init(making make: @escaping () -> Cell, handler configure: @escaping Handler) {
      maker = AnsweringHandler(.registration) { make() }
      configuration = AnsweringHandler(.registration) { configure($0.0, $0.1, $0.2) }
    }
  }

  /// How headers, footers and other views of a class are made and configured (H65).
  ///
  /// [SupplementaryRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration)
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let token = RegistrationToken()
    let maker: AnsweringHandler<Void, Supplementary>
    let configuration: AnsweringHandler<(Supplementary, String, IndexPath), Void>

    /// Registers a class of a kind of views, which are created by its `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(
        elementKind: elementKind, making: { UIKitConstructor.view(Supplementary.self) },
        handler: handler)
    }

    /// Registers a class of a kind of views, which a closure creates.
    public init(
      elementKind: String, making make: @escaping () -> Supplementary,
      handler configure: @escaping Handler
    ) {
      kind = elementKind
      maker = AnsweringHandler(.registration) { make() }
      configuration = AnsweringHandler(.registration) { configure($0.0, $0.1, $0.2) }
    }
  }

  /// Returns a cell of a registration, configured for an item; without an item it isn't configured
  /// (H65).
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.token) { name in
      register(forCellWithReuseIdentifier: name) { registration.maker.answer(()) }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("a registration made a cell of another class than its own")
    }
    if let item { registration.configuration.answer((cell, indexPath, item)) }
    return cell
  }

  /// Returns a header, a footer or another view of a registration, configured (H65).
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = identifier(of: registration.token) { name in
      register(forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: name) {
        registration.maker.answer(())
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registration made a view of another class than its own")
    }
    registration.configuration.answer((view, registration.kind, indexPath))
    return view
  }

  /// The reuse identifier of a registration, which is registered first if it is new.
  private func identifier(
    of token: RegistrationToken, register: (String) -> Void
  ) -> String {
    if let index = registrations.firstIndex(where: { $0 === token }) {
      return "registration \(index)"
    }
    registrations.append(token)
    let identifier = "registration \(registrations.count - 1)"
    register(identifier)
    return identifier
  }
}
