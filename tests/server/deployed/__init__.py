"""The files in deploy/, run as they are: with processes of this machine where they speak of containers."""
