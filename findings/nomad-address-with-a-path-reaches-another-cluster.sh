#!/bin/sh
# NOMAD_ADDR=https://gateway.example.com/eu registers a job in the cluster of https://gateway.example.com: Nomad's client drops the path of its address.
# There is no error or warning. With the same kind of address, HashiCorp's clients of Consul and Vault keep the path, and so does python-nomad, so that a script
# in Python and the CLI reach different clusters with one NOMAD_ADDR. A query string is dropped too. Hurts anyone who puts several clusters behind one gateway,
# which works for Consul and Vault, with the first of them at the root: the job for the new cluster replaces the job of that name in the old one, and the token
# is sent there. The CLI of Nomad 2.0.5 uses this client and does the same: `job run`, `job status` and `var list` call /v1/... at the root. Needs Go, Python 3.
set -eu
folder=$(mktemp -d)
trap 'kill "$gateway" 2> /dev/null || true; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
gateway=
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
unset NOMAD_TOKEN NOMAD_NAMESPACE NOMAD_REGION CONSUL_HTTP_TOKEN VAULT_TOKEN HTTP_PROXY http_proxy || true
cat > gateway.py <<'PY'
import http.server


class Gateway(http.server.BaseHTTPRequestHandler):
    """Passes /eu/... to the cluster eu, and everything else to the cluster us."""

    def do_GET(self):
        cluster = "eu" if self.path.startswith("/eu/") else "us"
        with open("requests", "a") as file:
            print(f"cluster {cluster}: {self.command} {self.path.split('?')[0].removeprefix('/eu')}", file=file)
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b"{}")

    do_PUT = do_POST = do_GET

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Gateway)
with open("port", "w") as file:
    file.write(str(server.server_port))
server.serve_forever()
PY
cat > main.go <<'GO'
package main

import (
	"os"

	consul "github.com/hashicorp/consul/api"
	nomad "github.com/hashicorp/nomad/api"
	vault "github.com/hashicorp/vault/api"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	switch os.Args[1] {
	case "nomad":
		client := must(nomad.NewClient(nomad.DefaultConfig()))
		name := "web"
		if _, _, err := client.Jobs().Register(&nomad.Job{ID: &name, Name: &name}, nil); err != nil {
			panic(err)
		}
	case "consul":
		client := must(consul.NewClient(consul.DefaultConfig()))
		must(client.KV().Put(&consul.KVPair{Key: "web", Value: []byte("1")}, nil))
	case "vault":
		client := must(vault.NewClient(vault.DefaultConfig()))
		must(client.Logical().Write("secret/web", map[string]any{"value": "1"}))
	}
}
GO
cat > main.py <<'PY'
import nomad

nomad.Nomad().jobs.register_job({"Job": {"ID": "web", "Name": "web"}})
PY
go mod init finding 2> log
nomad=v0.0.0-20261016150620-df630b26e78a
go get "github.com/hashicorp/nomad/api@$nomad" github.com/hashicorp/consul/api@v1.34.5 github.com/hashicorp/vault/api@v1.23.0 2> log
go build -o client . 2> log
python3 -m venv venv
venv/bin/pip install -q python-nomad==2.1.0 2> log
python3 gateway.py &
gateway=$!
while ! [ -s port ]; do
  sleep 1
done
address="http://127.0.0.1:$(cat port)"
export NOMAD_ADDR="$address/eu" CONSUL_HTTP_ADDR="$address/eu" VAULT_ADDR="$address/eu"
# call NAME COMMAND... prints which cluster the command reaches.
call() {
  name=$1
  shift
  rm -f requests
  "$@" > log 2>&1 || true
  echo "$name: $(cat requests)"
}
{
  echo 'Addresses that end in /eu:'
  call nomad/api ./client nomad
  call python-nomad venv/bin/python main.py
  call consul/api ./client consul
  call vault/api ./client vault
} > output
echo "github.com/hashicorp/nomad/api $nomad, consul/api v1.34.5, vault/api v1.23.0, python-nomad 2.1.0"
cat output
cat > expected <<'OUT'
Addresses that end in /eu:
nomad/api: cluster us: PUT /v1/jobs
python-nomad: cluster eu: POST /v1/jobs
consul/api: cluster eu: PUT /v1/kv/web
vault/api: cluster eu: PUT /v1/secret/web
OUT
diff output expected && echo 'The surprise is as described: only the client of Nomad drops the path.'
