string.extra = 1
