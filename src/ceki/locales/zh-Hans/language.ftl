name = 简体中文
note = 这些文字还没有经母语者校对。欢迎帮忙：请看文档中的“Add a language”。
