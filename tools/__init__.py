"""What is used on the source: pictures, Node, Chromium."""
