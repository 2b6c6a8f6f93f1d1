import Lua

extension Catalog {
  /// All files that editors and linters read, about scripts and about specs.
  package var allDefinitionFiles: [GeneratedFile] {
    let linter = LuacheckWriter(
      self, functions: SpecDefinitionWriter.functions, openTables: SpecDefinitionWriter.openTables)
    return definitionFiles + [linter.file, SpecDefinitionWriter.file]
  }
}
