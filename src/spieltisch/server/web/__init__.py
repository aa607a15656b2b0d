"""What comes over the network: requests, sockets, the page, and the limits on them."""
