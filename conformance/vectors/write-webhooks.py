"""Writes webhooks.json. Python's standard library computes the signatures, independently of every server here.

    python3 conformance/vectors/write-webhooks.py > conformance/vectors/webhooks.json
    npx biome check --write conformance/vectors/webhooks.json
"""

import base64
import hashlib
import hmac
import json

SECRET = "whsec_" + "0123456789abcdef" * 4
OTHER = "whsec_" + "fedcba9876543210" * 4
NOW = 1_790_000_000


def sign(body: bytes, timestamp: str, key: str = SECRET) -> str:
    signed = f"{timestamp}.{hashlib.sha256(body).hexdigest()}"
    return hmac.new(key.encode(), signed.encode(), hashlib.sha256).hexdigest()


def event(**changes) -> dict:
    envelope = {
        "id": "evt_1",
        "type": "pages.published",
        "created_at": "2026-09-21T14:13:20Z",
        "workspace": "acme",
        "version": "1.0",
        "data": {"pages": ["page_1"]},
    }
    return {**envelope, **changes}


PLAIN = json.dumps(event(), separators=(",", ":")).encode()
vectors = []


def add(name, clauses, description, expected, body=PLAIN, timestamp=str(NOW), signature=None, headers=None, secret=SECRET):
    signature = sign(body, timestamp, secret) if signature is None else signature
    shown = {"svc-signature": signature, "svc-timestamp": timestamp} if headers is None else headers
    vectors.append(
        {
            "id": f"webhooks.{name}",
            "clauses": [f"deliveries.{clause}" for clause in clauses],
            "source": "Signature",
            "description": description,
            "secret": secret,
            "now": NOW,
            "headers": shown,
            "body_base64": base64.b64encode(body).decode(),
            "expected": expected,
        }
    )


OK = "accepted"
verifies = ["signature-verifies"]
raw = ["signature-covers-raw-bytes"]
bad = ["receiver-bad-signature"]

add("plain", verifies, "Compact JSON, signed now.", OK)
add("empty-body", verifies, "An empty body.", OK, b"")
add("unicode", raw, "Characters outside ASCII as UTF-8.", OK, json.dumps(event(data={"title": "Käse ☕ 日本 🎉"}), ensure_ascii=False).encode())
add("escaped-unicode", raw, "The same characters as JSON escapes: different bytes.", OK, json.dumps(event(data={"title": "Käse ☕ 日本 🎉"})).encode())
add("combining", raw, "A combining accent, which normalization would compose.", OK, json.dumps(event(data={"title": "e\u0301"}), ensure_ascii=False).encode())
add("pretty-printed", raw, "Indented JSON with a final line feed.", OK, json.dumps(event(), indent=2).encode() + b"\n")
add("crlf", raw, "Lines that end in CRLF.", OK, json.dumps(event(), indent=2).replace("\n", "\r\n").encode())
add("spaces-around", raw, "Spaces before and after the JSON.", OK, b"  " + PLAIN + b"\t ")
add("byte-order-mark", raw, "A byte order mark first.", OK, b"\xef\xbb\xbf" + PLAIN)
add("invalid-utf8", raw, "Bytes that are not UTF-8: text conversion would change them.", OK, b'{"data":"\xff\xfe"}')
add("number-forms", raw, "Numbers that parsing and serializing would change.", OK, b'{"data":{"a":1.0,"b":1e2,"c":12345678901234567890}}')
add("repeated-member", raw, "A repeated member, which parsing would drop.", OK, b'{"id":"evt_1","id":"evt_2"}')
add("nul-bytes", raw, "NUL bytes, which end strings in C.", OK, b'{"data":{"a":"\x00"}}\x00')
add("line-separators", raw, "U+2028 and U+2029, which end lines in some languages.", OK, '{"data":{"a":"\u2028\u2029"}}'.encode())
add("surrogate-bytes", raw, "A surrogate as three bytes: not UTF-8, but kept by some decoders.", OK, b'{"data":"\xed\xa0\xbc"}')
add("cut-character", raw, "The last character is truncated after its second byte.", OK, b'{"data":"\xe6\x97')
add("utf-16", raw, "JSON in UTF-16 with a byte order mark.", OK, PLAIN.decode().encode("utf-16"))
add("every-byte", raw, "Each of the 256 bytes once.", OK, bytes(range(256)))
add("large", raw, "8 KiB.", OK, json.dumps(event(data={"text": "x" * 8_192})).encode())
for seconds in (-300, 300):
    side = "behind" if seconds < 0 else "ahead"
    add(f"{side}-300-seconds", ["receiver-stale-timestamp"], f"Exactly 300 seconds {side}: within the window.", OK, timestamp=str(NOW + seconds))
    more = seconds + (1 if seconds > 0 else -1)
    add(f"{side}-301-seconds", ["receiver-stale-timestamp"], f"301 seconds {side}, with a correct signature.", "stale_timestamp", timestamp=str(NOW + more))
add("an-hour-old", ["receiver-stale-timestamp"], "A delivery that is replayed an hour later.", "stale_timestamp", timestamp=str(NOW - 3_600))
add("beyond-64-bits", ["receiver-stale-timestamp"], "A base-10 integer above 64 bits.", "stale_timestamp", timestamp="9" * 30)
add("in-milliseconds", ["receiver-stale-timestamp"], "A timestamp in milliseconds is far in the future.", "stale_timestamp", timestamp=str(NOW * 1_000))

