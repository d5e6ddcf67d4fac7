#!/bin/sh
# Gitea 1.26.0: a matrix with `site: [eu, us]` and `include: [{version: 1.4.0}]` has three jobs. Two have no version, and the third has a version and no site.
# GitHub's documentation adds an entry that has no key of the matrix to every combination, and act 0.2.89, from which Gitea's parser comes, does so today: two
# jobs with 1.4.0. For Gitea it is always a job of its own, and nothing reports it. In the example of GitHub's documentation, no combination is green, and a job
# for green alone is added. Entries that name a key of the matrix are right. Gitea 1.27.3 has the same lines. Hurts anyone who moves workflows from GitHub or tests
# them with act: each site is deployed without the version, and the version once more without a site. Needs Go (downloads: 5 minutes or more).
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > site.yml <<'YML'
on: push
jobs:
  site:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        site: [eu, us]
        include:
          - version: 1.4.0
          - site: us
            region: us-east
    steps:
      - run: make deploy SITE=${{ matrix.site }} VERSION=${{ matrix.version }} REGION=${{ matrix.region }}
YML
cat > fruit.yml <<'YML'
on: push
jobs:
  fruit:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        fruit: [apple, pear]
        animal: [cat, dog]
        include:
          - color: green
          - color: pink
            animal: cat
          - fruit: apple
            shape: circle
          - fruit: banana
          - fruit: banana
            animal: cat
    steps:
      - run: make
YML
mkdir act gitea
cat > act/main.go <<'GO'
package main

import (
	"fmt"
	"os"
	"sort"

	"github.com/nektos/act/pkg/model"
)

func main() {
	for _, id := range os.Args[1:] {
		file, err := os.Open(id + ".yml")
		if err != nil {
			panic(err)
		}
		workflow, err := model.ReadWorkflow(file, true)
		if err != nil {
			panic(err)
		}
		matrixes, err := workflow.GetJob(id).GetMatrixes()
		if err != nil {
			panic(err)
		}
		var lines []string
		for _, matrix := range matrixes {
			lines = append(lines, fmt.Sprint(matrix))
		}
		sort.Strings(lines)
		for _, line := range lines {
			fmt.Printf("act, %s: %s\n", id, line)
		}
	}
}
GO
cat > gitea/main.go <<'GO'
package main

import (
	"fmt"
	"os"
	"sort"

	"code.gitea.io/gitea/modules/actions/jobparser"
)

func main() {
	for _, id := range os.Args[1:] {
		content, err := os.ReadFile(id + ".yml")
		if err != nil {
			panic(err)
		}
		workflows, err := jobparser.Parse(content)
		if err != nil {
			panic(err)
		}
		var lines []string
		for _, workflow := range workflows {
			_, job := workflow.Job()
			// In a workflow of one job, each key of the matrix has one value.
			var values map[string][]any
			if err := job.Strategy.RawMatrix.Decode(&values); err != nil {
				panic(err)
			}
			matrix := map[string]any{}
			for key, value := range values {
				matrix[key] = value[0]
			}
			lines = append(lines, fmt.Sprint(matrix))
		}
		sort.Strings(lines)
		for _, line := range lines {
			fmt.Printf("Gitea, %s: %s\n", id, line)
		}
	}
}
GO
build() {
  cd "$folder/$1"
  go mod init finding 2> /dev/null
  # Gitea has these two replacements in its own go.mod.
  [ "$1" = act ] || go mod edit -replace github.com/nektos/act=gitea.com/gitea/act@v0.261.10 -replace go.yaml.in/yaml/v4=go.yaml.in/yaml/v4@v4.0.0-rc.3
  go get "$2" 2> log
  go build -o "$folder/matrix-$1" . 2> log
  cd "$folder"
}
build act github.com/nektos/act/pkg/model@v0.2.89
build gitea code.gitea.io/gitea/modules/actions/jobparser@v1.26.0
echo "act 0.2.89, Gitea 1.26.0 (act 0.261.10 of Gitea), $(go version | cut -d ' ' -f 3)"
{
  ./matrix-act site fruit
  ./matrix-gitea site fruit
} > output
cat output
cat > expected <<'OUT'
act, site: map[region:us-east site:us version:1.4.0]
act, site: map[site:eu version:1.4.0]
act, fruit: map[animal:cat color:pink fruit:apple shape:circle]
act, fruit: map[animal:cat color:pink fruit:pear]
act, fruit: map[animal:cat fruit:banana]
act, fruit: map[animal:dog color:green fruit:apple shape:circle]
act, fruit: map[animal:dog color:green fruit:pear]
act, fruit: map[fruit:banana]
Gitea, site: map[region:us-east site:us]
Gitea, site: map[site:eu]
Gitea, site: map[version:1.4.0]
Gitea, fruit: map[animal:cat color:pink fruit:apple shape:circle]
Gitea, fruit: map[animal:cat color:pink fruit:pear]
Gitea, fruit: map[animal:cat fruit:banana]
Gitea, fruit: map[animal:dog fruit:apple shape:circle]
Gitea, fruit: map[animal:dog fruit:pear]
Gitea, fruit: map[color:green]
Gitea, fruit: map[fruit:banana]
OUT
diff expected output && echo 'The surprise is as described: an entry for all combinations becomes a job of its own.'
