print("generate-sources")
