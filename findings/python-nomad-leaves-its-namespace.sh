#!/bin/sh
# python-nomad 2.1.0: `Nomad(namespace="prod")` deletes, writes and reads the variables of `default`, because it sends no namespace with them.
# The namespace goes with jobs, allocations and deployments only. Evaluations, scaling policies, search and the event stream are those of `default` too,
# and there is no error. In the same client, `eligible_node(node, ineligible=False)` makes the node ineligible. Hurts scripts that keep one path in two
# namespaces (the wrong variable is lost), wait for an evaluation or an event (it never comes), or release a node (it takes no more allocations).
# A real Nomad 2.0.5 deleted the variable of `default`, returned its evaluations and events, and made its node ineligible. Needs Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat > main.py <<'PY'
import http.server
import json
import threading
import urllib.parse

import nomad


class Recorder(http.server.BaseHTTPRequestHandler):
    """Prints each request and returns an empty list."""

    def record(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        url = urllib.parse.urlsplit(self.path)
        namespace = urllib.parse.parse_qs(url.query).get("namespace", ["none"])[0]
        eligibility = f", {json.loads(body)['Eligibility']}" if b"Eligibility" in body else ""
        print(f"  {self.command} {url.path}: namespace {namespace}{eligibility}")
        if url.path == "/v1/event/stream":
            leave.set()
        answer = b"[]\n"
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    do_GET = do_POST = do_PUT = do_DELETE = record

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Recorder)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = nomad.Nomad(host="127.0.0.1", port=server.server_port, namespace="prod")
stream, leave, _ = client.event.stream.get_stream()
for call in (
    "jobs.get_jobs()",
    "allocations.get_allocations()",
    "deployments.get_deployments()",
    "variables.get_variables()",
    "variable.get_variable('web/db')",
    "variable.create_variable('web/db', {'Items': {'password': 'new'}})",
    "variable.delete_variable('web/db')",
    "variable.delete_variable('web/db', namespace='prod')",
    "evaluations.get_evaluations()",
    "scaling.get_scaling_policies()",
    "search.search('web', 'jobs')",
    "node.eligible_node('node-1', eligible=False)",
    "node.eligible_node('node-1', ineligible=False)",
):
    print(call)
    eval("client." + call)
print("event.stream.get_stream()")
stream.start()
stream.join()
PY
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-nomad==2.1.0 requests==2.34.2
echo "python-nomad 2.1.0, requests 2.34.2, $(python3 --version)"
env -u NOMAD_ADDR -u NOMAD_NAMESPACE -u NOMAD_TOKEN -u NOMAD_REGION no_proxy=127.0.0.1 python/bin/python main.py > output
cat output
cat > expected <<'OUT'
jobs.get_jobs()
  GET /v1/jobs: namespace prod
allocations.get_allocations()
  GET /v1/allocations: namespace prod
deployments.get_deployments()
  GET /v1/deployments: namespace prod
variables.get_variables()
  GET /v1/vars: namespace none
variable.get_variable('web/db')
  GET /v1/var/web/db: namespace none
variable.create_variable('web/db', {'Items': {'password': 'new'}})
  PUT /v1/var/web/db: namespace none
variable.delete_variable('web/db')
  DELETE /v1/var/web/db: namespace none
variable.delete_variable('web/db', namespace='prod')
  DELETE /v1/var/web/db: namespace prod
evaluations.get_evaluations()
  GET /v1/evaluations: namespace none
scaling.get_scaling_policies()
  GET /v1/scaling/policies: namespace none
search.search('web', 'jobs')
  POST /v1/search: namespace none
node.eligible_node('node-1', eligible=False)
  POST /v1/node/node-1/eligibility: namespace prod, ineligible
node.eligible_node('node-1', ineligible=False)
  POST /v1/node/node-1/eligibility: namespace prod, ineligible
event.stream.get_stream()
  GET /v1/event/stream: namespace none
OUT
diff expected output && echo 'The surprise is as described: the client of prod works in default, and ineligible=False is sent as ineligible.'
