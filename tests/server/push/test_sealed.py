"""What is sealed is what RFC 8291 has in its example (section 5), byte for byte."""

from __future__ import annotations

from ceki.server.push import sealed


def test_the_example_of_the_rfc():
    key = sealed.key_of(sealed.plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex())
    reader, secret = sealed.keys_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = sealed.plain("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed.sealed(b"When I grow up, I want to be a watermelon", reader, secret, key, salt)
    assert sealed.base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
