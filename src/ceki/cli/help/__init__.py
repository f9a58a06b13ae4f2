"""The help of `ceki`: sentences of help.ftl around what is typed, and how what is typed is read."""
