import Foundation
import HeadlessUIKit
import Lua

extension UICollectionLayoutListConfiguration.Appearance: LuaEnumeration {}

extension UICollectionLayoutListConfiguration.HeaderMode: LuaEnumeration {}

extension UICollectionLayoutListConfiguration.FooterMode: LuaEnumeration {}

/// How a list of a script looks, and its functions.
struct ScriptedListConfiguration: LuaStructure {
  static var luaType: String { "UICollectionLayoutListConfiguration" }
  static let luaSummary = "How a list looks, where its headers come from, and its swipe actions."
  static let luaFields = [
    LuaField(
      "appearance", UICollectionLayoutListConfiguration.Appearance?.self,
      "The appearance; plain if it is missing."),
    LuaField(
      "headerMode", UICollectionLayoutListConfiguration.HeaderMode?.self,
      "Where headers come from; none by default."),
    LuaField(
      "footerMode", UICollectionLayoutListConfiguration.FooterMode?.self,
      "Where footers come from; none by default."),
    LuaField("headerTopPadding", Double?.self, "The distance above a header, in points."),
    LuaField("showsSeparators", Bool?.self, "Whether there are lines. Kept, no effect."),
    LuaField(
      leadingProvider, LuaFunction?.self,
      "Returns the UISwipeActionsConfiguration at the left edge of a row: (indexPath)."),
    LuaField(
      trailingProvider, LuaFunction?.self,
      "Returns the UISwipeActionsConfiguration at the right edge of a row: (indexPath)."),
  ]
  static let leadingProvider = "leadingSwipeActionsConfigurationProvider"
  static let trailingProvider = "trailingSwipeActionsConfigurationProvider"

  /// The configuration without the functions.
  var list: UICollectionLayoutListConfiguration
  /// The functions, by their names.
  private(set) var providers: [String: LuaFunction] = [:]

  init(fields: LuaFields) throws(LuaMismatch) {
    list = UICollectionLayoutListConfiguration(
      appearance: try fields.read("appearance") ?? .plain)
    list.headerMode = try fields.read("headerMode") ?? .none
    list.footerMode = try fields.read("footerMode") ?? .none
    let padding: Double? = try fields.read("headerTopPadding")
    list.headerTopPadding = padding == nil ? nil : try fields.points("headerTopPadding")
    list.showsSeparators = try fields.read("showsSeparators") ?? true
    for name in [Self.leadingProvider, Self.trailingProvider] {
      providers[name] = try fields.read(name, as: LuaFunction?.self)
    }
  }

  var fieldValues: [any LuaConvertible] {
    [
      list.appearance, list.headerMode, list.footerMode, list.headerTopPadding.map(Double.init),
      list.showsSeparators, providers[Self.leadingProvider], providers[Self.trailingProvider],
    ]
  }
}

extension ScriptWorld {
  var collectionViewCompositionalLayout: ClassDescriptor<UICollectionViewCompositionalLayout> {
    ClassDescriptor(
      "UICollectionViewCompositionalLayout", of: UICollectionViewCompositionalLayout.self,
      extends: "UICollectionViewLayout", receiver: "layout",
      summary: "Places items in sections that have a layout each: lists, or groups of items."
    )
    .initializer("section") { [unowned self] arguments throws(LuaError) in
      let section: NSCollectionLayoutSection? = try arguments.read("section")
      guard let section else { return layoutWithProvider() }
      let layout = UICollectionViewCompositionalLayout(section: section)
      keepFunctions(of: section, in: layout, "section")
      return layout
    }
    .label(
      "section", NSCollectionLayoutSection?.self,
      "The layout of all sections; without it `sectionProvider` gives each."
    )
    .slot(
      "sectionProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the NSCollectionLayoutSection of a section: (index, environment)."
    )
    .typed(
      nil,
      .function(
        [
          LuaType.Component("section", Int.luaDescription),
          LuaType.Component("environment", LayoutEnvironment.luaDescription),
        ], returns: [LuaType.Component("section", NSCollectionLayoutSection.luaDescription)])
    )
    .property(
      "interSectionSpacing", summary: "The distance between sections, in points; 0 by default.",
      get: { Double($0.configuration.interSectionSpacing) },
      set: { (layout: UICollectionViewCompositionalLayout, points: Double) in
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = points
        layout.configuration = configuration
      }
    )
    .function("list", "using", summary: "A layout of lists with one configuration.") {
      [unowned self] (configuration: ScriptedListConfiguration)
        -> UICollectionViewCompositionalLayout in list(using: configuration)
    }
  }

