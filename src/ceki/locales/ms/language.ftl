also = mcm nan mel bjn kxd zlm
name = Bahasa Melayu
note = Belum ada penutur jati yang menyemak perkataan ini. Anda boleh membantu: lihat “Add a language” dalam dokumentasi.
whole = page games how-to-play commands
