return "in src"
