#!/bin/sh
# OpenTofu reads one `version` constraint in two ways: `~> 1` installs version 2.0.0 of a module, and 1.3.0 of a provider that has the same versions.
# A module is compared by go-version, a provider by go-versions, and the documentation describes one syntax for both. `~> 1.2.0-beta1` installs 1.2.1 of the
# provider, and for the module nothing matches, although 1.2.1 exists. `= 3.0.0-rc1`, a documented form for a prerelease, is only found for the provider.
# `v1.2.0` and `1.2.0+meta` are only good for the module. Hurts anyone who copies a constraint from a provider to a module: the next major version arrives
# unasked. OpenTofu 1.12.6 (MPL-2.0); TOFU names a binary that is already built (otherwise it is built, 10 minutes or more). Needs Go and Python 3.
set -eu
folder=$(mktemp -d)
trap 'kill "$registry" 2> /dev/null || true; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
registry=
cd "$folder"
export GOPATH="$folder/go" GOTOOLCHAIN=auto TF_CLI_CONFIG_FILE="$folder/tofurc"
versions='1.0.0 1.2.0-beta1 1.2.0 1.2.1 1.3.0 2.0.0 3.0.0-rc1'
if [ -z "${TOFU:-}" ]; then
  source=$(go mod download -json github.com/opentofu/opentofu@v1.12.6 2> /dev/null | python3 -c 'import json, sys; print(json.load(sys.stdin)["Dir"])')
  (cd "$source" && go build -o "$folder/tofu" ./cmd/tofu 2> /dev/null)
  TOFU="$folder/tofu"
fi
for version in $versions; do
  mkdir -p "providers/registry.example.com/acme/net/$version/$(go env GOOS)_$(go env GOARCH)"
  touch "providers/registry.example.com/acme/net/$version/$(go env GOOS)_$(go env GOARCH)/terraform-provider-net_v$version"
  chmod +x providers/registry.example.com/acme/net/"$version"/*/*
done
mkdir module call
echo 'output "name" { value = "net" }' > module/main.tf
tar -czf module.tar.gz -C module main.tf
cat > registry.py <<'PY'
import http.server
import json
import sys


class Registry(http.server.BaseHTTPRequestHandler):
    """Has one module, with the versions of the command line."""

    def do_GET(self):
        kind = self.path.split("?")[0].rsplit("/", 1)[1]
        answer = b""
        if kind == "versions":
            answer = json.dumps({"modules": [{"versions": [{"version": version} for version in sys.argv[1:]]}]}).encode()
        elif kind == "module.tar.gz":
            answer = open("module.tar.gz", "rb").read()
        self.send_response(204 if kind == "download" else 200)
        self.send_header("Content-Type", "application/json" if kind == "versions" else "application/gzip")
        self.send_header("X-Terraform-Get", "/module.tar.gz")
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
with open("tofurc", "w") as file:
    file.write(f'host "registry.example.com" {{\n  services = {{ "modules.v1" = "http://127.0.0.1:{server.server_port}/modules/" }}\n}}\n')
    file.write('provider_installation {\n  filesystem_mirror { path = "providers" }\n}\n'.replace("providers", sys.path[0] + "/providers"))
server.serve_forever()
PY
# shellcheck disable=SC2086 # one argument for each version
python3 registry.py $versions &
registry=$!
sleep 2
install() {
  rm -rf call/.terraform call/.terraform.lock.hcl
  cat > call/main.tf
  (cd call && "$TOFU" init -no-color 2>&1) > log || true
  sed -n -e 's/^Downloading .* \([^ ]*\) for call.*/\1/p' -e 's/^- Installed .* v\([^ ]*\) .*/\1/p' -e 's/^Error: /error: /p' log | head -1
}
echo "$("$TOFU" version | head -1), versions: $versions"
while read -r constraint; do
  module=$(install << TF
module "call" {
  source  = "registry.example.com/acme/net/aws"
  version = "$constraint"
}
TF
  )
  provider=$(install << TF
terraform {
  required_providers {
    net = {
      source  = "registry.example.com/acme/net"
      version = "$constraint"
    }
  }
}
TF
  )
  echo "$constraint | module $module | provider $provider"
done > output <<'TXT'
~> 1
~> 1.2.0-beta1
= 3.0.0-rc1
3.0.0-rc1
v1.2.0
1.2.0+meta
~> 1.2
>= 1.2.0-beta1, < 1.3
TXT
cat output
cat > expected <<'OUT'
~> 1 | module 2.0.0 | provider 1.3.0
~> 1.2.0-beta1 | module error: Unresolvable module version constraint | provider 1.2.1
= 3.0.0-rc1 | module error: Unresolvable module version constraint | provider 3.0.0-rc1
3.0.0-rc1 | module 3.0.0-rc1 | provider 3.0.0-rc1
v1.2.0 | module 1.2.0 | provider error: Invalid version constraint
1.2.0+meta | module 1.2.0 | provider error: Failed to resolve provider packages
~> 1.2 | module 1.3.0 | provider 1.3.0
>= 1.2.0-beta1, < 1.3 | module 1.2.1 | provider 1.2.1
OUT
diff expected output && echo 'The surprise is as described: a module and a provider get other versions.'