right = sign(PLAIN, str(NOW))
add("no-signature", ["receiver-missing-headers"], "The signature header is absent.", "missing_headers", headers={"svc-timestamp": str(NOW)})
add("no-timestamp", ["receiver-missing-headers"], "The timestamp header is absent.", "missing_headers", headers={"svc-signature": right})
add("no-headers", ["receiver-missing-headers"], "Both headers are absent.", "missing_headers", headers={})
for name, timestamp, what in (
    ("words", "yesterday", "words"),
    ("iso-8601", "2026-09-21T14:13:20Z", "an ISO 8601 time"),
    ("fraction", f"{NOW}.0", "a fraction"),
    ("exponent", "1.79e9", "an exponent"),
    ("hexadecimal", hex(NOW), "hexadecimal digits"),
    ("trailing-letters", f"{NOW}s", "a unit after the digits"),
    ("separators", "1,790,000,000", "thousands separators"),
    ("underscores", "1_790_000_000", "underscores, which Python's int() reads"),
    ("superscript", f"{NOW}\u00b2", "a superscript two, which Python's isdigit() takes for a digit"),
):
    add(f"timestamp-{name}", ["receiver-bad-timestamp"], f"A timestamp with {what}, signed unchanged.", "bad_timestamp", timestamp=timestamp)

flipped = right[:-1] + ("0" if right[-1] != "0" else "1")
first = ("0" if right[0] != "0" else "1") + right[1:]
add("last-digit", bad, "The last digit differs.", "bad_signature", signature=flipped)
add("first-digit", bad, "The first digit differs.", "bad_signature", signature=first)
add("one-digit-short", bad, "The last digit is missing: a length mismatch is a mismatch.", "bad_signature", signature=right[:-1])
add("one-digit-long", bad, "An additional digit.", "bad_signature", signature=right + "0")
add("not-ascii", bad, "The last digit is a two-byte character: the same number of characters, but not of bytes.", "bad_signature", signature=right[:-1] + "\u00e9")
add("half", bad, "The first half of the correct signature.", "bad_signature", signature=right[:32])
add("upper-case", bad, "The correct digits in upper case: the header is lowercase hex.", "bad_signature", signature=right.upper())
add("with-algorithm", bad, "The correct signature after the name of its algorithm.", "bad_signature", signature=f"sha256={right}")
add("base64", bad, "The correct digest in base64.", "bad_signature", signature=base64.b64encode(bytes.fromhex(right)).decode())
key = ["signature-key-is-whole-secret"]
add("key-without-prefix", key, "Keyed with the secret without whsec_.", "bad_signature", signature=sign(PLAIN, str(NOW), SECRET.removeprefix("whsec_")))
decoded = hmac.new(bytes.fromhex(SECRET.removeprefix("whsec_")), f"{NOW}.{hashlib.sha256(PLAIN).hexdigest()}".encode(), hashlib.sha256).hexdigest()
add("key-decoded", key, "Keyed with the decoded bytes of the secret's hex digits.", "bad_signature", signature=decoded)
add("other-subscription", bad, "Signed with the secret of another subscription.", "bad_signature", signature=sign(PLAIN, str(NOW), OTHER))
add("wrong-secret", bad, "The receiver has the secret of another subscription.", "bad_signature", signature=right, secret=OTHER)
add("body-alone", verifies, "The HMAC of the body without the timestamp.", "bad_signature", signature=hmac.new(SECRET.encode(), PLAIN, hashlib.sha256).hexdigest())
add("body-not-digested", verifies, "The HMAC of the timestamp, a period and the body, instead of the body's digest.", "bad_signature", signature=hmac.new(SECRET.encode(), f"{NOW}.".encode() + PLAIN, hashlib.sha256).hexdigest())
add("unkeyed", verifies, "A plain SHA-256 of the signed string.", "bad_signature", signature=hashlib.sha256(f"{NOW}.{hashlib.sha256(PLAIN).hexdigest()}".encode()).hexdigest())
upper = hmac.new(SECRET.encode(), f"{NOW}.{hashlib.sha256(PLAIN).hexdigest().upper()}".encode(), hashlib.sha256).hexdigest()
add("digest-in-upper-case", verifies, "The body's digest is in upper case in the signed string.", "bad_signature", signature=upper)
add("other-timestamp", ["timestamp-per-attempt"], "Signed with a timestamp one second earlier than the header.", "bad_signature", signature=sign(PLAIN, str(NOW - 1)))
add("renewed-timestamp", ["receiver-bad-signature"], "A delivery from an hour ago, replayed with the current timestamp.", "bad_signature", signature=sign(PLAIN, str(NOW - 3_600)))
spaced = json.dumps(event()).encode()
add("respaced", raw, "The signature of the same JSON with other spacing.", "bad_signature", signature=sign(spaced, str(NOW)))
add("one-byte-changed", raw, "One byte of the body differs from the signed body.", "bad_signature", body=PLAIN.replace(b"acme", b"acmf"), signature=right)
add("final-line-feed", raw, "A line feed was added to the signed body.", "bad_signature", body=PLAIN + b"\n", signature=right)

print(json.dumps({"$schema": "./webhooks.schema.json", "vectors": vectors}, indent=2, ensure_ascii=False))
