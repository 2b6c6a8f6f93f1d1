-- A window without a root.
mark("empty")
