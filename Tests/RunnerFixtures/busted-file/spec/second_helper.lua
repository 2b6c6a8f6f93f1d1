helped = "twice"
