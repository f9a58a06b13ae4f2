"""Every screen in every language and in all colours, for whoever sees badly, enlarges four times or uses keys alone."""
