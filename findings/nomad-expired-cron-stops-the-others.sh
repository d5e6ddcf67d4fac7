#!/bin/sh
# A date in the past at the end of `crons` stops a whole Nomad periodic job: `["0 5 * * *", "0 8 24 12 * 2025"]` never starts again, without an error.
# At the beginning of the list the same date does nothing. Of `["0 5 * * *", <past date>, "0 0 1 * *"]` only the monthly entry is left. A date that does not
# exist (31 February) has the same effect. The next time of such an entry is the zero time, earlier than all others, until the next entry replaces it.
# Hurts anyone who adds one extra run to a daily backup: the extra run takes place, and no backup after it. A real Nomad 2.0.5 does the same: `job validate`
# and `job run` succeed, the job is "running", and `Next Periodic Launch` has no date. nomad/api is what its CLI uses to show the next launch. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/hashicorp/nomad/api"
)

const (
	daily    = "0 5 * * *"
	monthly  = "0 0 1 * *"
	extraRun = "0 8 24 12 * 2025"
	noDate   = "0 0 31 2 *"
)

// nextLaunches lists the next launches of a job, each computed from the one before.
func nextLaunches(from time.Time, crons []string, count int) string {
	schedule := &api.PeriodicConfig{Specs: crons}
	schedule.Canonicalize()
	launches := []string{}
	for range count {
		next, err := schedule.Next(from)
		if err != nil {
			return err.Error()
		}
		if next.IsZero() {
			launches = append(launches, "never")
			break
		}
		launches = append(launches, next.Format("2006-01-02 15:04"))
		from = next
	}
	return strings.Join(launches, ", ")
}

func main() {
	january := time.Date(2026, 1, 10, 12, 0, 0, 0, time.UTC)
	for _, crons := range [][]string{
		{daily, monthly},
		{extraRun, daily},
		{daily, extraRun},
		{daily, extraRun, monthly},
		{daily, noDate},
	} {
		fmt.Printf("from %s: %q: %s\n", january.Format("2006-01-02"), crons, nextLaunches(january, crons, 2))
	}
	before := time.Date(2025, 12, 23, 12, 0, 0, 0, time.UTC)
	for _, crons := range [][]string{{extraRun, daily}, {daily, extraRun}} {
		fmt.Printf("from %s: %q: %s\n", before.Format("2006-01-02"), crons, nextLaunches(before, crons, 4))
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
from 2026-01-10: ["0 5 * * *" "0 0 1 * *"]: 2026-01-11 05:00, 2026-01-12 05:00
from 2026-01-10: ["0 8 24 12 * 2025" "0 5 * * *"]: 2026-01-11 05:00, 2026-01-12 05:00
from 2026-01-10: ["0 5 * * *" "0 8 24 12 * 2025"]: never
from 2026-01-10: ["0 5 * * *" "0 8 24 12 * 2025" "0 0 1 * *"]: 2026-02-01 00:00, 2026-03-01 00:00
from 2026-01-10: ["0 5 * * *" "0 0 31 2 *"]: never
from 2025-12-23: ["0 8 24 12 * 2025" "0 5 * * *"]: 2025-12-24 05:00, 2025-12-24 08:00, 2025-12-25 05:00, 2025-12-26 05:00
from 2025-12-23: ["0 5 * * *" "0 8 24 12 * 2025"]: 2025-12-24 05:00, 2025-12-24 08:00, never
OUT
diff expected output && echo 'The surprise is as described: an entry without a next date stops the entries before it.'
