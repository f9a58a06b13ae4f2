"""A game's rules compiled to WebAssembly, and how Python runs them: no compiler is needed."""
