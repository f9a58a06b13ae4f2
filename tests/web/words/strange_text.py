"""A hundred texts that a page must show as they are, or not at all: script, templates, marks, directions, controls."""

from __future__ import annotations

SCRIPTS = (
    "<script>ran()</script>", "<img src=x onerror=ran()>", "<svg onload=ran()>", "<b data-planted>bold</b>",
    "<x-planted></x-planted>", "<iframe src=/ onload=ran()>", "\"><script>ran()</script>",
    "'><img src=x onerror=ran()>", "</title><script>ran()</script>", "</textarea><svg/onload=ran()>",
    "</style><img src=x onerror=ran()>", "<a href=javascript:ran()>x</a>", "javascript:ran()", "JaVaScRiPt:ran()",
    "java\tscript:ran()", "data:text/html,<script>ran()", "<body onload=ran()>", "<details open ontoggle=ran()>",
    "<input autofocus onfocus=ran()>", "<video><source onerror=ran()>", "<math><mtext><img src=x onerror=ran()>",
    "<form><button formaction=javascript:ran()>", "<base href=//evil.example>",
    "<link rel=stylesheet href=//evil.example/x.css>", "<meta http-equiv=refresh content=0;url=//evil.example>",
    "<object data=//evil.example>", "<embed src=//evil.example>", "<marquee onstart=ran()>",
    "<!--<img src=x onerror=ran()>-->", "<![CDATA[<script>ran()</script>]]>", "&lt;script&gt;ran()&lt;/script&gt;",
    "&#60;img src=x onerror=ran()&#62;", "%3Cscript%3Eran()%3C/script%3E", "\\u003cscript\\u003eran()",
    "+ADw-script+AD4-ran()", "<scr<script>ipt>ran()", "<IMG SRC=x ONERROR=ran()>", "<img/src=x/onerror=ran()>",
    "<svg><animate onbegin=ran() attributeName=x>", "' onmouseover='ran()", '" autofocus onfocus="ran()',
    "`onerror=ran()`", "<p style=position:fixed;inset:0>cover", "<style>*{display:none}</style>",
)  # fmt: skip
TEMPLATES = (
    "{{ran()}}", "${ran()}", "{ran()}", "{@html '<img src=x onerror=ran()>'}", "#{ran()}", "<%= ran() %>",
    "{% ran %}", "{{constructor.constructor('ran()')()}}", "__proto__", "constructor", "[object Object]", "{name}",
    "%s%s%n", "{0}", "'; DROP TABLE seats; --", "../../etc/passwd", "..%2f..%2f", "C:\\con", "null", "undefined",
    "NaN", "true", "0", "-1",
)  # fmt: skip
MARKS = (
    "Z\u0351\u0343\u0369\u034c\u030d\u0346a\u0335\u0321l\u0334\u0322g\u0337o\u0338", "e" + "\u0301" * 20,
    "o" + "\u20dd" * 9, "\u0e01" + "\u0e49" * 12, "\u0d4d" * 8 + "x", "\ufdfd" * 3, "\U0001242b" * 4, "\u2588" * 24,
    "W" * 24, "i" * 24, "\u1d465" * 6, "A\u030a\u0327" * 8, "\u0488\u0489x",
)  # fmt: skip
DIRECTIONS = (
    "\u202eevil\u202c", "\u2067right\u2069", "\u061cabc", "\u200fabc\u200f", "\u202dabc", "\u05d0\u05d1\u05d2 abc",
    "\u0645\u0631\u062d\u0628\u0627", "a\u200b\u200c\u200d\u2060b", "\ufeffbom", "\u200b", "\u3164", "\u2800\u2800",
    "\u00ad\u00adsoft", "\u180emvs",
)  # fmt: skip
OTHERS = (
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", "\U0001f1f8\U0001f1ec" * 4, "\U0001f0cf" * 12,
    "\x00\x07\x1b[31mred\x1b[0m", "\u0085\u2028\u2029line", "\uffff\ufffe", "\ufffd", "\U0010fffd", "   ", "%00",
    "%E0%A4%A", "\U000e0041\U000e0042tags", "\u0000",
)  # fmt: skip
ALL = (*SCRIPTS, *TEMPLATES, *MARKS, *DIRECTIONS, *OTHERS)
