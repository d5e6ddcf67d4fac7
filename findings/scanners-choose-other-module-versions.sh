#!/bin/sh
# Scanners look at other versions of a module than the ones that are installed: `version = "~> 1.2.3"` is 1.2.9 for OpenTofu, 1.9.0 for checkov, 1.3.0-rc.1 for Trivy.
# With --download-external-modules, checkov 3.3.30 chooses a version by rules of its own: `~>` allows all up to the next major version, a constraint that is
# written with a "v" or names 1.3.0-rc.1 is ignored without a message, so the newest version is taken, and release candidates count as releases. Trivy 0.74.0 calls
# aquasecurity/go-version 0.0.1, as below. Hurts platform teams: the findings, and the failed build, are about a major version or a release candidate that nobody
# runs, and a suppression is written for lines that are not deployed. TOFU names a built OpenTofu 1.12.6 (MPL-2.0). Needs Go, Python 3, openssl.
set -eu
folder=$(mktemp -d)
trap 'kill "$registry" 2> /dev/null || true; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
registry=
cd "$folder"
export GOPATH="$folder/go" GOTOOLCHAIN=auto TF_CLI_CONFIG_FILE="$folder/tofurc"
touch tofurc
if [ -z "${TOFU:-}" ]; then
  source=$(go mod download -json github.com/opentofu/opentofu@v1.12.6 2> /dev/null | python3 -c 'import json, sys; print(json.load(sys.stdin)["Dir"])')
  (cd "$source" && go build -o "$folder/tofu" ./cmd/tofu 2> /dev/null)
  TOFU="$folder/tofu"
fi
python3 -m venv venv
venv/bin/pip install -q checkov==3.3.30 2> log
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"

	"github.com/aquasecurity/go-version/pkg/version"
)

// main prints, for each constraint of standard input, the newest version of the command line that meets it.
func main() {
	var versions version.Collection
	for _, text := range os.Args[1:] {
		parsed, err := version.Parse(text)
		if err != nil {
			panic(err)
		}
		versions = append(versions, parsed)
	}
	sort.Sort(sort.Reverse(versions))
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		constraints, err := version.NewConstraints(lines.Text())
		if err != nil {
			panic(err)
		}
		for _, candidate := range versions {
			if constraints.Check(candidate) {
				fmt.Println(candidate)
				break
			}
		}
	}
}
GO
export GOFLAGS=-mod=mod
go mod init finding 2> log
go get github.com/aquasecurity/go-version@v0.0.1 2> log
go mod tidy 2> log
go build -o choose . 2> log
versions='1.2.3 1.2.9 1.3.0-rc.1 1.3.0 1.9.0 2.0.0 3.0.0-rc.1'
cat > registry.py <<'PY'
import http.server
import io
import json
import ssl
import sys
import tarfile


class Registry(http.server.BaseHTTPRequestHandler):
    """Has each module in the same versions, and writes down what is downloaded."""

    def do_GET(self):
        if self.path == "/.well-known/terraform.json":
            self.answer(200, json.dumps({"modules.v1": "/modules/"}).encode())
        elif self.path.endswith("/versions"):
            self.answer(200, json.dumps({"modules": [{"versions": [{"version": version} for version in sys.argv[1:]]}]}).encode())
        elif self.path.endswith("/download"):
            _, _, _, name, _, version, _ = self.path.split("/")
            with open("downloads", "a") as file:
                print(name, version, file=file)
            self.answer(204, b"", f"/archives/{version}.tar.gz")
        else:
            archive = io.BytesIO()
            with tarfile.open(fileobj=archive, mode="w:gz") as tar:
                content = b'output "id" {\n  value = 1\n}\n'
                entry = tarfile.TarInfo("main.tf")
                entry.size = len(content)
                tar.addfile(entry, io.BytesIO(content))
            self.answer(200, archive.getvalue())

    def answer(self, status, body, location=""):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Terraform-Get", location)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("certificate", "key")
server.socket = context.wrap_socket(server.socket, server_side=True)
with open("port", "w") as file:
    file.write(str(server.server_port))
server.serve_forever()
PY
openssl req -x509 -newkey rsa:2048 -nodes -keyout key -out certificate -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 2> log
cat certificate >> "$(venv/bin/python -c 'import certifi; print(certifi.where())')"
# shellcheck disable=SC2086 # one argument for each version
python3 registry.py $versions &
registry=$!
while ! [ -s port ]; do
  sleep 1
done
mkdir modules
index=0
while read -r constraint; do
  index=$((index + 1))
  printf 'module "call%s" {\n  source  = "127.0.0.1:%s/acme/call%s/aws"\n  version = "%s"\n}\n' "$index" "$(cat port)" "$index" "$constraint"
done > modules/main.tf << 'CONSTRAINTS'
~> 1.2
1.3.0
>= 1.2, < 2.0
~> 1.2.3
~> 1
~> v1.2
v1.2.3
1.3.0-rc.1
>= 1.2.0, < 1.3.0
>= 1.2
CONSTRAINTS
cd modules
SSL_CERT_FILE="$folder/certificate" "$TOFU" get -no-color > ../log
mv ../downloads ../tofu.txt
rm -rf .terraform
TF_HOST_NAME="127.0.0.1:$(cat ../port)"
export TF_HOST_NAME REQUESTS_CA_BUNDLE="$folder/certificate" BC_SKIP_MAPPING=TRUE
../venv/bin/checkov --directory . --framework terraform --download-external-modules true --skip-download --compact --quiet > ../log 2>&1 || true
mv ../downloads ../checkov.txt
cd ..
# shellcheck disable=SC2086 # one argument for each version
sed -n 's/^  version = "\(.*\)"/\1/p' modules/main.tf | ./choose $versions > trivy.txt
echo "$("$TOFU" version | head -n 1), checkov $(venv/bin/checkov --version), aquasecurity/go-version v0.0.1, versions: $versions"
index=0
sed -n 's/^  version = "\(.*\)"/\1/p' modules/main.tf | while read -r constraint; do
  index=$((index + 1))
  echo "$constraint: OpenTofu $(sed -n "s/^call$index //p" tofu.txt), checkov $(sed -n "s/^call$index //p" checkov.txt), Trivy $(sed -n "${index}p" trivy.txt)"
done > output
cat output
cat > expected <<'OUT'
~> 1.2: OpenTofu 1.9.0, checkov 1.9.0, Trivy 1.9.0
1.3.0: OpenTofu 1.3.0, checkov 1.3.0, Trivy 1.3.0
>= 1.2, < 2.0: OpenTofu 1.9.0, checkov 1.9.0, Trivy 1.9.0
~> 1.2.3: OpenTofu 1.2.9, checkov 1.9.0, Trivy 1.3.0-rc.1
~> 1: OpenTofu 2.0.0, checkov 1.9.0, Trivy 1.9.0
~> v1.2: OpenTofu 1.9.0, checkov 3.0.0-rc.1, Trivy 1.9.0
v1.2.3: OpenTofu 1.2.3, checkov 3.0.0-rc.1, Trivy 1.2.3
1.3.0-rc.1: OpenTofu 1.3.0-rc.1, checkov 3.0.0-rc.1, Trivy 1.3.0-rc.1
>= 1.2.0, < 1.3.0: OpenTofu 1.2.9, checkov 1.3.0-rc.1, Trivy 1.3.0-rc.1
>= 1.2: OpenTofu 2.0.0, checkov 3.0.0-rc.1, Trivy 3.0.0-rc.1
OUT
diff output expected && echo 'The surprise is as described: for seven of ten constraints, the versions differ.'
