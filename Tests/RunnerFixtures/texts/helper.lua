error("broken", 0)
