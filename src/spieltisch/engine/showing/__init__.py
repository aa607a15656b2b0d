"""What is shown and said: phrases, scenes and the stage on which games lay them out."""
