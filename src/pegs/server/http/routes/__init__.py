"""What is asked over HTTP: one file a topic, each a thin shell round the hub."""
