#!/bin/sh
# Gitea 1.26.0 ignores `timezone` in `on.schedule`, which GitHub has since March 2026: `0 5 * * 1-5` with Europe/Berlin starts at 6 in winter and 7 in summer.
# Nothing reports it. Two entries that differ only in their zone become two runs at the same moment, twice a day in GitHub. Gitea's own form, a prefix
# `TZ=Europe/Berlin`, is an invalid cron expression for GitHub, so that only UTC means the same in both. actionlint 1.7.12 accepts both forms, also as one file
# for both servers. Gitea 1.27.3 has the same lines. Hurts anyone who keeps one workflow on both, or moves it: a deployment meant for the quiet hour before work
# runs during work, or a nightly job runs twice at once. GitHub's parser is @actions/workflow-parser 0.3.61. Needs Go (downloads: 10 minutes or more), Node.js.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"
	"os"
	"time"

	actions_model "code.gitea.io/gitea/models/actions"
	"github.com/nektos/act/pkg/model"
)

// main calls what Gitea calls for a workflow on the default branch, and prints when it would start.
func main() {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		panic(err)
	}
	for _, path := range os.Args[1:] {
		file, err := os.Open(path)
		if err != nil {
			panic(err)
		}
		workflow, err := model.ReadWorkflow(file)
		if err != nil {
			panic(err)
		}
		for _, cron := range workflow.OnSchedule() {
			spec := actions_model.ActionScheduleSpec{Spec: cron}
			schedule, err := spec.Parse()
			if err != nil {
				panic(err)
			}
			winter := schedule.Next(time.Date(2026, time.December, 1, 0, 0, 0, 0, time.UTC)).In(berlin)
			summer := schedule.Next(time.Date(2027, time.July, 1, 0, 0, 0, 0, time.UTC)).In(berlin)
			fmt.Printf("Gitea, %s: %q starts at %s in winter and %s in summer (Berlin)\n", path, cron, winter.Format("15:04"), summer.Format("15:04"))
		}
	}
}
GO
cat > main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser'

async function report(name) {
  const { context, value } = parseWorkflow({ name, content: readFileSync(name, 'utf8') }, new NoOperationTraceWriter())
  const { events } = await convertWorkflowTemplate(context, value)
  const errors = context.errors.getErrors()
  for (const { message } of errors) console.log(`GitHub, ${message}`)
  if (errors.length > 0) return
  for (const { cron, timezone } of events.schedule) console.log(`GitHub, ${name}: "${cron}" in ${timezone ?? 'UTC'}`)
}
report('zone.yml').then(() => report('prefix.yml'))
JS
cat > zone.yml <<'YML'
on:
  schedule:
    - cron: 0 5 * * 1-5
      timezone: Europe/Berlin
    - cron: 0 5 * * 1-5
      timezone: America/New_York
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - run: make deploy
YML
cat > prefix.yml <<'YML'
on:
  schedule:
    - cron: TZ=Europe/Berlin 0 5 * * 1-5
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - run: make deploy
YML
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @actions/workflow-parser@0.3.61 @actions/expressions@0.3.61 esbuild@0.28.0 > /dev/null
npx esbuild main.mjs --bundle --platform=node --log-level=error --outfile=main.cjs
GOBIN="$folder" go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 2> log
go mod init finding 2> log
# Gitea has these two replacements in its own go.mod.
go mod edit -replace github.com/nektos/act=gitea.com/gitea/act@v0.261.10 -replace go.yaml.in/yaml/v4=go.yaml.in/yaml/v4@v4.0.0-rc.3
go get code.gitea.io/gitea@v1.26.0 2> log
go build -o schedule . 2> log
echo "Gitea 1.26.0, @actions/workflow-parser 0.3.61, actionlint 1.7.12, $(go version | cut -d ' ' -f 3), Node.js $(node --version)"
{
  node main.cjs
  for file in zone.yml prefix.yml; do
    ./actionlint -no-color "$file" && echo "actionlint, $file: no error"
  done
  ./schedule zone.yml prefix.yml
} > output
cat output
cat > expected <<'OUT'
GitHub, zone.yml: "0 5 * * 1-5" in Europe/Berlin
GitHub, zone.yml: "0 5 * * 1-5" in America/New_York
GitHub, prefix.yml (Line: 3, Col: 13): Invalid cron expression. Expected format: '* * * * *' (minute hour day month weekday)
actionlint, zone.yml: no error
actionlint, prefix.yml: no error
Gitea, zone.yml: "0 5 * * 1-5" starts at 06:00 in winter and 07:00 in summer (Berlin)
Gitea, zone.yml: "0 5 * * 1-5" starts at 06:00 in winter and 07:00 in summer (Berlin)
Gitea, prefix.yml: "TZ=Europe/Berlin 0 5 * * 1-5" starts at 05:00 in winter and 05:00 in summer (Berlin)
OUT
diff expected output && echo 'The surprise is as described: Gitea starts in UTC what has a time zone.'
