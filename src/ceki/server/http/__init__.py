"""HTTP and sockets: routes, limits at the edge, sessions."""
