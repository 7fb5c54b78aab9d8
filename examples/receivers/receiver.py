"""A receiver of finished sets in Python, with the standard library alone.

    WEBHOOK_SECRET=whsec_... PORT=8000 python3 receiver.py
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

TOLERANCE_SECONDS = 300
LARGEST_BODY_BYTES = 1_000_000
SECRET = os.environ.get("WEBHOOK_SECRET", "")

# Both belong in your database: the id under a unique index, in the transaction that does the work.
handled = set()
revisions = {}
lock = Lock()


def key_of(secret):
    """The key is what the text behind whsec_ stands for, not the text."""
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        key = b""
    if not 24 <= len(key) <= 64:
        print("WEBHOOK_SECRET: set it to the secret of the endpoint, whole", file=sys.stderr)
        sys.exit(2)
    return key


def is_signed(key, headers, body, now):
    """Whether one of the signatures fits. While secrets change there are two."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    # The very bytes that arrived: a body that was parsed and written anew has another signature.
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    return any(
        version == "v1" and hmac.compare_digest(signature.encode(), expected)
        for version, _, signature in (
            each.partition(",") for each in headers.get("webhook-signature", "").split()
        )
    )


def handle(event):
    """Your work. It may be called again if it raises: the post is tried anew."""
    data = event["data"]
    if data["test"]:
        return say("trial", data["collectionId"])
    # A correction replaces the whole set, and an older one that was replayed changes nothing.
    if revisions.get(data["collectionId"], 0) >= data["revision"]:
        return None
    revisions[data["collectionId"]] = data["revision"]
    return say(event["type"], json.dumps(data["values"]))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        self.send_response(self.receive())
        self.send_header("content-length", "0")
        self.end_headers()

    def receive(self):
        """The status to answer with. Anything but 2xx means: not taken (docs/webhooks.md)."""
        length = self.headers.get("content-length", "")
        if not length.isdecimal():
            return 411
        if int(length) > LARGEST_BODY_BYTES:
            return 413
        body = self.rfile.read(int(length))
        if not is_signed(KEY, self.headers, body, time.time()):
            return 401
        try:
            event = json.loads(body)
        except ValueError:
            return 400
        message_id = self.headers["webhook-id"]
        with lock:
            if message_id not in handled:
                handle(event)
                handled.add(message_id)
        return 204

    def log_message(self, *_):
        """Nothing: an access log is the server's in front."""


def say(what, text):
    print(what, text, flush=True)


if __name__ == "__main__":
    KEY = key_of(SECRET)
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Receiver)
    say("listening", f"http://127.0.0.1:{server.server_port}/")
    server.serve_forever()
