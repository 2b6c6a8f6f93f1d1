-- A window without a root.
mark("nothing")
