print(before)
--> 3
