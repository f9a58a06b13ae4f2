"""Daun tiga 'lei or Pakau: three cards each, nothing is drawn, and the hands are compared."""
