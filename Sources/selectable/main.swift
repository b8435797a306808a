print("selectable")
