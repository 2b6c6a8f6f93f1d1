import Lua

extension Catalog {
  /// All files for editors and linters, about scripts and about specs.
  package var allDefinitionFiles: [GeneratedFile] {
    let linter = LuacheckWriter(
      self, functions: SpecDefinitionWriter.functions, openTables: SpecDefinitionWriter.openTables)
    return definitionFiles + [linter.file, SpecDefinitionWriter.file]
  }
}
