import Foundation
import HeadlessUIKit
import Lua

/// The identifier of a section or an item in a script.
nonisolated enum ListIdentifier: Hashable, Sendable, CustomStringConvertible {
  case text(String)
  case integer(Int)
  case number(Double)

  var description: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    }
  }
}

extension ListIdentifier: @MainActor LuaConvertible {
  @MainActor static var luaType: String { "string|number" }

  @MainActor
  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ListIdentifier {
    let value = stack.value(at: index)
    if case .string(let text) = value { return .text(text) }
    guard let number = value.anyNumber, !number.isNaN else {
      throw stack.mismatch("a string or a number", at: index)
    }
    return Int(exactly: number).map(ListIdentifier.integer) ?? .number(number)
  }

  @MainActor
  func push(onto stack: LuaStack) {
    switch self {
    case .text(let text): text.push(onto: stack)
    case .integer(let number): number.push(onto: stack)
    case .number(let number): number.push(onto: stack)
    }
  }
}

/// A snapshot that a script changes.
final class ScriptedSnapshot: LuaObject {
  static var luaType: String { "NSDiffableDataSourceSnapshot" }
  typealias Value = NSDiffableDataSourceSnapshot<ListIdentifier, ListIdentifier>

  /// The contents.
  var value: Value

  /// A snapshot of its own.
  init(_ value: Value = Value()) { self.value = value }
}

/// A data source that shows a script's snapshots.
protocol SnapshotSource: LuaObject {
  func apply(
    _ snapshot: ScriptedSnapshot.Value, animatingDifferences: Bool, completion: (() -> Void)?)
  func applySnapshotUsingReloadData(
    _ snapshot: ScriptedSnapshot.Value, completion: (() -> Void)?)
  func snapshot() -> ScriptedSnapshot.Value
  func itemIdentifier(for indexPath: IndexPath) -> ListIdentifier?
  func indexPath(for itemIdentifier: ListIdentifier) -> IndexPath?
  func sectionIdentifier(for index: Int) -> ListIdentifier?
  func index(for sectionIdentifier: ListIdentifier) -> Int?
}

/// The data source of a collection view whose cells a script's function makes.
final class ScriptedCollectionSource:
  UICollectionViewDiffableDataSource<ListIdentifier, ListIdentifier>, SnapshotSource
{
  static var luaType: String { "UICollectionViewDiffableDataSource" }

  /// Becomes the data source of a collection view.
  init(_ view: UICollectionView, world: ScriptWorld) {
    weak var source: ScriptedCollectionSource?
    super.init(collectionView: view) { [weak world] view, path, item in
      guard let source else { return nil }
      let arguments: [any LuaConvertible] = [view, path, item]
      return world?.view(of: source, "cellProvider", arguments) as? UICollectionViewCell
    }
    source = self
    supplementaryViewProvider = { [weak world] view, kind, path in
      guard let source else { return nil }
      let arguments: [any LuaConvertible] = [view, ElementKind(named: kind), path]
      return world?.view(of: source, "supplementaryViewProvider", arguments)
        as? UICollectionReusableView
    }
  }
}

/// The data source of a table whose cells a script's function makes.
final class ScriptedTableSource: UITableViewDiffableDataSource<ListIdentifier, ListIdentifier>,
  SnapshotSource, DelegateOwner
{
  static var luaType: String { "UITableViewDiffableDataSource" }
  var label: String { recordedName }

  /// Becomes the data source of a table.
  init(_ table: UITableView, world: ScriptWorld) {
    weak var source: ScriptedTableSource?
    super.init(tableView: table) { [weak world] table, path, item in
      guard let source else { return nil }
      let arguments: [any LuaConvertible] = [table, path, item]
      return world?.view(of: source, "cellProvider", arguments) as? UITableViewCell
    }
    source = self
    overrides = world.overrides
  }
}

extension ScriptWorld {
  /// The first result of a function that a script has set on a data source; nil for none.
  fileprivate func value(
    of source: some LuaObject, _ slot: String, _ arguments: [any LuaConvertible]
  ) -> LuaValue? {
    guard case .function(let function) = interpreter.slot(of: source, slot) else { return nil }
    var value: LuaValue?
    callBack("the \(slot) of a data source") { () throws(LuaError) in
      value = try interpreter.call(function, arguments).first
    }
    return value
  }

  /// The view that such a function returns; nil for another result.
  fileprivate func view(
    of source: some LuaObject, _ slot: String, _ arguments: [any LuaConvertible]
  ) -> UIView? { value(of: source, slot, arguments)?.object(in: interpreter) as? UIView }

