#!/bin/sh
# yq 4.54.3 (the one in Go) edits HCL since 4.50: `yq -i '.job.web.group.api.count = 3'` also turns two `service` or `template` blocks into one, without an error.
# The one that is left has the keys of both: the name of the second service with the port of the first. The documentation says that expressions are
# preserved. In a list they are not: `var.level` becomes the text "var.level", "${NOMAD_TASK_DIR}" gets quotes inside the text, and anywhere `"${30}s"` becomes
# "cty.NumberIntVal(30)s". JSON output has such keys twice. Hurts pipelines that set an image or a count in a job file, and policies that read the JSON. A real
# Nomad 2.0.5 accepted such a file (without the last expression): it had one service and one template. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > web.nomad.hcl <<'HCL'
job "web" {
  type = "service"
  group "api" {
    count = 2
    service {
      name = "web"
      port = "http"
    }
    service {
      name = "web-admin"
    }
    task "api" {
      driver       = "raw_exec"
      kill_timeout = "${30}s"
      config {
        command = "server"
        args    = ["-log", var.level, "-dir", "${NOMAD_TASK_DIR}"]
      }
      template {
        data        = "port = 80"
        destination = "local/app.conf"
      }
      template {
        data        = "PASSWORD=secret"
        destination = "secrets/app.env"
        env         = true
      }
    }
  }
}
HCL
go install github.com/mikefarah/yq/v4@v4.54.3 2> /dev/null
yq="$GOPATH/bin/yq"
"$yq" --version
{
  "$yq" -o json -I 0 '.job.web.group.api.service' web.nomad.hcl
  "$yq" -i '.job.web.group.api.count = 3' web.nomad.hcl
  cat web.nomad.hcl
} > output
cat output
cat > expected <<'OUT'
{"name":"web","port":"http","name":"web-admin"}
job "web" {
  type = "service"
  group "api" {
    count = 3
    service {
      name = "web-admin"
      port = "http"
    }
    task "api" {
      driver = "raw_exec"
      kill_timeout = "cty.NumberIntVal(30)s"
      config {
        command = "server"
        args = ["-log", "var.level", "-dir", "\"$${NOMAD_TASK_DIR}\""]
      }
      template {
        data = "PASSWORD=secret"
        destination = "secrets/app.env"
        env = true
      }
    }
  }
}
OUT
diff expected output && echo 'The surprise is as described: blocks are merged, and expressions become text.'
