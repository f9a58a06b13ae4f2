also = jv su ban mak bug min mad
name = Bahasa Indonesia
note = Belum ada penutur asli yang memeriksa kata-kata ini. Anda dapat membantu: lihat “Add a language” di dokumentasi.
whole = page games how-to-play commands
