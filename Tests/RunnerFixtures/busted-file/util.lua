return "the project's"
