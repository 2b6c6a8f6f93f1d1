print "a"
--> a
print "b" --> b
