#!/bin/sh
# A `reschedule` block with `attempts` and `interval` limits nothing in a service job: `unlimited` stays true unless it is set to false as well.
# nomad/api, which the CLI and Go programs use to complete a job, fills in `unlimited = true` beside the two, and Nomad ignores both then. In a batch
# job the same block limits. Only a block without `unlimited` behaves so; an `attempts = 0` that should switch rescheduling off does nothing either.
# Hurts everybody who limits how often a broken service is placed again, and every program that shows or checks `attempts` without `unlimited`.
# A real Nomad 2.0.5 stores it so, without a warning of `job validate` or `job run`. Needs Go.
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
	for _, kind := range []string{"service", "batch"} {
		for _, policy := range []string{
			`{"Attempts": 3, "Interval": 3600000000000}`,
			`{"Attempts": 0}`,
			`{"Attempts": 3, "Interval": 3600000000000, "Unlimited": false}`,
		} {
			source := fmt.Sprintf(`{"ID": "web", "Type": %q, "TaskGroups": [{"Name": "app", "ReschedulePolicy": %s}]}`, kind, policy)
			var job api.Job
			if err := json.Unmarshal([]byte(source), &job); err != nil {
				fmt.Println(err)
				os.Exit(1)
			}
			job.Canonicalize()
			found := job.TaskGroups[0].ReschedulePolicy
			fmt.Printf("%s %s: attempts %d, unlimited %t\n", kind, policy, *found.Attempts, *found.Unlimited)
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
service {"Attempts": 3, "Interval": 3600000000000}: attempts 3, unlimited true
service {"Attempts": 0}: attempts 0, unlimited true
service {"Attempts": 3, "Interval": 3600000000000, "Unlimited": false}: attempts 3, unlimited false
batch {"Attempts": 3, "Interval": 3600000000000}: attempts 3, unlimited false
batch {"Attempts": 0}: attempts 0, unlimited false
batch {"Attempts": 3, "Interval": 3600000000000, "Unlimited": false}: attempts 3, unlimited false
OUT
diff expected output && echo 'The surprise is as described: in a service job, attempts without unlimited = false limits nothing.'
