"""Balik Lima Belas ("turn fifteen"): Balik Satu played for matas, with fifteen cards turned to make more of them."""