  /// A layout whose sections a function gives.
  private func layoutWithProvider() -> UICollectionViewCompositionalLayout {
    weak var layout: UICollectionViewCompositionalLayout?
    let made = UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, let layout,
        case .function(let function) = interpreter.slot(of: layout, "sectionProvider")
      else { return nil }
      var found: NSCollectionLayoutSection?
      callBack("the sectionProvider of a layout") { () throws(LuaError) in
        let arguments: [any LuaConvertible] = [index, environment as? LayoutEnvironment]
        let result = try interpreter.call(function, arguments).first ?? .nil
        found = result.object(in: interpreter) as? NSCollectionLayoutSection
        if found == nil, !result.isNil {
          throw LuaError(
            "sectionProvider must return an NSCollectionLayoutSection or nil, got "
              + interpreter.describe(result))
        }
      }
      if let found { keepFunctions(of: found, in: layout, "section \(index)") }
      return found
    }
    layout = made
    return made
  }

  /// A layout of lists, which keeps the functions of the configuration.
  private func list(
    using configuration: ScriptedListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let functions = ListFunctions(configuration.providers)
    let made = UICollectionViewCompositionalLayout.list(
      using: list(configuration.list, functions))
    keep(functions, in: made, "list")
    return made
  }

  /// A section that is a list; the layout that it becomes a part of keeps the functions.
  func listSection(using configuration: ScriptedListConfiguration, _ environment: LayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    let functions = ListFunctions(configuration.providers)
    let made = NSCollectionLayoutSection.list(
      using: list(configuration.list, functions), layoutEnvironment: environment)
    made.attachment = functions
    return made
  }

  /// A configuration that calls functions.
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ functions: ListFunctions
  ) -> UICollectionLayoutListConfiguration {
    let (leading, trailing) = (
      ScriptedListConfiguration.leadingProvider, ScriptedListConfiguration.trailingProvider
    )
    var list = configuration
    if functions.waiting[leading] != nil {
      list.leadingSwipeActionsConfigurationProvider = { [weak self] in
        self?.actions(leading, of: functions, $0)
      }
    }
    if functions.waiting[trailing] != nil {
      list.trailingSwipeActionsConfigurationProvider = { [weak self] in
        self?.actions(trailing, of: functions, $0)
      }
    }
    return list
  }

  private func keepFunctions(
    of section: NSCollectionLayoutSection, in layout: UICollectionViewCompositionalLayout,
    _ place: String
  ) {
    if let functions = section.attachment as? ListFunctions { keep(functions, in: layout, place) }
  }

  /// Lets a layout retain functions, as its own values: a garbage collector sees them there.
  private func keep(
    _ functions: ListFunctions, in layout: UICollectionViewCompositionalLayout, _ place: String
  ) {
    for (name, function) in functions.waiting {
      interpreter.setSlot(of: layout, "\(name) of \(place)", LuaValue.function(function))
    }
    (functions.layout, functions.place, functions.waiting) = (layout, place, [:])
  }

  /// The actions that a function of a list returns.
  private func actions(
    _ name: String, of functions: ListFunctions, _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let layout = functions.layout,
      case .function(let function) = interpreter.slot(of: layout, "\(name) of \(functions.place)")
    else { return nil }
    var found: UISwipeActionsConfiguration?
    callBack("the \(name) of a list") { () throws(LuaError) in
      let result = try interpreter.call(function, [path]).first ?? .nil
      found = result.object(in: interpreter) as? UISwipeActionsConfiguration
      if found == nil, !result.isNil {
        throw LuaError(
          "\(name) must return a UISwipeActionsConfiguration or nil, got "
            + interpreter.describe(result))
      }
    }
    return found
  }
}

/// The functions of a list: the layout has them that the list is a part of.
private final class ListFunctions {
  /// Those that no layout has yet, by their names.
  var waiting: [String: LuaFunction]
  weak var layout: UICollectionViewCompositionalLayout?
  /// The place of the list in it.
  var place = ""

  init(_ functions: [String: LuaFunction]) { waiting = functions }
}
