nonisolated extension LuaType.Enumeration {
  /// The type's name in Objective-C, which prefixes its constants: the rows are those whose name
  /// isn't Swift's without dots.
  package var objectiveCName: String {
    Self.objectiveCNames[name] ?? name.split(separator: ".").joined()
  }

  private static let objectiveCNames = [
    "UIBarButtonItem.SystemItem": "UIBarButtonSystemItem",
    "UITabBarItem.SystemItem": "UITabBarSystemItem",
    "UIButton.ButtonType": "UIButtonType",
    "UIButton.State": "UIControlState",
    "UITextField.BorderStyle": "UITextBorderStyle",
    "UITableViewCell.CellStyle": "UITableViewCellStyle",
    "UIUserInterfaceSizeClass": "UIUserInterfaceSizeClass",
  ]

  /// Constants of older releases, and those that no rule forms.
  private static let renamed: [String: String] = [
    "uitextalignmentleft": "left", "uitextalignmentcenter": "center",
    "uitextalignmentright": "right",
    "uibuttontyperoundedrect": "system", "roundedrect": "system",
    "uisplitviewcontrollerdisplaymodeallvisible": "oneBesideSecondary",
    "allvisible": "oneBesideSecondary",
    "uisplitviewcontrollerdisplaymodeprimaryhidden": "secondaryOnly",
    "primaryhidden": "secondaryOnly",
    "uisplitviewcontrollerdisplaymodeprimaryoverlay": "oneOverSecondary",
    "primaryoverlay": "oneOverSecondary",
    "uistatusbarstyleblackopaque": "lightContent",
    "uistatusbarstyleblacktranslucent": "lightContent",
    "uitransitioncontextfromviewcontrollerkey": "from",
    "uitransitioncontexttoviewcontrollerkey": "to",
  ]

  var quotedCases: String { cases.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// The case that a constant of Objective-C, a dotted case of Swift or a name with other capitals
  /// means; with the type's name only, if that is asked for.
  package func caseMeant(by constant: String, isType: Bool = false) -> String? {
    let name = constant.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let old = Self.renamed[name], cases.contains(old), !isType || name.hasPrefix("ui") {
      return old
    }
    let candidates = cases.filter { name.hasSuffix($0.lowercased()) }
    return candidates.max { $0.count < $1.count }.flatMap { candidate in
      let rest = name.dropLast(candidate.count)
      if rest.isEmpty { return isType ? nil : candidate }
      return objectiveCName.lowercased().hasPrefix(rest) && rest.count > 5 ? candidate : nil
    } ?? colour(named: name)
  }

  /// `redColor` is "red".
  private func colour(named name: String) -> String? {
    guard self.name == "UIColor", name.hasSuffix("color") else { return nil }
    return cases.first { $0.lowercased() == name.dropLast("color".count) }
  }
}