  var collectionDiffableSource: ClassDescriptor<ScriptedCollectionSource> {
    let described = ClassDescriptor(
      "UICollectionViewDiffableDataSource", of: ScriptedCollectionSource.self, receiver: "source",
      summary: "The data source of a collection view that shows snapshots and their differences."
    )
    .initializer("collectionView") { [unowned self] arguments throws(LuaError) in
      let view: UICollectionView = try arguments.read("collectionView")
      return ScriptedCollectionSource(view, world: self)
    }
    .label("collectionView", UICollectionView.self, "The collection view whose source it becomes.")
    .slot(
      "cellProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the configured cell of an item."
    )
    .typed(nil, .function(Self.provided("grid", UICollectionView.self), returns: []))
    .slot(
      "supplementaryViewProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the configured header or footer of a section, by its kind."
    )
    return withPaths(withSnapshots(described))
  }

  private func withSnapshots<Source: SnapshotSource>(
    _ descriptor: ClassDescriptor<Source>
  ) -> ClassDescriptor<Source> {
    descriptor
      .method(
        "apply", "snapshot", "animatingDifferences", "completion",
        summary: "Shows a snapshot; only what is different changes."
      ) {
        [unowned self]
        (
          source: Source, snapshot: ScriptedSnapshot, animates: Bool?,
          completion: LuaFunction?
        ) -> Void in
        source.apply(
          snapshot.value, animatingDifferences: animates ?? false,
          completion: closure(completion, "completion of apply"))
      }
      .calling("completion")
      .method(
        "applySnapshotUsingReloadData", "snapshot", "completion",
        summary: "Shows a snapshot by loading everything again."
      ) {
        [unowned self]
        (source: Source, snapshot: ScriptedSnapshot, completion: LuaFunction?)
          -> Void in
        source.applySnapshotUsingReloadData(
          snapshot.value, completion: closure(completion, "completion of apply"))
      }
      .calling("completion")
      .method("snapshot", summary: "A copy of what it shows.") {
        (source: Source) -> ScriptedSnapshot in
        ScriptedSnapshot(source.snapshot())
      }
  }

  private func withPaths<Source: SnapshotSource>(
    _ descriptor: ClassDescriptor<Source>
  ) -> ClassDescriptor<Source> {
    descriptor
      .method("itemIdentifier", "indexPath", summary: "The item at a path; nil for none.") {
        (source: Source, path: IndexPath) -> ListIdentifier? in
        source.itemIdentifier(for: path)
      }
      .method("indexPath", "item", summary: "The path of an item; nil if it is not shown.") {
        (source: Source, item: ListIdentifier) -> IndexPath? in
        source.indexPath(for: item)
      }
      .method("sectionIdentifier", "index", summary: "The section at an index; nil for none.") {
        (source: Source, index: Int) -> ListIdentifier? in
        source.sectionIdentifier(for: index)
      }
      .method("index", "section", summary: "The index of a section; nil if it is not shown.") {
        (source: Source, section: ListIdentifier) -> Int? in
        source.index(for: section)
      }
  }

  private static func provided(
    _ name: String, _ type: any LuaConvertible.Type
  ) -> [LuaType.Component] {
    [
      LuaType.Component(name, type.luaDescription),
      LuaType.Component("indexPath", IndexPath.luaDescription),
      LuaType.Component("item", ListIdentifier.luaDescription),
    ]
  }

  var tableDiffableSource: ClassDescriptor<ScriptedTableSource> {
    let described = ClassDescriptor(
      "UITableViewDiffableDataSource", of: ScriptedTableSource.self, receiver: "source",
      summary: "The data source of a table that shows snapshots and their differences."
    )
    .initializer("tableView") { [unowned self] arguments throws(LuaError) in
      let table: UITableView = try arguments.read("tableView")
      return ScriptedTableSource(table, world: self)
    }
    .label("tableView", UITableView.self, "The table whose source it becomes.")
    .slot(
      "cellProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the configured cell of an item."
    )
    .typed(nil, .function(Self.provided("table", UITableView.self), returns: []))
    .property(
      "defaultRowAnimation", summary: "The animation of changed rows. Kept, no effect.",
      get: { $0.defaultRowAnimation }, set: { $0.defaultRowAnimation = $1 }
    )
    return withPaths(withSnapshots(withTitles(described)))
  }

  private func withTitles(
    _ descriptor: ClassDescriptor<ScriptedTableSource>
  ) -> ClassDescriptor<ScriptedTableSource> {
    descriptor
      .slot(
        "titleForHeader", type: "function", taking: LuaValue.functions,
        summary: "Returns the text above a section: (table, section)."
      )
      .slot(
        "titleForFooter", type: "function", taking: LuaValue.functions,
        summary: "Returns the text below a section: (table, section)."
      )
      .slot(
        "canEditRow", type: "function", taking: LuaValue.functions,
        summary: "Returns whether the user may delete or insert a row: (table, indexPath)."
      )
      .slot(
        "commit", type: "function", taking: LuaValue.functions,
        summary: "Performs the user's edit: (table, editingStyle, indexPath)."
      )
  }
}
