"""The table as an app on the whole screen."""
