return "in lib"
