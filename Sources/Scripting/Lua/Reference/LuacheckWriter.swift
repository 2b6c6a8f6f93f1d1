/// Writes the luacheck standard for scripts.
package struct LuacheckWriter {
  private let catalog: Catalog
  private let functions: [String]
  private let openTables: [String]

  /// Creates a writer for a catalog, and for additional functions and tables with arbitrary fields.
  package init(_ catalog: Catalog, functions: [String] = [], openTables: [String] = []) {
    self.catalog = catalog
    self.functions = functions
    self.openTables = openTables
  }

  /// The file, a chunk that returns the standard.
  package var file: GeneratedFile {
    GeneratedFile(
      path: "luacheck.lua",
      text: """
        -- Written by `drilldown meta`; do not edit. In a .luacheckrc, where FOLDER is this one:
        --   stds.drilldown = dofile("FOLDER/luacheck.lua")
        --   std = "lua54+drilldown"
        return {
          -- Scripts write their fields; luacheck has no way to allow that and still refuse an
          -- assignment.
          globals = {
        \(list(catalog.values.filter(\.isOpen).map(\.name)))
          },
          read_globals = {
        \(list(catalog.values.filter { !$0.isOpen }.map(\.name) + readOnlyNames))
        \((catalog.tables.map(text) + [specs]).joined(separator: "\n"))
          },
        }

        """)
  }

  private var readOnlyNames: [String] {
    let functions = Set(catalog.functions.map(\.name))
    let classes = catalog.classes.map(\.name).filter { !functions.contains($0) }
    return functions.sorted() + classes
  }

  private func list(_ names: [String]) -> String {
    names.map { "    \"\($0)\"," }.joined(separator: "\n")
  }

  /// The additional globals of specs.
  private var specs: String {
    let tables = openTables.map { "    \($0) = { other_fields = true },\n" }.joined()
    return "    -- The words of specs.\n\(list(functions))\n\(tables.dropLast())"
  }

  private func text(_ table: TableDescriptor) -> String {
    let fields = table.members.map { "        \($0.name) = {}," }.joined(separator: "\n")
    return "    \(table.name) = {\n      fields = {\n\(fields)\n      },\n    },"
  }
}
