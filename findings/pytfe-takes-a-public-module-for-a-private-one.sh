#!/bin/sh
# pytfe 1.5.0, HashiCorp's Python client for HCP Terraform, is asked to delete a public module of the registry, and sends the deletion of a private one.
# A RegistryModuleID has `registry_name` and `namespace`. read() and list_versions() use them; read_version() and each deletion leave them out and use the
# addresses of private modules. list_versions() is empty, without an error, for an expired token or an outage. update() and create_version() send `no_code`
# and `commit_sha`, where the API documents `no-code` and `commit-sha`. Hurts jobs that clean up a registry (acme/vpc/aws goes instead of the public vpc/aws)
# and jobs that publish what is not listed yet (an expired token looks like no versions). The requests go to a server in the script. Needs Python 3.10.
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
    RegistryModuleCreateVersionOptions,
    RegistryModuleID,
    RegistryModuleUpdateOptions,
    RegistryName,
)

module = {"id": "mod-1", "type": "registry-modules", "attributes": {"name": "vpc"}}
version = {"id": "modver-1", "type": "registry-module-versions", "attributes": {"version": "1.0.0"}}


class Registry(http.server.BaseHTTPRequestHandler):
    """Prints each request. A read of one version or a deletion succeeds, as does anything with the right token."""

    def answer(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        attributes = body.get("data", {}).get("attributes", "")
        address = self.path.removeprefix("/api/v2/").split("?page")[0]
        print(f"    {self.command} {address} {attributes}".rstrip())
        status = 200 if self.headers["Authorization"] == "Bearer right" else 401
        data = version if "version" in address.rsplit("/", 1)[1] else module
        if address.endswith("/versions") and self.command == "GET":
            data = [version]
        text = json.dumps({"data": data} if status == 200 else {"errors": [{"title": "unauthorized"}]}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/vnd.api+json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
threading.Thread(target=server.serve_forever, daemon=True).start()


def registry(token):
    return TFEClient(TFEConfig(address=f"http://127.0.0.1:{server.server_port}", token=token)).registry_modules


modules = registry("right")
public = RegistryModuleID(
    organization="acme", registry_name=RegistryName.PUBLIC, namespace="terraform-aws-modules", name="vpc", provider="aws"
)
private = RegistryModuleID(organization="acme", name="vpc", provider="aws")
print("the public module terraform-aws-modules/vpc/aws in the registry of acme:")
for call, act in (
    ("read", lambda: modules.read(public)),
    ("list_versions", lambda: modules.list_versions(public)),
    ("read_version", lambda: modules.read_version(public, "1.0.0")),
    ("delete_version", lambda: modules.delete_version(public, "1.0.0")),
    ("delete_provider", lambda: modules.delete_provider(public)),
    ("delete_by_name", lambda: modules.delete_by_name(public)),
):
    print(f"  {call}")
    act()
print("the private module acme/vpc/aws:")
print("  update")
modules.update(private, RegistryModuleUpdateOptions(no_code=True))
print("  create_version")
modules.create_version(private, RegistryModuleCreateVersionOptions(version="1.1.0", commit_sha="0a1b2c3"))
for token in ("right", "expired"):
    print(f"  list_versions with the {token} token")
    print(f"    versions: {[item.version for item in registry(token).list_versions(private)]}")
PY
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pytfe==1.5.0 httpx==0.28.1 pydantic==2.14.4
echo "pytfe 1.5.0, $(python3 --version)"
env -u TFE_ADDRESS -u TFE_TOKEN no_proxy=127.0.0.1 python/bin/python main.py > output
cat output
cat > expected <<'OUT'
the public module terraform-aws-modules/vpc/aws in the registry of acme:
  read
    GET organizations/acme/registry-modules/public/terraform-aws-modules/vpc/aws
  list_versions
    GET organizations/acme/registry-modules/public/terraform-aws-modules/vpc/aws/versions
  read_version
    GET organizations/acme/registry-modules/private/acme/vpc/aws/version?module_version=1.0.0
  delete_version
    POST registry-modules/actions/delete/acme/vpc/aws/1.0.0
  delete_provider
    POST registry-modules/actions/delete/acme/vpc/aws
  delete_by_name
    POST registry-modules/actions/delete/acme/vpc
the private module acme/vpc/aws:
  update
    PATCH organizations/acme/registry-modules/private/acme/vpc/aws {'no_code': True}
  create_version
    POST registry-modules/acme/vpc/aws/versions {'version': '1.1.0', 'commit_sha': '0a1b2c3'}
  list_versions with the right token
    GET organizations/acme/registry-modules/private/acme/vpc/aws/versions
    versions: ['1.0.0']
  list_versions with the expired token
    GET organizations/acme/registry-modules/private/acme/vpc/aws/versions
    GET organizations/acme/registry-modules/private/acme/vpc/aws
    versions: []
OUT
diff expected output && echo 'The surprise is as described: the deletion of a public module names a private one.'
