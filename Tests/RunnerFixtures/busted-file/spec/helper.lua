helped = "yes"
