"""HTTP and WebSocket: requests in, responses out."""
