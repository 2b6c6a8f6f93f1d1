import EscapedText
import HeadlessUIKit
import Inspection
import NavigationModel
import UIKitLua

/// What a prompt shows of a world after an input: the parts that the settings name.
struct WorldView: Equatable {
  /// The tree of controllers; empty if it isn't shown.
  let tree: TreeOutline
  /// The screen of the device; nil if it isn't shown.
  let screen: String?
}

extension Session {
  /// The parts of the world that are shown after an input.
  var view: WorldView {
    WorldView(
      tree: settings.show.hasTree ? TreeOutline(hierarchy) : TreeOutline(),
      screen: settings.show.hasScreen ? ScreenPrinter(world.stage.screen).text() : nil)
  }

  /// Shows the world if the settings ask for it, given what it was before.
  func showView(after former: WorldView) {
    let view = view
    formerView = former
    guard settings.show != .none,
      settings.tree == .always || settings.tree == .changed && view != former
    else { return }
    write(text(of: view, after: former))
  }

  private func text(of view: WorldView, after former: WorldView) -> String {
    guard let columns = columns() else {
      let parts = [settings.show.hasTree ? view.tree.text : nil, view.screen]
      return parts.compactMap { $0.map { $0 + "\n" } }.joined()
    }
    let screen = (view.screen ?? "").split(separator: "\n").map {
      String($0).cut(toWidth: columns)
    }
    let room = SideBySide.room(beside: screen, columns: columns)
    let limit = max(MarkedTree.usualLimit - (terminal?.rowCount ?? 0), MarkedTree.usualLimit / 2)
    let tree = settings.show.hasTree ? view.tree : nil
    let lines = tree.map {
      MarkedTree($0, after: former.tree, columns: room ?? columns, limit: limit).lines
    }
    return SideBySide(rows(of: lines ?? [], columns: room ?? columns), screen, room: room)
      .lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a tree, wrapped and painted.
  func rows(of lines: [MarkedTree.MarkedLine], columns: Int) -> [SideBySide.Row] {
    lines.flatMap { line in
      Prose.rows(of: line.text, width: columns).map { row in
        SideBySide.Row(
          text: line.mark.tone.map { paint(row, $0) } ?? row, width: row.displayWidth)
      }
    }
  }

  /// Shows the hierarchy in a style.
  func showTree(in style: String) {
    if style == "tree", let columns = columns() {
      let former = formerView?.tree ?? TreeOutline()
      let tree = MarkedTree(
        TreeOutline(hierarchy), after: former, columns: columns, limit: .max)
      return showPage(rows(of: tree.lines, columns: columns).map { $0.text + "\n" }.joined())
    }
    let printer: any HierarchyText =
      switch style {
      case "uikit": HierarchyPrinter(hierarchy)
      case "json": JSONPrinter(hierarchy)
      default: TreePrinter(hierarchy)
      }
    (style == "json" ? showLines : showPage)(printer.text() + "\n")
  }

  /// Draws the screen of the device, as much of it as the terminal has columns for.
  func showScreen() {
    let lines = ScreenPrinter(world.stage.screen).text().split(separator: "\n")
    showPage(lines.map { String($0).cut(toWidth: columns() ?? .max) + "\n" }.joined())
  }

  /// Shows the relationships of the controllers.
  func showFamilies() {
    guard !hierarchy.families.isEmpty else { return showPage("no controllers yet\n") }
    let labels = columns() == nil ? .plain : Labels(hierarchy)
    showPage(FamilyPrinter(hierarchy, labels: labels, columns: columns()).text() + "\n")
  }
}

extension MarkedTree.ChangeMark {
  /// The colour of a line; nil for none.
  var tone: Tone? {
    switch self {
    case .none: nil
    case .added: .added
    case .changed: .changed
    case .removed: .event
    }
  }
}
