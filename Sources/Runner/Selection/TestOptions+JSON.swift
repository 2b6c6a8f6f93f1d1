nonisolated extension TestOptions {
  /// The options as one line for another process.
  package var json: JSON {
    ([
      "filters": JSON(filters), "excludes": JSON(excludes), "tags": JSON(tags),
      "excludedTags": JSON(excludedTags), "lines": .array(lines.map(JSON.integer)),
      "onlyNames": onlyNames.map { JSON.object([.init(name: "names", value: JSON($0))]) } ?? .null,
      "texts": JSON(texts), "shard": shard.map { .string("\($0.index)/\($0.count)") } ?? .null,
      "lists": .bool(isListing), "records": .bool(isRecording), "shuffles": .bool(isShuffled),
      "seed": .integer(seed), "stops": .bool(stopsAtFailure),
      "seconds": seconds.map(JSON.number) ?? .null,
      "instructions": instructions.map(JSON.integer) ?? .null,
      "memory": memory.map(JSON.integer) ?? .null, "sandboxed": .bool(isSandboxed),
      "covers": .bool(measuresCoverage), "notes": .bool(tracksFiles),
    ] as JSON).compact
  }

  /// Reads the output of `json`.
  package init(_ json: JSON) {
    filters = json["filters"]?.texts ?? []
    excludes = json["excludes"]?.texts ?? []
    tags = json["tags"]?.texts ?? []
    excludedTags = json["excludedTags"]?.texts ?? []
    lines = json["lines"]?.elements.compactMap(\.integer) ?? []
    onlyNames = json["onlyNames"].map { $0["names"]?.texts ?? [] }
    texts = json["texts"]?.texts ?? []
    shard = json["shard"]?.text.flatMap(Shard.init)
    isListing = json["lists"]?.truth ?? false
    isRecording = json["records"]?.truth ?? false
    isShuffled = json["shuffles"]?.truth ?? false
    seed = json["seed"]?.integer ?? 1
    stopsAtFailure = json["stops"]?.truth ?? false
    seconds = json["seconds"]?.double
    instructions = json["instructions"]?.integer
    memory = json["memory"]?.integer
    measuresCoverage = json["covers"]?.truth ?? false
    tracksFiles = json["notes"]?.truth ?? false
    isSandboxed = json["sandboxed"]?.truth ?? false
  }
}
