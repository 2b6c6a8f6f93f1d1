/// Writes the files that make the definitions an addon of lua-language-server.
package enum AddonWriter {
  /// The addon's description, its settings, and its plugin.
  package static var files: [GeneratedFile] {
    let files: KeyValuePairs = [
      "info.json": PackageResources.info_json, "config.json": PackageResources.config_json,
      "plugin.lua": PackageResources.plugin_lua,
    ]
    return files.map { GeneratedFile(path: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}

extension Catalog {
  /// The files that tell editors of scripts.
  package var definitionFiles: [GeneratedFile] { AddonWriter.files + DefinitionWriter(self).files }
}
