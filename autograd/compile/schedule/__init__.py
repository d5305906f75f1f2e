"""What is computed together and where its values live: fusion, blocks, reuse of memory."""
