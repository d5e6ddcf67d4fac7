#!/bin/sh
# Two programs are called envsubst. `envsubst '$IMAGE'` of GNU gettext replaces only $IMAGE in a Nomad job file. The one in Go (a8m/envsubst) ignores this
# argument and replaces everything else with "": runtime variables of Nomad, attributes of nodes, and HCL expressions, because it reads `${meta.zone}` and
# `${upper(var.name)}` as the unset variables "meta" and "upper". `${NOMAD_ADDR_db-replica}`, the address of a port, becomes "replica": the text after a
# hyphen is a default. The exit code is 0. Hurts pipelines that switch to the other program: the job is registered and starts with empty values. A real Nomad
# 2.0.5 did so, and refused only the empty `attribute`. a8m/envsubst 1.4.3. Needs Go and envsubst of GNU gettext (Debian: gettext-base).
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > web.nomad.hcl <<'HCL'
image     = "${IMAGE}"
attribute = "${attr.kernel.name}"
PORT      = "${NOMAD_PORT_http}"
REPLICA   = "${NOMAD_ADDR_db-replica}"
TAG       = "${NOMAD_META_tag}"
ZONE      = "${meta.zone}"
NAME      = "${upper(var.name)}"
HOST      = "web-${node.unique.name}"
HCL
go install github.com/a8m/envsubst/cmd/envsubst@v1.4.3 2> /dev/null
echo "a8m/envsubst v1.4.3, $(envsubst --version | head -1)"
export IMAGE=web:1.4.0
# shellcheck disable=SC2016 # the argument is the name of a variable
restricted='$IMAGE'
{
  echo 'GNU:'
  env -i PATH="$PATH" IMAGE="$IMAGE" envsubst "$restricted" < web.nomad.hcl
  echo 'Go:'
  env -i IMAGE="$IMAGE" "$GOPATH/bin/envsubst" "$restricted" < web.nomad.hcl && echo "exit code $?"
  echo 'Go, -no-unset:'
  env -i IMAGE="$IMAGE" "$GOPATH/bin/envsubst" -no-unset < web.nomad.hcl 2>&1 || echo "exit code $?"
} > output
cat output
cat > expected <<'OUT'
GNU:
image     = "web:1.4.0"
attribute = "${attr.kernel.name}"
PORT      = "${NOMAD_PORT_http}"
REPLICA   = "${NOMAD_ADDR_db-replica}"
TAG       = "${NOMAD_META_tag}"
ZONE      = "${meta.zone}"
NAME      = "${upper(var.name)}"
HOST      = "web-${node.unique.name}"
Go:
image     = "web:1.4.0"
attribute = ""
PORT      = ""
REPLICA   = "replica"
TAG       = ""
ZONE      = ""
NAME      = ""
HOST      = "web-"
exit code 0
Go, -no-unset:
variable ${attr} not set
variable ${NOMAD_PORT_http} not set
variable ${NOMAD_META_tag} not set
variable ${meta} not set
variable ${upper} not set
variable ${node} not set

exit code 1
OUT
diff expected output && echo 'The surprise is as described: one command line replaces one variable, or all.'
