"""A driver over HTTP for the conformance gate, for a server with an admin API. Replace the functions by your own.

    python3 driver.py PORT ADMIN_URL

The admin API of this example is the control plane of the sandbox. The names of the capabilities, their inputs and outputs are in
generated/capabilities.md; a function gets the input as a dictionary and returns the output.
"""

import json
import sys
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# The output of a view of inspect-storage that is null. A function without an output returns None.
NULL = object()
PORT, ADMIN = int(sys.argv[1]), sys.argv[2].rstrip("/")


def admin(method, path, body):
    """Sends a request to the admin API and returns the JSON of its response."""
    request = urllib.request.Request(
        ADMIN + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method
    )
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read() or b"null")


def add_page(given):
    page = {"slug": given["slug"], "title": given["title"]}
    added = admin("POST", f"/workspaces/{given['workspace']}/records/pages?mode={given['mode']}", page)
    return {"id": added["id"]}


def advance_clock(given):
    admin("POST", "/clock/advance", {"seconds": given["seconds"]})


def lock_workspace(given):
    admin("PATCH", f"/workspaces/{given['workspace']}", {"held": given["held"]})


def inject_upstream_failure(given):
    error = {"upstream": "upstream-unavailable", "internal": "internal-error"}[given["failure"]]
    rule = {"workspace": given["workspace"], "operation": given["operation"], "error": error, "count": 1}
    rule["after_first_record"] = given.get("afterFirstRecord", False)
    return {"id": admin("POST", "/fault-rules", rule)["id"]}


def lift_upstream_failure(given):
    admin("DELETE", f"/fault-rules/{given['id']}", {})


FUNCTIONS = {
    "add-page": add_page,
    "advance-clock": advance_clock,
    "lock-workspace": lock_workspace,
    "inject-upstream-failure": inject_upstream_failure,
    "inject-upstream-failure/lift": lift_upstream_failure,
}


class Driver(BaseHTTPRequestHandler):
    def respond(self, status, value):
        body = b"" if value is None else json.dumps(None if value is NULL else value).encode()
        self.send_response(status if body else 204)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        capabilities = [name for name in FUNCTIONS if "/" not in name]
        self.respond(200, {"name": "our server", "capabilities": capabilities})

    def do_POST(self):
        given = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        try:
            self.respond(200, FUNCTIONS[self.path.lstrip("/")](given))
        except Exception as error:
            self.respond(500, {"error": repr(error)})

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", PORT), Driver).serve_forever()
