also = zh-Hant yue hak
name = 简体中文
note = 还没请会中文的人看过。想帮忙，请看文档里的“Add a language”。
whole = page games how-to-play commands
