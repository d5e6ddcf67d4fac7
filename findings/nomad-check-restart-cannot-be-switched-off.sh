#!/bin/sh
# A Nomad check cannot switch off the `check_restart` of its service: `limit = 0` in the check, documented to disable restarts, becomes the limit of the
# service. nomad/api merges the two blocks when it completes a job and treats a zero as absent. `ignore_warnings = false` is lost in the same way, while
# `grace = "0s"` is kept. The documentation says that the values of the check take precedence. Hurts anyone who has one block for a service with an
# optional check: when that check fails, the task restarts. Without a block in the service, the blocks in the checks behave as written.
# A real Nomad 2.0.5 restarted a task in this way, and `job validate` does not warn. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/hashicorp/nomad/api"
)

func main() {
	for _, service := range []string{`{"Limit": 3, "Grace": 90000000000, "IgnoreWarnings": true}`, "null"} {
		fmt.Println("service", service)
		for _, check := range []string{
			`{"Limit": 5}`,
			`{"Limit": 0}`,
			`{"IgnoreWarnings": false}`,
			`{"Grace": 0}`,
		} {
			source := fmt.Sprintf(`{"ID": "web", "TaskGroups": [{"Name": "app", "Services": [
				{"Name": "web", "CheckRestart": %s, "Checks": [{"Type": "http", "CheckRestart": %s}]}]}]}`, service, check)
			var job api.Job
			if err := json.Unmarshal([]byte(source), &job); err != nil {
				fmt.Println(err)
				os.Exit(1)
			}
			job.Canonicalize()
			merged := job.TaskGroups[0].Services[0].Checks[0].CheckRestart
			fmt.Printf("  check %s: limit %d, grace %s, ignore_warnings %t\n", check, merged.Limit, *merged.Grace, merged.IgnoreWarnings)
		}
	}
}
GO
go mod init finding 2> /dev/null
version=v0.0.0-20261016150620-df630b26e78a
go get "github.com/hashicorp/nomad/api@$version" 2> /dev/null
echo "github.com/hashicorp/nomad/api $version, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
service {"Limit": 3, "Grace": 90000000000, "IgnoreWarnings": true}
  check {"Limit": 5}: limit 5, grace 1m30s, ignore_warnings true
  check {"Limit": 0}: limit 3, grace 1m30s, ignore_warnings true
  check {"IgnoreWarnings": false}: limit 3, grace 1m30s, ignore_warnings true
  check {"Grace": 0}: limit 3, grace 0s, ignore_warnings true
service null
  check {"Limit": 5}: limit 5, grace 1s, ignore_warnings false
  check {"Limit": 0}: limit 0, grace 1s, ignore_warnings false
  check {"IgnoreWarnings": false}: limit 0, grace 1s, ignore_warnings false
  check {"Grace": 0}: limit 0, grace 0s, ignore_warnings false
OUT
diff expected output && echo 'The surprise is as described: a zero in the check is the value of the service.'
