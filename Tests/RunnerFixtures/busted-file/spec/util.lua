return "the spec's"
