import Foundation

/// The arguments of an initialiser that is called through one without arguments: without the
/// Objective-C runtime a class that is only known when the program runs has no other.
package enum PendingArguments {
  /// The nib of a controller.
  case nib(String?, Bundle?)
  /// The frame of a view.
  case frame(CGRect)
  /// None, and what a subclass can see of the initialiser comes later: its functions aren't there yet.
  case incomplete
  /// The style and the reuse identifier of a table's cell.
  case cell(UITableViewCell.CellStyle, String?)

  private static var pending: PendingArguments?

  /// Lets a body create an object with the arguments.
  package static func with<Result>(_ arguments: PendingArguments, _ body: () -> Result) -> Result {
    let former = pending
    pending = arguments
    defer { pending = former }
    return body()
  }

  /// The nib for the controller that is being created; the next one has none again.
  static var pendingNib: (name: String?, bundle: Bundle?) {
    guard case .nib(let name, let bundle)? = pending else { return (nil, nil) }
    pending = nil
    return (name, bundle)
  }

  /// Whether the object that is being created loads its view itself; the next one does again.
  static var loadsView: Bool {
    guard case .incomplete? = pending else { return true }
    pending = nil
    return false
  }

  /// What the table's cell that is being created is for; the next one has none again.
  static var pendingCell: (style: UITableViewCell.CellStyle, identifier: String?) {
    guard case .cell(let style, let identifier)? = pending else { return (.default, nil) }
    pending = nil
    return (style, identifier)
  }

  /// The frame for the view that is being created; the next one is empty again.
  static var pendingFrame: CGRect {
    guard case .frame(let frame)? = pending else { return .zero }
    pending = nil
    return frame
  }
}
