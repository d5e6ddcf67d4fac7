#!/bin/sh
# pytfe 1.5.0, HashiCorp's Python client for HCP Terraform: renaming a project also asks the server to set its default execution mode to "remote".
# ProjectUpdateOptions has "remote" as the default of that field, and sends it with every name, description or agent pool; create() does so as well. An update of a
# workspace or a variable sends no mode and no category that is not set. In go-tfe the field is optional in both calls, with the note that a value in the request
# becomes the project's own. There is no error. Hurts scripts that rename or describe projects whose workspaces run on agents in a private network: the request asks
# to run them at HashiCorp. `default_execution_mode=None` avoids it. The requests go to a server in the script; HCP Terraform was not asked. Needs Python 3.10.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat > main.py <<'PY'
import http.server
import json
import threading

from pytfe import TFEClient, TFEConfig
from pytfe.models import (
    ProjectCreateOptions,
    ProjectUpdateOptions,
    VariableUpdateOptions,
    WorkspaceUpdateOptions,
)


class Server(http.server.BaseHTTPRequestHandler):
    """Prints the attributes of each request."""

    def answer(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        print(f"  {self.command} {self.path} {json.dumps(body['data']['attributes'])}")
        text = json.dumps({"data": {"id": "id-1", "type": "any", "attributes": {"name": "shop", "key": "tag"}}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/vnd.api+json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_POST = do_PATCH = answer

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = TFEClient(TFEConfig(address=f"http://127.0.0.1:{server.server_port}", token="token"))
print("a project is renamed")
client.projects.update("prj-1", ProjectUpdateOptions(name="shop"))
print("a project gets a description")
client.projects.update("prj-1", ProjectUpdateOptions(description="The shop"))
print("a project gets a different agent pool")
client.projects.update("prj-1", ProjectUpdateOptions(default_agent_pool_id="apool-1"))
print("a project gets no mode")
client.projects.update("prj-1", ProjectUpdateOptions(name="shop", default_execution_mode=None))
print("a project is created")
client.projects.create("acme", ProjectCreateOptions(name="shop"))
print("a workspace is renamed")
client.workspaces.update_by_id("ws-1", WorkspaceUpdateOptions(name="shop"))
print("a variable gets a value")
client.variables.update("ws-1", "var-1", VariableUpdateOptions(value="1.4"))
PY
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pytfe==1.5.0 httpx==0.28.1 pydantic==2.14.4
echo "pytfe 1.5.0, $(python3 --version)"
env -u TFE_ADDRESS -u TFE_TOKEN no_proxy=127.0.0.1 python/bin/python main.py > output
cat output
cat > expected <<'OUT'
a project is renamed
  PATCH /api/v2/projects/prj-1 {"name": "shop", "default-execution-mode": "remote"}
a project gets a description
  PATCH /api/v2/projects/prj-1 {"description": "The shop", "default-execution-mode": "remote"}
a project gets a different agent pool
  PATCH /api/v2/projects/prj-1 {"default-execution-mode": "remote", "default-agent-pool-id": "apool-1"}
a project gets no mode
  PATCH /api/v2/projects/prj-1 {"name": "shop"}
a project is created
  POST /api/v2/organizations/acme/projects {"name": "shop", "default-execution-mode": "remote"}
a workspace is renamed
  PATCH /api/v2/workspaces/ws-1 {"name": "shop", "type": "workspaces", "vcs-repo": {}, "setting-overwrites": {}}
a variable gets a value
  PATCH /api/v2/workspaces/ws-1/vars/var-1 {"value": "1.4"}
OUT
diff expected output && echo 'The surprise is as described: renaming a project asks for the execution mode "remote".'
